<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>compiled rules</source>
        <extracomment>Room for a path, in grid units, in a window at least so wide, and in a narrower one. What is kept there, the buttons to open and to copy, and the path as it is written.</extracomment>
        <translation>правила скомпилированы</translation>
    </message>
    <message>
        <source>interpreted rules</source>
        <translation>правила не скомпилированы</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Версия %1, %2</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Unfinished match, statistics</source>
        <translation>Начатая партия, статистика</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал ошибок</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Read the licences</source>
        <translation>Тексты лицензий</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>You deal.</source>
        <translation>Вы сдаёте.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Сдаёт %1.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Вы кладёте %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <comment>a player, a card</comment>
        <translation>%1 кладёт %2.</translation>
    </message>
    <message>
        <source>You lay %1.</source>
        <translation>Вы выкладываете %1.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <comment>a player, a card</comment>
        <translation>%1 выкладывает %2.</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <comment>cards, with a card</comment>
        <translation>Вы берёте %1 %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 %3.</source>
        <comment>a player, cards, with a card</comment>
        <translation>%1 берёт %2 %3.</translation>
    </message>
    <message>
        <source>Scopa: you sweep the table!</source>
        <translation>Скопа! Её делаете вы.</translation>
    </message>
    <message>
        <source>Scopa: %1 sweeps the table!</source>
        <translation>Скопа! Её делает %1.</translation>
    </message>
    <message>
        <source>What is left goes to you: %1.</source>
        <translation>Остаток достаётся вам: %1.</translation>
    </message>
    <message>
        <source>What is left goes to %2: %1.</source>
        <translation>Остаток забирает %2: %1.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Взятка ваша.</translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation>Взятку забирает %1.</translation>
    </message>
    <message>
        <source>You exchange %1 for %2.</source>
        <translation>Вы меняете %1 на %2.</translation>
    </message>
    <message>
        <source>%3 exchanges %1 for %2.</source>
        <translation>%3 меняет %1 на %2.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n more card(s).</source>
        <translation>
            <numerusform>Раздаётся ещё по %n карте.</numerusform>
            <numerusform>Раздаётся ещё по %n карты.</numerusform>
            <numerusform>Раздаётся ещё по %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw the trump from under the stock: %1.</source>
        <translation>Вы берёте козырь из-под колоды: %1.</translation>
    </message>
    <message>
        <source>%2 draws the trump from under the stock: %1.</source>
        <translation>%2 берёт козырь из-под колоды: %1.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Вы берёте из колоды %1.</translation>
    </message>
    <message>
        <source>%2 draws %1.</source>
        <comment>a player, a card</comment>
        <translation>%2 берёт из колоды %1.</translation>
    </message>
    <message>
        <source>The others draw a card each.</source>
        <translation>Остальные берут по карте.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 берёт карту.</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Колода закончилась.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <comment>Scopa and Scopone</comment>
        <translation>Кон окончен.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <comment>Briscola</comment>
        <translation>Раздача окончена.</translation>
    </message>
    <message>
        <source>You may exchange %1 for %2.</source>
        <translation>Вы можете обменять %1 на %2.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Place in the tables below of the French deck&apos;s jack, queen and king; 8..10 are fante, cavallo, re. As the one that does something: &quot;il sette di denari&quot;, &quot;семёрка денари&quot;. As what is taken or played: &quot;il sette di denari&quot;, &quot;семёрку денари&quot;. As what something is done with: &quot;con il sette di denari&quot;, &quot;семёркой денари&quot;. The first is a rank (&quot;seven&quot;), the second a suit as it follows a rank (&quot;coins&quot;, &quot;мечей&quot;).</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>денари</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>кубки</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>мечи</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>batons of the Italian deck</comment>
        <translation>жезлы</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>червы</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>black trefoils of the French deck</comment>
        <translation>трефы</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>seven of ...</comment>
        <translation>денари</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>seven of ...</comment>
        <translation>кубков</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>seven of ...</comment>
        <translation>мечей</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>seven of ..., Italian deck</comment>
        <translation>жезлов</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>seven of ...</comment>
        <translation>бубен</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>seven of ...</comment>
        <translation>червей</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>seven of ...</comment>
        <translation>пик</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>seven of ..., French deck</comment>
        <translation>треф</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>plain</comment>
        <translation>туз</translation>
    </message>
    <message>
        <source>two</source>
        <comment>plain</comment>
        <translation>двойка</translation>
    </message>
    <message>
        <source>three</source>
        <comment>plain</comment>
        <translation>тройка</translation>
    </message>
    <message>
        <source>four</source>
        <comment>plain</comment>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>five</source>
        <comment>plain</comment>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>six</source>
        <comment>plain</comment>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>plain</comment>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>plain</comment>
        <translation>валет</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>plain</comment>
        <translation>конь</translation>
    </message>
    <message>
        <source>king</source>
        <comment>plain</comment>
        <translation>король</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>plain, French deck</comment>
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>plain, French deck</comment>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <comment>plain, French deck</comment>
        <translation>король</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>who does it</comment>
        <translation>туз</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>who does it</comment>
        <translation>двойка</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>who does it</comment>
        <translation>тройка</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>who does it</comment>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>who does it</comment>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>who does it</comment>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>who does it</comment>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>who does it</comment>
        <translation>валет</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>who does it</comment>
        <translation>конь</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>who does it</comment>
        <translation>король</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>who does it, French deck</comment>
        <translation>валет</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>who does it, French deck</comment>
        <translation>дама</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>who does it, French deck</comment>
        <translation>король</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is taken or played</comment>
        <translation>туза</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is taken or played</comment>
        <translation>двойку</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is taken or played</comment>
        <translation>тройку</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is taken or played</comment>
        <translation>четвёрку</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is taken or played</comment>
        <translation>пятёрку</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is taken or played</comment>
        <translation>шестёрку</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is taken or played</comment>
        <translation>семёрку</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is taken or played</comment>
        <translation>валета</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>what is taken or played</comment>
        <translation>коня</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is taken or played</comment>
        <translation>короля</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is taken or played, French deck</comment>
        <translation>валета</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is taken or played, French deck</comment>
        <translation>даму</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is taken or played, French deck</comment>
        <translation>короля</translation>
    </message>
    <message>
        <source>with the ace</source>
        <comment>by means of it</comment>
        <translation>тузом</translation>
    </message>
    <message>
        <source>with the two</source>
        <comment>by means of it</comment>
        <translation>двойкой</translation>
    </message>
    <message>
        <source>with the three</source>
        <comment>by means of it</comment>
        <translation>тройкой</translation>
    </message>
    <message>
        <source>with the four</source>
        <comment>by means of it</comment>
        <translation>четвёркой</translation>
    </message>
    <message>
        <source>with the five</source>
        <comment>by means of it</comment>
        <translation>пятёркой</translation>
    </message>
    <message>
        <source>with the six</source>
        <comment>by means of it</comment>
        <translation>шестёркой</translation>
    </message>
    <message>
        <source>with the seven</source>
        <comment>by means of it</comment>
        <translation>семёркой</translation>
    </message>
    <message>
        <source>with the jack</source>
        <comment>by means of it</comment>
        <translation>валетом</translation>
    </message>
    <message>
        <source>with the knight</source>
        <comment>by means of it</comment>
        <translation>конём</translation>
    </message>
    <message>
        <source>with the king</source>
        <comment>by means of it</comment>
        <translation>королём</translation>
    </message>
    <message>
        <source>with the jack</source>
        <comment>by means of it, French deck</comment>
        <translation>валетом</translation>
    </message>
    <message>
        <source>with the queen</source>
        <comment>by means of it, French deck</comment>
        <translation>дамой</translation>
    </message>
    <message>
        <source>with the king</source>
        <comment>by means of it, French deck</comment>
        <translation>королём</translation>
    </message>
</context>
<context>
    <name>CardsSeen</name>
    <message>
        <source>&amp;Cards seen</source>
        <translation>В&amp;ышедшие карты</translation>
    </message>
    <message>
        <source>Cards seen</source>
        <translation>Вышли</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Deal num&amp;ber…</source>
        <translation>Но&amp;мер расклада…</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Continue: %1</source>
        <extracomment>The unfinished match is one at which the person only looked on. It has been played out: only its result is still to be seen.</extracomment>
        <translation>Продолжить: %1</translation>
    </message>
    <message>
        <source>Continue watching: %1</source>
        <translation>Смотреть дальше: %1</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Только смотреть</translation>
    </message>
    <message>
        <source>Computer players take every seat; you see the hand of the one at the bottom.</source>
        <translation>За всех играет компьютер; вам видны карты того, кто сидит внизу.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Номер расклада</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>наугад</translation>
    </message>
    <message>
        <source>The same number, game and number of players give the same cards.</source>
        <translation>Один и тот же номер в той же игре с тем же числом игроков даёт те же карты.</translation>
    </message>
    <message>
        <source>The result: %1</source>
        <comment>button: shows the sheet of a match that is over</comment>
        <translation>Итог: %1</translation>
    </message>
    <message>
        <source>Only figures: a number from 1 to %1.</source>
        <translation>Только цифры: число от 1 до %1.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Папка:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлов:</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Some files could not be read</source>
        <translation>Не все файлы удалось прочитать</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Этот файл не открывается</translation>
    </message>
    <message>
        <source>Your match goes on as before; try again in another place.</source>
        <translation>Партия идёт дальше как шла; попробуйте сохранить её в другом месте.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>Партия не сохранена</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Партия сохранена</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>You can play on, and it is tried again after every move. But if you leave the program before that works, this match is lost.</source>
        <translation>Можно играть дальше: программа пробует снова после каждого хода. Но если закрыть её раньше, чем это удастся, партия пропадёт.</translation>
    </message>
    <message>
        <source>Your match cannot be kept</source>
        <translation>Партию не удаётся сохранить</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>A second window</source>
        <translation>Второе окно</translation>
    </message>
    <message>
        <source>The file is damaged, or it belongs to another program.</source>
        <translation>Файл повреждён или принадлежит другой программе.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of Carte Italiane.</source>
        <translation>Файл создан более новой версией Carte Italiane.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файла нет.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Это папка, а не файл.</translation>
    </message>
    <message>
        <source>You are not allowed to read this file.</source>
        <translation>Нет прав на чтение этого файла.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Диск сообщает об ошибке.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>Такой папки нет.</translation>
    </message>
    <message>
        <source>There is a folder of this name.</source>
        <translation>Уже есть папка с таким именем.</translation>
    </message>
    <message>
        <source>You are not allowed to write there.</source>
        <translation>Нет прав на запись в эту папку.</translation>
    </message>
    <message>
        <source>Nothing can be written on this disk.</source>
        <translation>Этот диск доступен только для чтения.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>На диске нет места.</translation>
    </message>
    <message>
        <source>Your preferences could not be read</source>
        <translation>Не удалось прочитать настройки</translation>
    </message>
    <message>
        <source>Your unfinished match could not be read</source>
        <extracomment>More places in a file are not named one by one.</extracomment>
        <translation>Не удалось прочитать недоигранную партию</translation>
    </message>
    <message>
        <source>The game starts with its usual preferences.</source>
        <translation>Игра начинается с обычными настройками.</translation>
    </message>
    <message>
        <source>Your file has been kept as %1.</source>
        <translation>Ваш файл сохранён под именем %1.</translation>
    </message>
    <message>
        <source>What you choose applies until you leave the program, and is then forgotten.</source>
        <translation>Выбранное действует до выхода из программы, потом оно забывается.</translation>
    </message>
    <message>
        <source>Your preferences cannot be kept</source>
        <translation>Ваши настройки не удаётся сохранить</translation>
    </message>
    <message>
        <source>Carte Italiane is already running, but its window does not answer. You can play here; only a match that you leave unfinished in this window is not kept, unless you save it, and neither are changed preferences.</source>
        <translation>Carte Italiane уже запущена, но её окно не отвечает. Играть можно и здесь, только партия, не доигранная в этом окне, пропадёт, если её не сохранить, и изменённые настройки тоже.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
    <message>
        <source>Leave, and lose this match?</source>
        <translation>Выйти и потерять эту партию?</translation>
    </message>
    <message>
        <source>This match could not be kept. If you leave now, it is lost.</source>
        <translation>Эту партию не удалось сохранить. Если выйти сейчас, она пропадёт.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <comment>button: ends the program</comment>
        <translation>Всё равно выйти</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>button: the program goes on</comment>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>This file is write-protected.</source>
        <translation>Этот файл защищён от записи.</translation>
    </message>
    <message>
        <source>Some of your preferences could not be used</source>
        <translation>Не все ваши настройки удалось применить</translation>
    </message>
    <message>
        <source>These entries of the file make no sense here: %1.</source>
        <translation>Эти записи в файле программе непонятны: %1.</translation>
    </message>
    <message>
        <source>All others hold.</source>
        <translation>Все остальные действуют.</translation>
    </message>
    <message>
        <source>The folder is now called %1.</source>
        <translation>Папка теперь называется %1.</translation>
    </message>
</context>
<context>
    <name>Flourish</name>
    <message>
        <source>Scopa!</source>
        <translation>Скопа!</translation>
    </message>
    <message>
        <source>Settebello!</source>
        <translation>Сеттебелло!</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Сообщить о &amp;неполадке…</translation>
    </message>
    <message>
        <source>&amp;About Carte Italiane</source>
        <translation>&amp;О программе Carte Italiane</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Let me think…</source>
        <translation>Дайте подумать…</translation>
    </message>
    <message>
        <source>The hint will come when it is your turn.</source>
        <translation>Подсказка появится, когда будет ваш ход.</translation>
    </message>
    <message>
        <source>The match is marked now: an aid was used.</source>
        <translation>Партия теперь отмечена: была помощь.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>one of two cards</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two cards</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>It wins the trick for sure.</source>
        <translation>Взятка точно ваша.</translation>
    </message>
    <message>
        <source>There is nothing in the trick that is worth a trump.</source>
        <translation>Взятка пустая — козыря жалко.</translation>
    </message>
    <message>
        <source>It saves a trump for later: %1.</source>
        <translation>Бережёт козырь на потом: %1.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>Другого хода нет.</translation>
    </message>
    <message>
        <source>There is little to choose between the moves.</source>
        <translation>Разница между ходами невелика.</translation>
    </message>
    <message>
        <source>%1 would be nearly as good.</source>
        <translation>%1 — ход почти не хуже.</translation>
    </message>
    <message>
        <source>The next best, %1, comes out about %2 points worse.</source>
        <translation>Второй по выгоде ход — %1: он хуже примерно на %2 очка.</translation>
    </message>
    <message>
        <source>It simply came out best in %2 imagined deals.</source>
        <translation>В среднем это просто лучший ход (воображаемых раскладов: %2).</translation>
    </message>
    <message>
        <source>All in all it seems best.</source>
        <translation>В целом это кажется лучшим ходом.</translation>
    </message>
    <message>
        <source>It keeps %1 for later.</source>
        <translation>Оставляет %1 на потом.</translation>
    </message>
    <message>
        <source>It sweeps the table: a point at once.</source>
        <translation>Это скопа — сразу очко.</translation>
    </message>
    <message>
        <source>It wins the settebello.</source>
        <translation>Берёт сеттебелло.</translation>
    </message>
    <message>
        <source>It wins %1 for the primiera.</source>
        <translation>Берёт %1 для примьеры.</translation>
    </message>
    <message>
        <source>It makes the primiera sure.</source>
        <translation>Теперь примьера точно ваша.</translation>
    </message>
    <message>
        <source>It wins %1 for the primiera: the others have more sevens.</source>
        <translation>Берёт %1 для примьеры: семёрок больше у других.</translation>
    </message>
    <message>
        <source>It wins %1 for the diamonds.</source>
        <translation>Берёт %1 в счёт очка за бубны.</translation>
    </message>
    <message>
        <source>It wins %1 for the coins.</source>
        <translation>Берёт %1 в счёт очка за денари.</translation>
    </message>
    <message>
        <source>It captures, and every card counts.</source>
        <translation>Это взятие, а каждая карта на счету.</translation>
    </message>
    <message>
        <source>It wins %1 for the napola.</source>
        <translation>Берёт %1 для наполы.</translation>
    </message>
    <message>
        <source>It is the last point that is missing to %2.</source>
        <translation>Это последнее очко, которого не хватает до %2.</translation>
    </message>
    <message>
        <source>It leaves ranks unpaired, which does not suit the dealer.</source>
        <translation>Это спарильо: сдающему оно невыгодно.</translation>
    </message>
    <message>
        <source>It pairs ranks again, which suits the dealer’s side.</source>
        <translation>Возвращает картам пары, а это на руку сдающему.</translation>
    </message>
    <message>
        <source>It lays a low unpaired card, which a sum can pair again: that suits the dealer’s side.</source>
        <translation>Выкладывает младшую непарную карту: взятие суммой вернёт пары, а это на руку сдающему.</translation>
    </message>
    <message>
        <source>It lays the highest of three unpaired cards before a sum pairs them again.</source>
        <translation>Выкладывает старшую из трёх непарных карт, пока взятие суммой не вернуло им пары.</translation>
    </message>
    <message>
        <source>It takes more cards than any other move.</source>
        <translation>Берёт больше карт, чем любой другой ход.</translation>
    </message>
    <message>
        <source>Whoever captures last takes what is left.</source>
        <translation>Оставшиеся карты забирает взявший последним.</translation>
    </message>
    <message>
        <source>It wins several diamonds at once.</source>
        <translation>Берёт сразу несколько бубен.</translation>
    </message>
    <message>
        <source>It wins several coins at once.</source>
        <translation>Берёт сразу несколько карт денари.</translation>
    </message>
    <message>
        <source>It wins several sevens for the primiera.</source>
        <translation>Берёт сразу несколько семёрок для примьеры.</translation>
    </message>
    <message>
        <source>It wins several good cards for the primiera.</source>
        <translation>Берёт сразу несколько хороших карт для примьеры.</translation>
    </message>
    <message>
        <source>It wins good cards for the primiera: the others have more sevens.</source>
        <translation>Берёт хорошие карты для примьеры: семёрок больше у других.</translation>
    </message>
    <message>
        <source>It wins several cards for the napola.</source>
        <translation>Берёт сразу несколько карт для наполы.</translation>
    </message>
    <message>
        <source>It saves the trumps for later.</source>
        <translation>Бережёт козыри на потом.</translation>
    </message>
    <message>
        <source>What is left makes more than ten: nobody can sweep it.</source>
        <translation>На столе остаётся больше десяти: скопу никто не сделает.</translation>
    </message>
    <message>
        <source>The next player is one point from the target, and gets no sweep here.</source>
        <translation>Следующему не хватает одного очка, а скопы ему здесь не сделать.</translation>
    </message>
    <message>
        <source>Only %1 could sweep the table then.</source>
        <translation>Скопу тогда сделает только %1.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps the table then.</source>
        <translation>Карты для скопы тогда ни у кого больше быть не может.</translation>
    </message>
    <message>
        <source>On an empty table the next player has to lay a card.</source>
        <translation>На пустой стол следующему придётся выложить карту.</translation>
    </message>
    <message>
        <source>No diamond and no seven is left to take.</source>
        <translation>На столе не остаётся ни бубен, ни семёрок.</translation>
    </message>
    <message>
        <source>No coin and no seven is left to take.</source>
        <translation>На столе не остаётся ни денари, ни семёрок.</translation>
    </message>
    <message>
        <source>It leaves fewer diamonds and sevens on the table than if you played %1.</source>
        <translation>Оставляет на столе меньше бубен и семёрок, чем если сыграть %1.</translation>
    </message>
    <message>
        <source>It leaves fewer coins and sevens on the table than if you played %1.</source>
        <translation>Оставляет на столе меньше денари и семёрок, чем если сыграть %1.</translation>
    </message>
    <message>
        <source>Fewer cards can take from the table then than if you played %1.</source>
        <translation>Взять со стола потом сможет меньше карт, чем если сыграть %1.</translation>
    </message>
    <message>
        <source>Nobody else can take anything from this table.</source>
        <translation>С такого стола никто другой ничего не возьмёт.</translation>
    </message>
    <message>
        <source>The next player can probably take nothing and has to lay.</source>
        <translation>Следующий, скорее всего, ничего не возьмёт и выложит карту.</translation>
    </message>
    <message>
        <source>Your partner laid %1 before and may take with another.</source>
        <translation>Партнёр уже выкладывал %1 и, может быть, возьмёт такой же картой.</translation>
    </message>
    <message>
        <source>It keeps a pair together: one to lay, one to take it with.</source>
        <translation>Сохраняет пару: одну карту выложить, другой её взять.</translation>
    </message>
    <message>
        <source>%1 can take from the table next time.</source>
        <translation>В следующий раз %1 сможет что-нибудь взять со стола.</translation>
    </message>
    <message>
        <source>You hold another card of this rank.</source>
        <translation>У вас есть ещё одна карта того же достоинства.</translation>
    </message>
    <message>
        <source>You hold more of this rank, so fewer cards can sweep this lead.</source>
        <translation>Того же достоинства у вас есть ещё, и сделать скопу с этого хода труднее.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card of this rank.</source>
        <translation>Карт этого достоинства больше ни у кого быть не может.</translation>
    </message>
    <message>
        <source>Nearly all cards of this rank have gone.</source>
        <translation>Карты этого достоинства почти все вышли.</translation>
    </message>
    <message>
        <source>%1 costs nothing to lead.</source>
        <translation>%1 — пустая карта, с неё ходить не жалко.</translation>
    </message>
    <message>
        <source>%1 is worth only %2 points.</source>
        <translation>%1 стоит всего %2 очка.</translation>
    </message>
    <message>
        <source>Nobody can beat %1.</source>
        <translation>%1 уже никто не побьёт.</translation>
    </message>
    <message>
        <source>%1 is the highest trump left.</source>
        <translation>%1 — старший из оставшихся козырей.</translation>
    </message>
    <message>
        <source>The others have no trumps left: nobody can beat %1.</source>
        <translation>Козырей у других не осталось: %1 уже никто не побьёт.</translation>
    </message>
    <message>
        <source>The trick is your partner’s for sure: load it.</source>
        <translation>Взятка точно партнёра — можно смазать.</translation>
    </message>
    <message>
        <source>The trick is your partner’s for sure: no need to beat it.</source>
        <translation>Взятка точно партнёра — перебивать незачем.</translation>
    </message>
    <message>
        <source>Your partner has the trick so far.</source>
        <translation>Пока взятка партнёра.</translation>
    </message>
    <message>
        <source>Your partner plays last to this trick.</source>
        <translation>Последним в этой взятке играет ваш партнёр.</translation>
    </message>
    <message>
        <source>Only a trump can beat %1.</source>
        <translation>Побить %1 можно только козырем.</translation>
    </message>
    <message>
        <source>Fewer cards can beat it than if you played %1.</source>
        <translation>Побить этот ход может меньше карт, чем если сыграть %1.</translation>
    </message>
    <message>
        <source>Fewer points are at stake than if you played %1.</source>
        <translation>Очков под угрозой меньше, чем если сыграть %1.</translation>
    </message>
    <message>
        <source>%1 gives no points away.</source>
        <translation>%1 — карта без очков: отдать не жалко.</translation>
    </message>
    <message>
        <source>%1 is the least to lose.</source>
        <translation>%1 — наименьшая потеря.</translation>
    </message>
    <message>
        <source>There are %2 points in the trick: worth a trump.</source>
        <translation>Очков во взятке — %2: козыря не жалко.</translation>
    </message>
    <message>
        <source>It wins the trick for sure: %2 points.</source>
        <translation>Взятка точно ваша, очков в ней — %2.</translation>
    </message>
    <message>
        <source>It beats %1.</source>
        <translation>Бьёт %1.</translation>
    </message>
    <message>
        <source>%1 is enough; the higher card stays in your hand.</source>
        <translation>%1 справится, а старшая карта останется на руках.</translation>
    </message>
    <message>
        <source>It saves trumps for later: %1.</source>
        <translation>Бережёт козыри на потом: %1.</translation>
    </message>
    <message>
        <source>There is too little in the trick for a trump: %2 points.</source>
        <translation>Козыря жалко: очков во взятке всего %2.</translation>
    </message>
    <message>
        <source>Then the other player leads, and you answer.</source>
        <translation>Потом первым ходит соперник, а вы отвечаете.</translation>
    </message>
    <message>
        <source>Then the last draw brings your side %1.</source>
        <translation>Тогда последней из колоды к вам придёт %1.</translation>
    </message>
    <message>
        <source>Even without the exchange %1 goes to whoever loses this trick.</source>
        <translation>%1 и без обмена придёт к тому, кто проиграет эту взятку.</translation>
    </message>
    <message>
        <source>The seven of trumps becomes %1.</source>
        <translation>Козырная семёрка превращается в %1.</translation>
    </message>
    <message>
        <source>All cards are known: this is the best way to play them out.</source>
        <translation>Все карты известны: так доиграть лучше всего.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Сыграйте %1.</translation>
    </message>
    <message>
        <source>Exchange %1 for %2.</source>
        <comment>the trump seven, for the trump under the stock</comment>
        <translation>Обменяйте %1 на %2.</translation>
    </message>
    <message>
        <source>Play %1 and take %2.</source>
        <translation>Сыграйте %1 и возьмите %2.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Give up the unfinished match?</source>
        <translation>Бросить недоигранную партию?</translation>
    </message>
    <message>
        <source>Only one match is kept for later; save it to keep more.</source>
        <translation>На потом остаётся только одна партия; чтобы сохранить больше, сохраняйте их в файлы.</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>“%1” is opened in its place.</source>
        <translation>Вместо неё откроется «%1».</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>%1, held down</source>
        <comment>a key</comment>
        <translation>держать %1</translation>
    </message>
    <message>
        <source>Play this card of the hand</source>
        <translation>Сыграть эту карту с руки</translation>
    </message>
    <message>
        <source>To the next card</source>
        <translation>К соседней карте</translation>
    </message>
    <message>
        <source>To the table, the piles, the players</source>
        <translation>К столу, стопкам и игрокам</translation>
    </message>
    <message>
        <source>Play or take the card</source>
        <translation>Сыграть или взять карту</translation>
    </message>
    <message>
        <source>Finish what is moving, or end a pause</source>
        <translation>Закончить движение или паузу</translation>
    </message>
    <message>
        <source>Take back a choice, put away a hint</source>
        <translation>Отменить выбор, убрать подсказку</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>К следующему полю или кнопке</translation>
    </message>
    <message>
        <source>Press the button that stands out</source>
        <translation>Нажать выделенную кнопку</translation>
    </message>
    <message>
        <source>From line to line</source>
        <translation>По строкам</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Закрыть страницу</translation>
    </message>
    <message>
        <source>On pages</source>
        <translation>На страницах</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>The columns for which there may be room. What is done, and the keys for it, row by row.</extracomment>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list of cards</comment>
        <translation>%1 и %2</translation>
    </message>
</context>
<context>
    <name>LookMenu</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>&amp;Back of the cards</source>
        <translation>&amp;Рубашка карт</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Колода</translation>
    </message>
    <message>
        <source>&amp;Corner indices</source>
        <translation>&amp;Индексы в углу</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Зелёное сукно</translation>
    </message>
    <message>
        <source>Wine-&amp;red felt</source>
        <translation>&amp;Бордовое сукно</translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation>&amp;Синее сукно</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <translation>&amp;Дерево</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <comment>back of the cards</comment>
        <translation>&amp;Синяя</translation>
    </message>
    <message>
        <source>&amp;Red</source>
        <comment>back of the cards</comment>
        <translation>&amp;Красная</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <comment>back of the cards</comment>
        <translation>&amp;Зелёная</translation>
    </message>
    <message>
        <source>&amp;Italian</source>
        <comment>deck</comment>
        <translation>&amp;Итальянская</translation>
    </message>
    <message>
        <source>&amp;French</source>
        <comment>deck</comment>
        <translation>&amp;Французская</translation>
    </message>
    <message>
        <source>French, f&amp;our colours</source>
        <comment>deck</comment>
        <translation>Французская, &amp;четыре цвета</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <comment>corner indices</comment>
        <translation>&amp;Без индексов</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>corner indices</comment>
        <translation>&amp;Обычные</translation>
    </message>
    <message>
        <source>Always &amp;large</source>
        <comment>corner indices</comment>
        <translation>Всегда &amp;крупные</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Carte Italiane</source>
        <extracomment>In a window of this size every page is whole. On a lower screen it may be lower, less the frame of the system.</extracomment>
        <translation>Carte Italiane</translation>
    </message>
</context>
<context>
    <name>MenuEntries</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>В&amp;нешний вид</translation>
    </message>
    <message>
        <source>&amp;Speed of the animation</source>
        <translation>&amp;Скорость анимации</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Спокойная</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычная</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстрая</translation>
    </message>
    <message>
        <source>N&amp;o animation</source>
        <translation>Без &amp;анимации</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Настро&amp;йки…</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Спр&amp;авка</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>A club player takes that place until the end of this deal.</source>
        <translation>Пока не сыграны все карты, вместо программы играет любитель.</translation>
    </message>
    <message>
        <source>A program has dropped out</source>
        <translation>Программа выбыла</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>The program that plays for %1 could not be started.</source>
        <translation>Программу, играющую за %1, не удалось запустить.</translation>
    </message>
    <message>
        <source>The program that plays for %1 has ended.</source>
        <translation>Программа, играющая за %1, завершилась.</translation>
    </message>
    <message>
        <source>The program that plays for %1 does not answer.</source>
        <translation>Программа, играющая за %1, не отвечает.</translation>
    </message>
    <message>
        <source>The program that plays for %1 talks nonsense.</source>
        <translation>Программа, играющая за %1, отвечает бессмыслицу.</translation>
    </message>
    <message>
        <source>The program that plays for %1 made a move that is not allowed.</source>
        <translation>Программа, играющая за %1, сделала недопустимый ход.</translation>
    </message>
    <message>
        <source>There is no program here that plays for %1: a club player steps in.</source>
        <translation>Здесь нет программы, играющей за %1: её заменяет любитель.</translation>
    </message>
</context>
<context>
    <name>NumberSlip</name>
    <message>
        <source>Deal number</source>
        <translation>Номер расклада</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Whoever enters this number on the first page, for the same game with the same number of players, plays the same cards.</source>
        <translation>Кто введёт этот номер на первой странице для той же игры с тем же числом игроков, получит те же карты.</translation>
    </message>
    <message>
        <source>This match was dealt by hand: no number gives its cards.</source>
        <translation>Карты этой партии разложены вручную: номера у них нет.</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>&amp;Pause</source>
        <extracomment>Who holds the cards still.</extracomment>
        <translation>Пауз&amp;а</translation>
    </message>
    <message>
        <source>Paused. Press Space to continue.</source>
        <translation>Пауза. Чтобы продолжить, нажмите пробел.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>Партия продолжается.</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the sign on the table</comment>
        <translation>Пауза</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>On</source>
        <comment>sound</comment>
        <translation>Включён</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Put everything on these pages back to how it was at first?</source>
        <translation>Вернуть всё к первоначальному виду?</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Сбросить…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Keep as it is</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: имя</translation>
    </message>
    <message>
        <source>%1: level</source>
        <translation>%1: уровень</translation>
    </message>
    <message>
        <source>As chosen for the match</source>
        <comment>level</comment>
        <translation>Как выбрано для партии</translation>
    </message>
    <message>
        <source>Names and levels take effect from the next match.</source>
        <translation>Имена и уровни действуют со следующей партии.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>title of a row: name of the person</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Второй игрок</translation>
    </message>
    <message>
        <source>Third player or partner</source>
        <translation>Третий игрок или партнёр</translation>
    </message>
    <message>
        <source>Fourth player</source>
        <translation>Четвёртый игрок</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Cards as they look now</source>
        <translation>Так карты выглядят сейчас</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>House rules take effect from the next match.</source>
        <translation>Домашние правила действуют со следующей партии.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Play goes clockwise</source>
        <translation>Игра по часовой стрелке</translation>
    </message>
    <message>
        <source>Show the cards seen beside the table</source>
        <translation>Вышедшие карты рядом со столом</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>An aid: a match in which it was used is marked.</source>
        <translation>Это помощь: партия с ней отмечается.</translation>
    </message>
    <message>
        <source>The first click chooses a card, the second plays it.</source>
        <translation>Первый щелчок выбирает карту, второй играет её.</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Report a problem</source>
        <translation>Сообщить о неполадке</translation>
    </message>
    <message>
        <source>Copy this text and send it to whoever looks after the program, with a word on what happened. Nothing is sent by itself; players&apos; names are left out.</source>
        <translation>Скопируйте этот текст и отправьте его тем, кто занимается программой, вместе с рассказом о том, что случилось. Само ничего не отправляется; имена игроков убраны.</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>Текст сообщения</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Скопировать текст</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>What is on the &amp;table</source>
        <extracomment>What can be asked, in the order of the menu, and the key for it.</extracomment>
        <translation>Что на &amp;столе</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>&amp;Мои карты</translation>
    </message>
    <message>
        <source>&amp;Piles and scope</source>
        <translation>&amp;Взятые карты и скопы</translation>
    </message>
    <message>
        <source>&amp;Score of the match</source>
        <translation>Сч&amp;ёт партии</translation>
    </message>
    <message>
        <source>Trump and stoc&amp;k</source>
        <translation>&amp;Козырь и колода</translation>
    </message>
    <message>
        <source>What has &amp;just happened</source>
        <translation>&amp;Что сейчас произошло</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>Че&amp;й ход</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>У вас на руках нет карт.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>У вас на руках %1.</translation>
    </message>
    <message>
        <source>%1 holds no cards.</source>
        <translation>%1: карт на руках нет.</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <comment>a player, cards</comment>
        <translation>%1: на руках %2.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Стол пуст.</translation>
    </message>
    <message>
        <source>On the table lies %1.</source>
        <comment>one card</comment>
        <translation>На столе лежит %1.</translation>
    </message>
    <message>
        <source>On the table lie %1.</source>
        <comment>several cards</comment>
        <translation>На столе лежат %1.</translation>
    </message>
    <message>
        <source>No card of this trick has been played yet.</source>
        <translation>Во взятке пока нет карт.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a card, a player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <translation>Во взятке: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a pile</comment>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 won.</source>
        <comment>names, 12 cards</comment>
        <translation>%1: %2 в стопке.</translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <comment>made by one side</comment>
        <translation>
            <numerusform>%n скопа</numerusform>
            <numerusform>%n скопы</numerusform>
            <numerusform>%n скоп</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 won, %3 %4.</source>
        <comment>names, 12 cards, 2 scope, with these cards</comment>
        <translation>%1: %2 в стопке, %3 %4.</translation>
    </message>
    <message>
        <source>The match is this one deal; its points are counted at the end.</source>
        <translation>Партия — одна раздача, очки считают в конце.</translation>
    </message>
    <message>
        <source>Deals won: %1. The match goes to the first with %2.</source>
        <translation>Побед: %1. Партию выигрывает тот, кто первым наберёт %2.</translation>
    </message>
    <message>
        <source>The match stands at %1. It is played to %2.</source>
        <translation>Счёт партии: %1. Игра до %2.</translation>
    </message>
    <message>
        <source>The trump is %1.</source>
        <comment>a card</comment>
        <translation>Козырь — %1.</translation>
    </message>
    <message>
        <source>The trump suit is %1.</source>
        <translation>Козырная масть — %1.</translation>
    </message>
    <message>
        <source>No cards are left in the stock.</source>
        <translation>В колоде карт не осталось.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the stock.</source>
        <translation>
            <numerusform>В колоде осталась %n карта.</numerusform>
            <numerusform>В колоде осталось %n карты.</numerusform>
            <numerusform>В колоде осталось %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards have been played.</source>
        <translation>Все карты сыграны.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>Ходит %1.</translation>
    </message>
    <message>
        <source>Your move is being shown.</source>
        <translation>Показывается ваш ход.</translation>
    </message>
    <message>
        <source>The move of %1 is being shown.</source>
        <translation>Показывается ход: %1.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Карты сдаются.</translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation>Следующий ход ваш.</translation>
    </message>
    <message>
        <source>%1 plays next.</source>
        <translation>Следующий ход: %1.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Пока ничего не сыграно.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules</source>
        <extracomment>Sizes of text to choose from. The width of the paper, and of the contents, in grid units; narrower than the third there is no room beside the text. The room in which the page has its plain size. Written on the paper itself; a rule in the margin shows the focus.</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the letter on the buttons for smaller and larger text</comment>
        <translation>А</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Найти в правилах</translation>
    </message>
    <message>
        <source>Enter goes from one place to the next.</source>
        <translation>Enter переходит от одного места к следующему.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Оглавление</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Найденные места</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Найдено: %1</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Saved matches (%1)</source>
        <translation>Сохранённые партии (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>The match stands at %1.</source>
        <translation>Счёт партии: %1.</translation>
    </message>
    <message>
        <source>%1: no points.</source>
        <comment>a side</comment>
        <translation>%1: ни одного очка.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 for %3.</source>
        <comment>a side, its points, what brought them</comment>
        <translation>%1: %2 — %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side, its points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The deal is drawn.</source>
        <comment>Briscola</comment>
        <translation>Раздача закончилась вничью.</translation>
    </message>
    <message>
        <source>The deal is won by: %1.</source>
        <comment>Briscola</comment>
        <translation>Раздачу выигрывает: %1.</translation>
    </message>
    <message>
        <source>The match is drawn.</source>
        <translation>Партия закончилась вничью.</translation>
    </message>
    <message>
        <source>Your pair wins the match.</source>
        <translation>Ваша пара выиграла партию.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Вы выиграли партию.</translation>
    </message>
    <message>
        <source>%1 win the match.</source>
        <comment>a pair</comment>
        <translation>Победители партии — %1.</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>Победитель партии — %1.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>none</source>
        <comment>no primiera</comment>
        <extracomment>Ranks that count in briscola, the dearest first. No primiera, for want of a suit. Counts that are nothing.</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1, %2 each</source>
        <comment>rank, its value</comment>
        <translation>%1, по %2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Тузы</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Тройки</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Короли</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Дамы</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Кони</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Валеты</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you.</source>
        <translation>
            <numerusform>Вам %n очко.</numerusform>
            <numerusform>Вам %n очка.</numerusform>
            <numerusform>Вам %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1.</source>
        <translation>
            <numerusform>%1: %n очко.</numerusform>
            <numerusform>%1: %n очка.</numerusform>
            <numerusform>%1: %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Никто не получает очков.</translation>
    </message>
    <message>
        <source>One point for the most cards.</source>
        <translation>Одно очко тому, у кого больше карт.</translation>
    </message>
    <message>
        <source>One point for the most diamonds.</source>
        <translation>Одно очко тому, у кого больше бубен.</translation>
    </message>
    <message>
        <source>One point for the most coins.</source>
        <translation>Одно очко тому, у кого больше денари.</translation>
    </message>
    <message>
        <source>One point for the seven of diamonds.</source>
        <translation>Одно очко за семёрку бубен.</translation>
    </message>
    <message>
        <source>One point for the seven of coins.</source>
        <translation>Одно очко за семёрку денари.</translation>
    </message>
    <message>
        <source>The best card of each suit: 7 = 21, 6 = 18, ace = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, figures = 10.</source>
        <translation>Лучшая карта каждой масти: 7 = 21, 6 = 18, туз = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, фигуры = 10.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 of diamonds and each next diamond in order: one point a card.</source>
        <translation>Туз, 2, 3 бубен и каждая следующая по порядку карта масти: по очку за карту.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 of coins and each next coin in order: one point a card.</source>
        <translation>Туз, 2, 3 денари и каждая следующая по порядку карта масти: по очку за карту.</translation>
    </message>
    <message>
        <source>One point for every scopa.</source>
        <translation>По очку за каждую скопу.</translation>
    </message>
    <message>
        <source>It goes to: %1.</source>
        <comment>the point; a name follows</comment>
        <translation>Очко получает: %1.</translation>
    </message>
    <message>
        <source>Nobody has the most alone, so nobody scores.</source>
        <translation>Никто не опередил остальных: очко не достаётся никому.</translation>
    </message>
    <message>
        <source>Sixty all: a draw.</source>
        <translation>Шестьдесят на шестьдесят: ничья.</translation>
    </message>
    <message>
        <source>The first place is shared: a draw.</source>
        <translation>Первое место поделено: ничья.</translation>
    </message>
    <message>
        <source>More than 60 of the 120 points win the deal.</source>
        <translation>Раздачу выигрывает тот, кто набрал больше 60 очков из 120.</translation>
    </message>
    <message>
        <source>The most points win the deal.</source>
        <translation>Раздачу выигрывает тот, у кого больше очков.</translation>
    </message>
    <message>
        <source>Deals won, first to %1</source>
        <translation>Побед (до %1)</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Этот кон</translation>
    </message>
    <message>
        <source>Match, to %1</source>
        <translation>Партия до %1</translation>
    </message>
    <message>
        <source>Next deal</source>
        <comment>briscola</comment>
        <translation>Следующая раздача</translation>
    </message>
    <message>
        <source>Next deal</source>
        <comment>scopa, scopone</comment>
        <translation>Следующий кон</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Другая игра</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>briscola</comment>
        <translation>Раздача %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>scopa, scopone</comment>
        <translation>Кон %1</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Партия закончилась вничью</translation>
    </message>
    <message>
        <source>Your pair wins the match</source>
        <translation>Ваша пара выиграла партию</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Вы выиграли партию</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>a pair</comment>
        <translation>Победители партии — %1</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>Победитель партии — %1</translation>
    </message>
    <message>
        <source>A drawn deal counts for nobody and is played again.</source>
        <translation>Ничья никому не засчитывается: раздача переигрывается.</translation>
    </message>
    <message>
        <source>Nobody is alone in the lead, so another deal is played.</source>
        <translation>Единоличного лидера нет, поэтому играется ещё один кон.</translation>
    </message>
    <message>
        <source>Point at a line to see how it counts.</source>
        <translation>Наведите указатель на строку, чтобы узнать, как она считается.</translation>
    </message>
    <message>
        <source>Equal scores are counted out in order: your pair reached %2 first (%3).</source>
        <translation>При равном счёте решает подсчёт по порядку: первой %2 набрала ваша пара (%3).</translation>
    </message>
    <message>
        <source>Equal scores are counted out in order: you reached %2 first (%3).</source>
        <translation>При равном счёте решает подсчёт по порядку: первыми %2 набрали вы (%3).</translation>
    </message>
    <message>
        <source>Equal scores are counted out in order: %1 reached %2 first (%3).</source>
        <comment>a pair</comment>
        <translation>При равном счёте решает подсчёт по порядку: первыми %2 набрали %1 (%3).</translation>
    </message>
    <message>
        <source>Equal scores are counted out in order: %1 reached %2 first (%3).</source>
        <translation>При равном счёте решает подсчёт по порядку: раньше всех %2 набирает %1 (%3).</translation>
    </message>
</context>
<context>
    <name>ScoreSlip</name>
    <message>
        <source>to %1</source>
        <comment>points that decide the match</comment>
        <translation>до %1</translation>
    </message>
    <message>
        <source>one deal</source>
        <extracomment>The most that a score takes of a line. Stands between the names of a side.</extracomment>
        <translation>одна раздача</translation>
    </message>
    <message>
        <source>first to %1</source>
        <comment>deals that decide the match</comment>
        <translation>до %1 побед</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>напола</translation>
    </message>
    <message>
        <source>seven exchange</source>
        <translation>обмен семёрки</translation>
    </message>
    <message>
        <source>ten cards each</source>
        <translation>по десять карт</translation>
    </message>
    <message>
        <source>no redeal</source>
        <translation>без пересдачи</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Club player</source>
        <comment>short, below a name</comment>
        <extracomment>Letters of the level, and the width of the card with the number of cards, in letters of the name. A name of so many letters always has room.</extracomment>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>other people&apos;s player</comment>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдающий</translation>
    </message>
    <message>
        <source>Took last: gets what is left in the end</source>
        <translation>Взял последним: в конце заберёт остаток</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Включён</translation>
    </message>
    <message>
        <source>&amp;Soft</source>
        <translation>&amp;Тихо</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Средне</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Громко</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <extracomment>Narrower than this the two halves of the form fold their rows, so that they still stand side by side. How wide a folded half may be, in grid units. The games in the order of the page. The person has chosen something about the next match.</extracomment>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button: begin the match</comment>
        <translation>Сдать карты</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Names and levels…</source>
        <translation>Имена и уровни…</translation>
    </message>
    <message>
        <source>What the players are called, and a level for each of them</source>
        <translation>Как зовут игроков и какой у каждого уровень</translation>
    </message>
</context>
<context>
    <name>SwapButton</name>
    <message>
        <source>Exchange %1 for %2</source>
        <translation>Обменять %1 на %2</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Click again to play.</source>
        <translation>Щёлкните ещё раз, чтобы сыграть.</translation>
    </message>
    <message>
        <source>Which one does it take?</source>
        <translation>Какую взять?</translation>
    </message>
    <message>
        <source>Choose cards that make %1.</source>
        <translation>Выберите карты на сумму %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>running sum of the chosen cards</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>No cards on the table make %1 with this one.</source>
        <translation>С этой картой сумма %1 на столе не набирается.</translation>
    </message>
    <message>
        <source>You are only watching: the computer players play.</source>
        <translation>Вы только смотрите: играет компьютер.</translation>
    </message>
    <message>
        <source>Three kings or more on the table: the cards are dealt again.</source>
        <translation>На столе три короля или больше: кон не состоялся, пересдача.</translation>
    </message>
    <message>
        <source>What is left goes to you.</source>
        <translation>Остаток достаётся вам.</translation>
    </message>
    <message>
        <source>What is left goes to %1.</source>
        <translation>Остаток забирает %1.</translation>
    </message>
    <message>
        <source>Nobody has taken anything: what is left counts for nobody.</source>
        <translation>Никто ничего не взял: остаток не засчитывается никому.</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>Последняя взятка: %1</translation>
    </message>
    <message>
        <source>Last capture: %1, scopa</source>
        <translation>Последнее взятие: %1, скопа</translation>
    </message>
    <message>
        <source>Last capture: %1</source>
        <translation>Последнее взятие: %1</translation>
    </message>
    <message>
        <source>Nothing has been taken yet.</source>
        <translation>Ещё никто ничего не взял.</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>First choose a card of your hand.</source>
        <extracomment>Somebody would play, but the match is paused. Something lies or is lit in another way, or the table has been cleared. What would be played if the card that follows the pointer were let go now. Changes with every attachment, so that a session that comes back is not heard twice. The card of the hand that has the keyboard. The match is paused: nothing can be played, whoever tries wants it to go on.</extracomment>
        <translation>Сначала выберите карту на руках.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>&amp;Last trick again</source>
        <translation>Последняя в&amp;зятка</translation>
    </message>
    <message>
        <source>&amp;Last capture again</source>
        <translation>Последнее в&amp;зятие</translation>
    </message>
    <message>
        <source>Sort the &amp;hand</source>
        <translation>&amp;Порядок карт на руках</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>По &amp;мастям</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>По &amp;старшинству</translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation>Как с&amp;даны</translation>
    </message>
    <message>
        <source>&amp;Mirrored, for left-handed people</source>
        <translation>Стол для &amp;левшей</translation>
    </message>
    <message>
        <source>Play goes &amp;clockwise</source>
        <translation>Игра по &amp;часовой стрелке</translation>
    </message>
    <message>
        <source>Play with a s&amp;econd click</source>
        <translation>Ход &amp;вторым щелчком</translation>
    </message>
    <message>
        <source>A last forced card &amp;plays itself</source>
        <translation>Последняя карта &amp;играется сама</translation>
    </message>
</context>
<context>
    <name>TakingBack</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Взять &amp;ход назад</translation>
    </message>
    <message>
        <source>Play this &amp;deal again</source>
        <translation>Переиграть этот &amp;расклад</translation>
    </message>
    <message>
        <source>Play this &amp;match again, with the same cards</source>
        <translation>Переиграть пар&amp;тию с теми же картами</translation>
    </message>
    <message>
        <source>There is nothing to take back in this deal.</source>
        <translation>С этими картами вы ещё не ходили: брать назад нечего.</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>The hand of %1</source>
        <translation>Карты игрока %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваши карты</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>Колода и стопки</translation>
    </message>
    <message>
        <source>Players and score</source>
        <translation>Игроки и счёт</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Карточный стол</translation>
    </message>
    <message>
        <source>No cards in the hand of %1</source>
        <translation>%1: карт на руках нет</translation>
    </message>
    <message>
        <source>No cards in your hand</source>
        <translation>Карт на руках нет</translation>
    </message>
    <message>
        <source>Card %1 of %2 in the hand of %3.</source>
        <translation>Карта %1 из %2 на руках у игрока %3.</translation>
    </message>
    <message>
        <source>Card %1 of %2 in your hand.</source>
        <translation>Карта %1 из %2 на руках.</translation>
    </message>
    <message>
        <source>Card %1 of %2 on the table.</source>
        <translation>Карта %1 из %2 на столе.</translation>
    </message>
    <message>
        <source>It takes nothing.</source>
        <translation>Ничего не берёт.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Берёт %1.</translation>
    </message>
    <message numerus="yes">
        <source>It can take in %n way(s), among %1.</source>
        <translation>
            <numerusform>Может взять %n способом, выбор из карт: %1.</numerusform>
            <numerusform>Может взять %n способами, выбор из карт: %1.</numerusform>
            <numerusform>Может взять %n способами, выбор из карт: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint is to play this card.</source>
        <translation>Подсказка советует эту карту.</translation>
    </message>
    <message>
        <source>It is being played: choose what it takes.</source>
        <translation>Вы играете ею: выберите, что она берёт.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Выбрана.</translation>
    </message>
    <message>
        <source>It can be taken.</source>
        <translation>Её можно взять.</translation>
    </message>
    <message>
        <source>In the trick, played by %1.</source>
        <translation>Во взятке, положил игрок %1.</translation>
    </message>
    <message>
        <source>The trump, face up under the stock.</source>
        <translation>Козырь, открыт под колодой.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта на руках</numerusform>
            <numerusform>%n карты на руках</numerusform>
            <numerusform>%n карт на руках</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдающий</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>whose turn it is</comment>
        <translation>ходит</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>У вас на руках нет карт.</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s).</source>
        <translation>
            <numerusform>У вас на руках только %n карта.</numerusform>
            <numerusform>У вас на руках только %n карты.</numerusform>
            <numerusform>У вас на руках только %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) on the table.</source>
        <translation>
            <numerusform>На столе только %n карта.</numerusform>
            <numerusform>На столе только %n карты.</numerusform>
            <numerusform>На столе только %n карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Scopa</source>
        <translation>Скопа</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Скопоне</translation>
    </message>
    <message>
        <source>Briscola</source>
        <translation>Брискола</translation>
    </message>
    <message>
        <source>Take cards from the table; sweep it clean.</source>
        <translation>Берут карты со стола, а лучше — сметают все.</translation>
    </message>
    <message>
        <source>All cards dealt at once, in pairs.</source>
        <translation>Все карты сразу на руках, пара на пару.</translation>
    </message>
    <message>
        <source>Tricks, trumps and a good memory.</source>
        <translation>Взятки, козыри и хорошая память.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Beginners know the rules but miss a lot.</source>
        <translation>Новички знают правила, но многое упускают.</translation>
    </message>
    <message>
        <source>Club players count cards and waste nothing.</source>
        <translation>Любители считают карты и ничего не тратят зря.</translation>
    </message>
    <message>
        <source>Masters think every deal through.</source>
        <translation>Мастера продумывают всё до последней карты.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Играть до</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>how many cards each</comment>
        <translation>На руках</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Напола</translation>
    </message>
    <message>
        <source>Redeal on three kings</source>
        <translation>Пересдача при трёх королях</translation>
    </message>
    <message>
        <source>Seven exchange</source>
        <translation>Обмен семёрки</translation>
    </message>
    <message>
        <source>The match goes to the side that reaches this score and is alone in the lead.</source>
        <translation>Партию выигрывает тот, кто набрал столько очков и опережает всех остальных.</translation>
    </message>
    <message>
        <source>How many deals must be won.</source>
        <translation>Сколько раздач нужно выиграть.</translation>
    </message>
    <message>
        <source>The ten-card deal leaves the table empty; many call it scopone scientifico.</source>
        <translation>При десяти картах стол пуст; многие называют это scopone scientifico, «научным скопоне».</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 of diamonds score 3; each next diamond in order 1 more.</source>
        <translation>Туз, 2 и 3 бубен дают 3 очка, каждая следующая по порядку карта этой масти — ещё 1.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 of coins score 3; each next coin in order 1 more.</source>
        <translation>Туз, 2 и 3 денари дают 3 очка, каждая следующая по порядку карта этой масти — ещё 1.</translation>
    </message>
    <message>
        <source>With three or four kings among the first four cards the deal is void.</source>
        <translation>Если среди первых четырёх карт на столе три или четыре короля, кон не состоялся.</translation>
    </message>
    <message>
        <source>Having won a trick you may swap the trump 7 for the turned-up trump, if that is higher.</source>
        <translation>После своей взятки можно обменять козырную семёрку на открытый козырь, если он старше.</translation>
    </message>
    <message>
        <source>The pair that reaches this score wins; if both do, the higher total; a tie is counted out.</source>
        <translation>Побеждает пара, набравшая столько очков; если обе — у кого больше, а поровну — считают по порядку.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>players</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <comment>players</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>4, in pairs</source>
        <comment>players</comment>
        <translation>4, пара на пару</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Одна раздача</translation>
    </message>
    <message>
        <source>First to 2</source>
        <translation>До 2 побед</translation>
    </message>
    <message>
        <source>First to 3</source>
        <translation>До 3 побед</translation>
    </message>
    <message>
        <source>Nine cards</source>
        <translation>Девять карт</translation>
    </message>
    <message>
        <source>Ten cards (scientifico)</source>
        <translation>Десять (scientifico)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>count of diamonds</comment>
        <translation>Бубны</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>count of coins</comment>
        <translation>Денари</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Сеттебелло</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Примьера</translation>
    </message>
    <message>
        <source>Scope</source>
        <comment>sweeps made</comment>
        <translation>Скопы</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>card points in briscola</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the person at the table</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Beppe</source>
        <comment>name of a computer player</comment>
        <translation>Беппе</translation>
    </message>
    <message>
        <source>Rosa</source>
        <comment>name of a computer player</comment>
        <translation>Роза</translation>
    </message>
    <message>
        <source>Tonio</source>
        <comment>name of a computer player</comment>
        <translation>Тонио</translation>
    </message>
    <message>
        <source>Nina</source>
        <comment>name of a computer player</comment>
        <translation>Нина</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two partners</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>The ace must take the ace.</source>
        <translation>Туз должен взять туза.</translation>
    </message>
    <message>
        <source>The 2 must take the 2.</source>
        <translation>Двойка должна взять двойку.</translation>
    </message>
    <message>
        <source>The 3 must take the 3.</source>
        <translation>Тройка должна взять тройку.</translation>
    </message>
    <message>
        <source>The 4 must take the 4.</source>
        <translation>Четвёрка должна взять четвёрку.</translation>
    </message>
    <message>
        <source>The 5 must take the 5.</source>
        <translation>Пятёрка должна взять пятёрку.</translation>
    </message>
    <message>
        <source>The 6 must take the 6.</source>
        <translation>Шестёрка должна взять шестёрку.</translation>
    </message>
    <message>
        <source>The 7 must take the 7.</source>
        <translation>Семёрка должна взять семёрку.</translation>
    </message>
    <message>
        <source>The jack must take the jack.</source>
        <translation>Валет должен взять валета.</translation>
    </message>
    <message>
        <source>The queen must take the queen.</source>
        <translation>Дама должна взять даму.</translation>
    </message>
    <message>
        <source>The knight must take the knight.</source>
        <translation>Конь должен взять коня.</translation>
    </message>
    <message>
        <source>The king must take the king.</source>
        <translation>Король должен взять короля.</translation>
    </message>
    <message>
        <source>This card counts %1, but %2 is needed.</source>
        <translation>Эта карта — %1, а нужно %2.</translation>
    </message>
    <message>
        <source>These cards make %1, but %2 is needed.</source>
        <translation>Эти карты дают %1, а нужно %2.</translation>
    </message>
    <message>
        <source>It is not your turn: %1 is to play.</source>
        <translation>Сейчас не ваш ход: играет %1.</translation>
    </message>
    <message>
        <source>Only right after winning a trick, and for a higher trump, can the 7 be exchanged.</source>
        <translation>Семёрку можно обменять только сразу после своей взятки и только на козырь старше неё.</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>a level: the master with more time</comment>
        <translation>Эталон</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>&amp;Watch a game</source>
        <extracomment>How long a score sheet lies before the next deal follows by itself.</extracomment>
        <translation>Смотр&amp;еть партию</translation>
    </message>
    <message>
        <source>When watching, the next deal begins by i&amp;tself</source>
        <translation>При просмотре сдавать автомати&amp;чески</translation>
    </message>
    <message>
        <source>You are watching from behind %1.</source>
        <translation>Вы смотрите игру; открыты карты игрока %1.</translation>
    </message>
</context>
</TS>
