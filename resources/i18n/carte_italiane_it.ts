<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>compiled rules</source>
        <extracomment>Room for a path, in grid units, in a window at least so wide, and in a narrower one. What is kept there, the buttons to open and to copy, and the path as it is written.</extracomment>
        <translation>regole compilate</translation>
    </message>
    <message>
        <source>interpreted rules</source>
        <translation>regole interpretate</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Versione %1, %2</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Unfinished match, statistics</source>
        <translation>Partita in corso, statistiche</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Diario degli errori</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Read the licences</source>
        <translation>Leggi le licenze</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>You deal.</source>
        <translation>Dai tu le carte.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Dà le carte %1.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Giochi %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <comment>a player, a card</comment>
        <translation>%1 gioca %2.</translation>
    </message>
    <message>
        <source>You lay %1.</source>
        <translation>Cali %1.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <comment>a player, a card</comment>
        <translation>%1 cala %2.</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <comment>cards, with a card</comment>
        <translation>Prendi %1 %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 %3.</source>
        <comment>a player, cards, with a card</comment>
        <translation>%1 prende %2 %3.</translation>
    </message>
    <message>
        <source>Scopa: you sweep the table!</source>
        <translation>Scopa: la fai tu!</translation>
    </message>
    <message>
        <source>Scopa: %1 sweeps the table!</source>
        <translation>Scopa: la fa %1!</translation>
    </message>
    <message>
        <source>What is left goes to you: %1.</source>
        <translation>Quello che resta va a te: %1.</translation>
    </message>
    <message>
        <source>What is left goes to %2: %1.</source>
        <translation>Quello che resta va a %2: %1.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>La presa è tua.</translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation>La presa va a %1.</translation>
    </message>
    <message>
        <source>You exchange %1 for %2.</source>
        <translation>Scambi %1 con %2.</translation>
    </message>
    <message>
        <source>%3 exchanges %1 for %2.</source>
        <translation>%3 scambia %1 con %2.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n more card(s).</source>
        <translation>
            <numerusform>Si dà ancora %n carta a testa.</numerusform>
            <numerusform>Si danno ancora %n carte a testa.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw the trump from under the stock: %1.</source>
        <translation>Peschi la briscola da sotto il mazzo: %1.</translation>
    </message>
    <message>
        <source>%2 draws the trump from under the stock: %1.</source>
        <translation>%2 pesca la briscola da sotto il mazzo: %1.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Peschi %1.</translation>
    </message>
    <message>
        <source>%2 draws %1.</source>
        <comment>a player, a card</comment>
        <translation>%2 pesca %1.</translation>
    </message>
    <message>
        <source>The others draw a card each.</source>
        <translation>Gli altri pescano una carta a testa.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 pesca una carta.</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Il mazzo è finito.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <comment>Scopa and Scopone</comment>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <comment>Briscola</comment>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>You may exchange %1 for %2.</source>
        <translation>Puoi scambiare %1 con %2.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Place in the tables below of the French deck&apos;s jack, queen and king; 8..10 are fante, cavallo, re. As the one that does something: &quot;il sette di denari&quot;, &quot;семёрка денари&quot;. As what is taken or played: &quot;il sette di denari&quot;, &quot;семёрку денари&quot;. As what something is done with: &quot;con il sette di denari&quot;, &quot;семёркой денари&quot;. The first is a rank (&quot;seven&quot;), the second a suit as it follows a rank (&quot;coins&quot;, &quot;мечей&quot;).</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>batons of the Italian deck</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>black trefoils of the French deck</comment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>seven of ...</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>seven of ...</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>seven of ...</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>seven of ..., Italian deck</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>seven of ...</comment>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>seven of ...</comment>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>seven of ...</comment>
        <translation>picche</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>seven of ..., French deck</comment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>plain</comment>
        <translation>asso</translation>
    </message>
    <message>
        <source>two</source>
        <comment>plain</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <comment>plain</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>plain</comment>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>plain</comment>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <comment>plain</comment>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>plain</comment>
        <translation>sette</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>plain</comment>
        <translation>fante</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>plain</comment>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>king</source>
        <comment>plain</comment>
        <translation>re</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>plain, French deck</comment>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>plain, French deck</comment>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <comment>plain, French deck</comment>
        <translation>re</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>who does it</comment>
        <translation>l’asso</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>who does it</comment>
        <translation>il due</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>who does it</comment>
        <translation>il tre</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>who does it</comment>
        <translation>il quattro</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>who does it</comment>
        <translation>il cinque</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>who does it</comment>
        <translation>il sei</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>who does it</comment>
        <translation>il sette</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>who does it</comment>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>who does it</comment>
        <translation>il cavallo</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>who does it</comment>
        <translation>il re</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>who does it, French deck</comment>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>who does it, French deck</comment>
        <translation>la donna</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>who does it, French deck</comment>
        <translation>il re</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is taken or played</comment>
        <translation>l’asso</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is taken or played</comment>
        <translation>il due</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is taken or played</comment>
        <translation>il tre</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is taken or played</comment>
        <translation>il quattro</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is taken or played</comment>
        <translation>il cinque</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is taken or played</comment>
        <translation>il sei</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is taken or played</comment>
        <translation>il sette</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is taken or played</comment>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>what is taken or played</comment>
        <translation>il cavallo</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is taken or played</comment>
        <translation>il re</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is taken or played, French deck</comment>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is taken or played, French deck</comment>
        <translation>la donna</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is taken or played, French deck</comment>
        <translation>il re</translation>
    </message>
    <message>
        <source>with the ace</source>
        <comment>by means of it</comment>
        <translation>con l’asso</translation>
    </message>
    <message>
        <source>with the two</source>
        <comment>by means of it</comment>
        <translation>con il due</translation>
    </message>
    <message>
        <source>with the three</source>
        <comment>by means of it</comment>
        <translation>con il tre</translation>
    </message>
    <message>
        <source>with the four</source>
        <comment>by means of it</comment>
        <translation>con il quattro</translation>
    </message>
    <message>
        <source>with the five</source>
        <comment>by means of it</comment>
        <translation>con il cinque</translation>
    </message>
    <message>
        <source>with the six</source>
        <comment>by means of it</comment>
        <translation>con il sei</translation>
    </message>
    <message>
        <source>with the seven</source>
        <comment>by means of it</comment>
        <translation>con il sette</translation>
    </message>
    <message>
        <source>with the jack</source>
        <comment>by means of it</comment>
        <translation>con il fante</translation>
    </message>
    <message>
        <source>with the knight</source>
        <comment>by means of it</comment>
        <translation>con il cavallo</translation>
    </message>
    <message>
        <source>with the king</source>
        <comment>by means of it</comment>
        <translation>con il re</translation>
    </message>
    <message>
        <source>with the jack</source>
        <comment>by means of it, French deck</comment>
        <translation>con il fante</translation>
    </message>
    <message>
        <source>with the queen</source>
        <comment>by means of it, French deck</comment>
        <translation>con la donna</translation>
    </message>
    <message>
        <source>with the king</source>
        <comment>by means of it, French deck</comment>
        <translation>con il re</translation>
    </message>
</context>
<context>
    <name>CardsSeen</name>
    <message>
        <source>&amp;Cards seen</source>
        <translation>Carte usci&amp;te</translation>
    </message>
    <message>
        <source>Cards seen</source>
        <translation>Carte uscite</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Deal num&amp;ber…</source>
        <translation>Numero delle sma&amp;zzate…</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Continue: %1</source>
        <extracomment>The unfinished match is one at which the person only looked on. It has been played out: only its result is still to be seen.</extracomment>
        <translation>Continua: %1</translation>
    </message>
    <message>
        <source>Continue watching: %1</source>
        <translation>Guarda ancora: %1</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Solo guardare</translation>
    </message>
    <message>
        <source>Computer players take every seat; you see the hand of the one at the bottom.</source>
        <translation>A tutti i posti gioca il computer; vedi le carte di chi siede in basso.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numero delle smazzate</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>The same number, game and number of players give the same cards.</source>
        <translation>A parità di gioco e di giocatori, lo stesso numero dà le stesse carte.</translation>
    </message>
    <message>
        <source>The result: %1</source>
        <comment>button: shows the sheet of a match that is over</comment>
        <translation>Il risultato: %1</translation>
    </message>
    <message>
        <source>Only figures: a number from 1 to %1.</source>
        <translation>Solo cifre: un numero da 1 a %1.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cartella:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Some files could not be read</source>
        <translation>Alcuni file non si possono leggere</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Questo file non si può aprire</translation>
    </message>
    <message>
        <source>Your match goes on as before; try again in another place.</source>
        <translation>La partita continua come prima; prova a salvarla altrove.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>La partita non è stata salvata</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Partita salvata</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvata come %1.</translation>
    </message>
    <message>
        <source>You can play on, and it is tried again after every move. But if you leave the program before that works, this match is lost.</source>
        <translation>Puoi giocare ancora, e il programma riprova dopo ogni giocata. Ma se lo chiudi prima che ci riesca, questa partita va persa.</translation>
    </message>
    <message>
        <source>Your match cannot be kept</source>
        <translation>La partita non si può conservare</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>A second window</source>
        <translation>Una seconda finestra</translation>
    </message>
    <message>
        <source>The file is damaged, or it belongs to another program.</source>
        <translation>Il file è danneggiato o è di un altro programma.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of Carte Italiane.</source>
        <translation>Il file viene da una versione più nuova di Carte Italiane.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Questo file non esiste.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>È una cartella, non un file.</translation>
    </message>
    <message>
        <source>You are not allowed to read this file.</source>
        <translation>Non hai il permesso di leggere questo file.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Il disco segnala un errore.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>La cartella non c’è.</translation>
    </message>
    <message>
        <source>There is a folder of this name.</source>
        <translation>C’è già una cartella con questo nome.</translation>
    </message>
    <message>
        <source>You are not allowed to write there.</source>
        <translation>Non hai il permesso di scrivere in quella cartella.</translation>
    </message>
    <message>
        <source>Nothing can be written on this disk.</source>
        <translation>Su questo disco non si può scrivere.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>Your preferences could not be read</source>
        <translation>Le tue preferenze non si possono leggere</translation>
    </message>
    <message>
        <source>Your unfinished match could not be read</source>
        <extracomment>More places in a file are not named one by one.</extracomment>
        <translation>La partita lasciata a metà non si può leggere</translation>
    </message>
    <message>
        <source>The game starts with its usual preferences.</source>
        <translation>Il gioco parte con le preferenze iniziali.</translation>
    </message>
    <message>
        <source>Your file has been kept as %1.</source>
        <translation>Il tuo file è stato conservato come %1.</translation>
    </message>
    <message>
        <source>What you choose applies until you leave the program, and is then forgotten.</source>
        <translation>Ciò che scegli vale finché non chiudi il programma, poi viene dimenticato.</translation>
    </message>
    <message>
        <source>Your preferences cannot be kept</source>
        <translation>Le tue preferenze non si possono conservare</translation>
    </message>
    <message>
        <source>Carte Italiane is already running, but its window does not answer. You can play here; only a match that you leave unfinished in this window is not kept, unless you save it, and neither are changed preferences.</source>
        <translation>Carte Italiane è già aperto, ma la sua finestra non risponde. Puoi giocare qui, ma una partita lasciata a metà in questa finestra va persa, se non la salvi, e così anche le preferenze cambiate.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salva altrove…</translation>
    </message>
    <message>
        <source>Leave, and lose this match?</source>
        <translation>Uscire e perdere questa partita?</translation>
    </message>
    <message>
        <source>This match could not be kept. If you leave now, it is lost.</source>
        <translation>Questa partita non si è potuta conservare. Se esci adesso, va persa.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <comment>button: ends the program</comment>
        <translation>Esci lo stesso</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>button: the program goes on</comment>
        <translation>Resta</translation>
    </message>
    <message>
        <source>This file is write-protected.</source>
        <translation>Questo file è protetto da scrittura.</translation>
    </message>
    <message>
        <source>Some of your preferences could not be used</source>
        <translation>Alcune tue preferenze non si possono usare</translation>
    </message>
    <message>
        <source>These entries of the file make no sense here: %1.</source>
        <translation>Queste voci del file qui non hanno senso: %1.</translation>
    </message>
    <message>
        <source>All others hold.</source>
        <translation>Tutte le altre valgono.</translation>
    </message>
    <message>
        <source>The folder is now called %1.</source>
        <translation>La cartella adesso si chiama %1.</translation>
    </message>
</context>
<context>
    <name>Flourish</name>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>Settebello!</source>
        <translation>Settebello!</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Segnala un problema…</translation>
    </message>
    <message>
        <source>&amp;About Carte Italiane</source>
        <translation>&amp;Informazioni su Carte Italiane</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Let me think…</source>
        <translation>Fammi pensare…</translation>
    </message>
    <message>
        <source>The hint will come when it is your turn.</source>
        <translation>Il suggerimento arriverà quando tocca a te.</translation>
    </message>
    <message>
        <source>The match is marked now: an aid was used.</source>
        <translation>Ora la partita è segnata: c’è stato un aiuto.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>one of two cards</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two cards</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>It wins the trick for sure.</source>
        <translation>Vince la presa di sicuro.</translation>
    </message>
    <message>
        <source>There is nothing in the trick that is worth a trump.</source>
        <translation>Nella presa non c’è niente che valga una briscola.</translation>
    </message>
    <message>
        <source>It saves a trump for later: %1.</source>
        <translation>Risparmia una briscola per dopo: %1.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>È l’unica mossa.</translation>
    </message>
    <message>
        <source>There is little to choose between the moves.</source>
        <translation>Più o meno una mossa vale l’altra.</translation>
    </message>
    <message>
        <source>%1 would be nearly as good.</source>
        <translation>%1 andrebbe quasi altrettanto bene.</translation>
    </message>
    <message>
        <source>The next best, %1, comes out about %2 points worse.</source>
        <translation>Dopo questa la migliore è %1: rende circa %2 punti in meno.</translation>
    </message>
    <message>
        <source>It simply came out best in %2 imagined deals.</source>
        <translation>È semplicemente la migliore su %2 smazzate immaginate.</translation>
    </message>
    <message>
        <source>All in all it seems best.</source>
        <translation>Tutto sommato sembra la mossa migliore.</translation>
    </message>
    <message>
        <source>It keeps %1 for later.</source>
        <translation>Conserva %1 per dopo.</translation>
    </message>
    <message>
        <source>It sweeps the table: a point at once.</source>
        <translation>Fa scopa: è subito un punto.</translation>
    </message>
    <message>
        <source>It wins the settebello.</source>
        <translation>Porta a casa il settebello.</translation>
    </message>
    <message>
        <source>It wins %1 for the primiera.</source>
        <translation>Porta a casa %1 per la primiera.</translation>
    </message>
    <message>
        <source>It makes the primiera sure.</source>
        <translation>Così la primiera è sicura.</translation>
    </message>
    <message>
        <source>It wins %1 for the primiera: the others have more sevens.</source>
        <translation>Porta a casa %1 per la primiera: gli altri hanno più sette.</translation>
    </message>
    <message>
        <source>It wins %1 for the diamonds.</source>
        <translation>Porta a casa %1, verso il punto dei quadri.</translation>
    </message>
    <message>
        <source>It wins %1 for the coins.</source>
        <translation>Porta a casa %1, verso il punto dei denari.</translation>
    </message>
    <message>
        <source>It captures, and every card counts.</source>
        <translation>È una presa, e ogni carta conta.</translation>
    </message>
    <message>
        <source>It wins %1 for the napola.</source>
        <translation>Porta a casa %1 per la napola.</translation>
    </message>
    <message>
        <source>It is the last point that is missing to %2.</source>
        <translation>È l’ultimo punto che manca per arrivare a %2.</translation>
    </message>
    <message>
        <source>It leaves ranks unpaired, which does not suit the dealer.</source>
        <translation>Spariglia: al mazziere non conviene.</translation>
    </message>
    <message>
        <source>It pairs ranks again, which suits the dealer’s side.</source>
        <translation>Rimette in pari: conviene a chi è mazziere.</translation>
    </message>
    <message>
        <source>It lays a low unpaired card, which a sum can pair again: that suits the dealer’s side.</source>
        <translation>Cala una carta bassa sparigliata, che una somma può rimettere in pari: conviene a chi è mazziere.</translation>
    </message>
    <message>
        <source>It lays the highest of three unpaired cards before a sum pairs them again.</source>
        <translation>Cala la più alta di tre carte sparigliate, prima che una somma le rimetta in pari.</translation>
    </message>
    <message>
        <source>It takes more cards than any other move.</source>
        <translation>Prende più carte di ogni altra mossa.</translation>
    </message>
    <message>
        <source>Whoever captures last takes what is left.</source>
        <translation>Chi prende per ultimo raccoglie le carte rimaste.</translation>
    </message>
    <message>
        <source>It wins several diamonds at once.</source>
        <translation>Porta a casa più quadri in una volta.</translation>
    </message>
    <message>
        <source>It wins several coins at once.</source>
        <translation>Porta a casa più denari in una volta.</translation>
    </message>
    <message>
        <source>It wins several sevens for the primiera.</source>
        <translation>Porta a casa più sette per la primiera.</translation>
    </message>
    <message>
        <source>It wins several good cards for the primiera.</source>
        <translation>Porta a casa più carte buone per la primiera.</translation>
    </message>
    <message>
        <source>It wins good cards for the primiera: the others have more sevens.</source>
        <translation>Porta a casa carte buone per la primiera: gli altri hanno più sette.</translation>
    </message>
    <message>
        <source>It wins several cards for the napola.</source>
        <translation>Porta a casa più carte per la napola.</translation>
    </message>
    <message>
        <source>It saves the trumps for later.</source>
        <translation>Risparmia le briscole per dopo.</translation>
    </message>
    <message>
        <source>What is left makes more than ten: nobody can sweep it.</source>
        <translation>In tavola resta più di dieci: nessuno può fare scopa.</translation>
    </message>
    <message>
        <source>The next player is one point from the target, and gets no sweep here.</source>
        <translation>A chi segue manca un punto solo, e qui non può fare scopa.</translation>
    </message>
    <message>
        <source>Only %1 could sweep the table then.</source>
        <translation>Poi può fare scopa solo %1.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps the table then.</source>
        <translation>Poi nessun altro può avere la carta per fare scopa.</translation>
    </message>
    <message>
        <source>On an empty table the next player has to lay a card.</source>
        <translation>Con la tavola vuota chi segue deve calare una carta.</translation>
    </message>
    <message>
        <source>No diamond and no seven is left to take.</source>
        <translation>In tavola non restano né quadri né sette.</translation>
    </message>
    <message>
        <source>No coin and no seven is left to take.</source>
        <translation>In tavola non restano né denari né sette.</translation>
    </message>
    <message>
        <source>It leaves fewer diamonds and sevens on the table than if you played %1.</source>
        <translation>Lascia in tavola meno quadri e meno sette che giocando %1.</translation>
    </message>
    <message>
        <source>It leaves fewer coins and sevens on the table than if you played %1.</source>
        <translation>Lascia in tavola meno denari e meno sette che giocando %1.</translation>
    </message>
    <message>
        <source>Fewer cards can take from the table then than if you played %1.</source>
        <translation>Poi meno carte possono prendere dalla tavola che giocando %1.</translation>
    </message>
    <message>
        <source>Nobody else can take anything from this table.</source>
        <translation>Da questa tavola nessun altro può prendere niente.</translation>
    </message>
    <message>
        <source>The next player can probably take nothing and has to lay.</source>
        <translation>Chi segue probabilmente non prende niente e deve calare.</translation>
    </message>
    <message>
        <source>Your partner laid %1 before and may take with another.</source>
        <translation>Il compagno ha già calato %1 e forse può prendere con un’altra carta uguale.</translation>
    </message>
    <message>
        <source>It keeps a pair together: one to lay, one to take it with.</source>
        <translation>Tiene insieme una coppia: una carta da calare, l’altra per prenderla.</translation>
    </message>
    <message>
        <source>%1 can take from the table next time.</source>
        <translation>Al prossimo giro %1 può prendere qualcosa dalla tavola.</translation>
    </message>
    <message>
        <source>You hold another card of this rank.</source>
        <translation>Di questo valore hai un’altra carta in mano.</translation>
    </message>
    <message>
        <source>You hold more of this rank, so fewer cards can sweep this lead.</source>
        <translation>Di questo valore hai altre carte in mano: su questa uscita è più difficile fare scopa.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card of this rank.</source>
        <translation>Nessun altro può avere una carta di questo valore.</translation>
    </message>
    <message>
        <source>Nearly all cards of this rank have gone.</source>
        <translation>Le carte di questo valore sono quasi tutte uscite.</translation>
    </message>
    <message>
        <source>%1 costs nothing to lead.</source>
        <translation>%1 è un liscio: uscire così non costa niente.</translation>
    </message>
    <message>
        <source>%1 is worth only %2 points.</source>
        <translation>%1 vale solo %2 punti.</translation>
    </message>
    <message>
        <source>Nobody can beat %1.</source>
        <translation>Nessuno può superare %1.</translation>
    </message>
    <message>
        <source>%1 is the highest trump left.</source>
        <translation>%1 è la briscola più alta rimasta.</translation>
    </message>
    <message>
        <source>The others have no trumps left: nobody can beat %1.</source>
        <translation>Gli altri non hanno più briscole: nessuno può superare %1.</translation>
    </message>
    <message>
        <source>The trick is your partner’s for sure: load it.</source>
        <translation>La presa è sicura del compagno: si carica.</translation>
    </message>
    <message>
        <source>The trick is your partner’s for sure: no need to beat it.</source>
        <translation>La presa è sicura del compagno: inutile superarla.</translation>
    </message>
    <message>
        <source>Your partner has the trick so far.</source>
        <translation>Per ora la presa è del compagno.</translation>
    </message>
    <message>
        <source>Your partner plays last to this trick.</source>
        <translation>In questa presa il compagno gioca per ultimo.</translation>
    </message>
    <message>
        <source>Only a trump can beat %1.</source>
        <translation>Solo una briscola può superare %1.</translation>
    </message>
    <message>
        <source>Fewer cards can beat it than if you played %1.</source>
        <translation>Meno carte possono superarla che giocando %1.</translation>
    </message>
    <message>
        <source>Fewer points are at stake than if you played %1.</source>
        <translation>Si rischiano meno punti che giocando %1.</translation>
    </message>
    <message>
        <source>%1 gives no points away.</source>
        <translation>%1 non regala punti.</translation>
    </message>
    <message>
        <source>%1 is the least to lose.</source>
        <translation>%1 è la perdita minore.</translation>
    </message>
    <message>
        <source>There are %2 points in the trick: worth a trump.</source>
        <translation>Nella presa ci sono %2 punti: vale una briscola.</translation>
    </message>
    <message>
        <source>It wins the trick for sure: %2 points.</source>
        <translation>Vince la presa di sicuro: %2 punti.</translation>
    </message>
    <message>
        <source>It beats %1.</source>
        <translation>Supera %1.</translation>
    </message>
    <message>
        <source>%1 is enough; the higher card stays in your hand.</source>
        <translation>Basta %1: la carta più alta resta in mano.</translation>
    </message>
    <message>
        <source>It saves trumps for later: %1.</source>
        <translation>Risparmia le briscole per dopo: %1.</translation>
    </message>
    <message>
        <source>There is too little in the trick for a trump: %2 points.</source>
        <translation>Nella presa c’è troppo poco per una briscola: %2 punti.</translation>
    </message>
    <message>
        <source>Then the other player leads, and you answer.</source>
        <translation>Poi esce l’altro, e tu rispondi.</translation>
    </message>
    <message>
        <source>Then the last draw brings your side %1.</source>
        <translation>Così l’ultima pescata porta a voi %1.</translation>
    </message>
    <message>
        <source>Even without the exchange %1 goes to whoever loses this trick.</source>
        <translation>Anche senza scambio %1 va a chi perde questa presa.</translation>
    </message>
    <message>
        <source>The seven of trumps becomes %1.</source>
        <translation>Il sette di briscola diventa %1.</translation>
    </message>
    <message>
        <source>All cards are known: this is the best way to play them out.</source>
        <translation>Ormai le carte si sanno tutte: così si finisce meglio.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Gioca %1.</translation>
    </message>
    <message>
        <source>Exchange %1 for %2.</source>
        <comment>the trump seven, for the trump under the stock</comment>
        <translation>Scambia %1 con %2.</translation>
    </message>
    <message>
        <source>Play %1 and take %2.</source>
        <translation>Gioca %1 e prendi %2.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Give up the unfinished match?</source>
        <translation>Abbandonare la partita in corso?</translation>
    </message>
    <message>
        <source>Only one match is kept for later; save it to keep more.</source>
        <translation>Se ne conserva una sola; per tenerne di più, salvale.</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>“%1” is opened in its place.</source>
        <translation>Al suo posto si apre «%1».</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>%1, held down</source>
        <comment>a key</comment>
        <translation>%1, tenendo premuto</translation>
    </message>
    <message>
        <source>Play this card of the hand</source>
        <translation>Gioca questa carta della mano</translation>
    </message>
    <message>
        <source>To the next card</source>
        <translation>Alla carta accanto</translation>
    </message>
    <message>
        <source>To the table, the piles, the players</source>
        <translation>Alla tavola, ai mazzetti, ai giocatori</translation>
    </message>
    <message>
        <source>Play or take the card</source>
        <translation>Gioca o prendi la carta</translation>
    </message>
    <message>
        <source>Finish what is moving, or end a pause</source>
        <translation>Concludi il movimento, o la pausa</translation>
    </message>
    <message>
        <source>Take back a choice, put away a hint</source>
        <translation>Annulla la scelta, togli il suggerimento</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Al campo o pulsante seguente</translation>
    </message>
    <message>
        <source>Press the button that stands out</source>
        <translation>Premi il pulsante in evidenza</translation>
    </message>
    <message>
        <source>From line to line</source>
        <translation>Da una riga all’altra</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Chiudi la pagina</translation>
    </message>
    <message>
        <source>On pages</source>
        <translation>Sulle pagine</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>The columns for which there may be room. What is done, and the keys for it, row by row.</extracomment>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list of cards</comment>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>LookMenu</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>&amp;Back of the cards</source>
        <translation>&amp;Dorso delle carte</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Mazzo</translation>
    </message>
    <message>
        <source>&amp;Corner indices</source>
        <translation>&amp;Indici agli angoli</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>Panno &amp;verde</translation>
    </message>
    <message>
        <source>Wine-&amp;red felt</source>
        <translation>Panno &amp;granata</translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation>Panno &amp;blu</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <translation>&amp;Legno</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <comment>back of the cards</comment>
        <translation>&amp;Blu</translation>
    </message>
    <message>
        <source>&amp;Red</source>
        <comment>back of the cards</comment>
        <translation>&amp;Rosso</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <comment>back of the cards</comment>
        <translation>&amp;Verde</translation>
    </message>
    <message>
        <source>&amp;Italian</source>
        <comment>deck</comment>
        <translation>&amp;Italiano</translation>
    </message>
    <message>
        <source>&amp;French</source>
        <comment>deck</comment>
        <translation>&amp;Francese</translation>
    </message>
    <message>
        <source>French, f&amp;our colours</source>
        <comment>deck</comment>
        <translation>Francese a &amp;quattro colori</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <comment>corner indices</comment>
        <translation>N&amp;essuno</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>corner indices</comment>
        <translation>&amp;Normali</translation>
    </message>
    <message>
        <source>Always &amp;large</source>
        <comment>corner indices</comment>
        <translation>Sempre &amp;grandi</translation>
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
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>&amp;Speed of the animation</source>
        <translation>&amp;Velocità dell’animazione</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Tranquilla</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>N&amp;o animation</source>
        <translation>Senza &amp;animazione</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Prefe&amp;renze…</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>A club player takes that place until the end of this deal.</source>
        <translation>Al suo posto gioca un giocatore di circolo fino alla fine di questa smazzata.</translation>
    </message>
    <message>
        <source>A program has dropped out</source>
        <translation>Un programma si è ritirato</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>The program that plays for %1 could not be started.</source>
        <translation>Il programma che gioca per %1 non si è avviato.</translation>
    </message>
    <message>
        <source>The program that plays for %1 has ended.</source>
        <translation>Il programma che gioca per %1 si è chiuso.</translation>
    </message>
    <message>
        <source>The program that plays for %1 does not answer.</source>
        <translation>Il programma che gioca per %1 non risponde.</translation>
    </message>
    <message>
        <source>The program that plays for %1 talks nonsense.</source>
        <translation>Il programma che gioca per %1 dà risposte senza senso.</translation>
    </message>
    <message>
        <source>The program that plays for %1 made a move that is not allowed.</source>
        <translation>Il programma che gioca per %1 ha fatto una mossa non consentita.</translation>
    </message>
    <message>
        <source>There is no program here that plays for %1: a club player steps in.</source>
        <translation>Qui non c’è un programma che giochi per %1: lo sostituisce un giocatore di circolo.</translation>
    </message>
</context>
<context>
    <name>NumberSlip</name>
    <message>
        <source>Deal number</source>
        <translation>Numero delle smazzate</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Whoever enters this number on the first page, for the same game with the same number of players, plays the same cards.</source>
        <translation>Chi scrive questo numero nella prima pagina, per lo stesso gioco e con altrettanti giocatori, riceve le stesse carte.</translation>
    </message>
    <message>
        <source>This match was dealt by hand: no number gives its cards.</source>
        <translation>Le carte di questa partita sono state scelte a mano: nessun numero le dà.</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>&amp;Pause</source>
        <extracomment>Who holds the cards still.</extracomment>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Paused. Press Space to continue.</source>
        <translation>In pausa. Premi la barra spaziatrice per continuare.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the sign on the table</comment>
        <translation>In pausa</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>On</source>
        <comment>sound</comment>
        <translation>Attivo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Put everything on these pages back to how it was at first?</source>
        <translation>Riportare tutto com’era all’inizio?</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Ripristina…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Keep as it is</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: nome</translation>
    </message>
    <message>
        <source>%1: level</source>
        <translation>%1: livello</translation>
    </message>
    <message>
        <source>As chosen for the match</source>
        <comment>level</comment>
        <translation>Come scelto per la partita</translation>
    </message>
    <message>
        <source>Names and levels take effect from the next match.</source>
        <translation>Nomi e livelli valgono dalla prossima partita.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>title of a row: name of the person</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Secondo giocatore</translation>
    </message>
    <message>
        <source>Third player or partner</source>
        <translation>Terzo giocatore o compagno</translation>
    </message>
    <message>
        <source>Fourth player</source>
        <translation>Quarto giocatore</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Cards as they look now</source>
        <translation>Le carte come appaiono ora</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>House rules take effect from the next match.</source>
        <translation>Le regole della casa valgono dalla prossima partita.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Play goes clockwise</source>
        <translation>Si gioca in senso orario</translation>
    </message>
    <message>
        <source>Show the cards seen beside the table</source>
        <translation>Mostra accanto al tavolo le carte uscite</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>An aid: a match in which it was used is marked.</source>
        <translation>È un aiuto: la partita in cui è stato usato viene segnata.</translation>
    </message>
    <message>
        <source>The first click chooses a card, the second plays it.</source>
        <translation>Il primo clic sceglie la carta, il secondo la gioca.</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Report a problem</source>
        <translation>Segnala un problema</translation>
    </message>
    <message>
        <source>Copy this text and send it to whoever looks after the program, with a word on what happened. Nothing is sent by itself; players&apos; names are left out.</source>
        <translation>Copia questo testo e mandalo a chi cura il programma, con due parole su cosa è successo. Niente parte da solo; i nomi dei giocatori sono tolti.</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>Testo della segnalazione</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>What is on the &amp;table</source>
        <extracomment>What can be asked, in the order of the menu, and the key for it.</extracomment>
        <translation>Che cosa c’è in &amp;tavola</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>Le &amp;mie carte</translation>
    </message>
    <message>
        <source>&amp;Piles and scope</source>
        <translation>Le &amp;prese e le scope</translation>
    </message>
    <message>
        <source>&amp;Score of the match</source>
        <translation>Il p&amp;unteggio della partita</translation>
    </message>
    <message>
        <source>Trump and stoc&amp;k</source>
        <translation>&amp;Briscola e mazzo</translation>
    </message>
    <message>
        <source>What has &amp;just happened</source>
        <translation>Che cosa è appena &amp;successo</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>A &amp;chi tocca</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Non hai carte in mano.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Hai in mano %1.</translation>
    </message>
    <message>
        <source>%1 holds no cards.</source>
        <translation>%1 non ha carte in mano.</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <comment>a player, cards</comment>
        <translation>%1 ha in mano %2.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La tavola è vuota.</translation>
    </message>
    <message>
        <source>On the table lies %1.</source>
        <comment>one card</comment>
        <translation>In tavola c’è %1.</translation>
    </message>
    <message>
        <source>On the table lie %1.</source>
        <comment>several cards</comment>
        <translation>In tavola ci sono %1.</translation>
    </message>
    <message>
        <source>No card of this trick has been played yet.</source>
        <translation>Nella presa non c’è ancora nessuna carta.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a card, a player</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <translation>Nella presa: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a pile</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 won.</source>
        <comment>names, 12 cards</comment>
        <translation>%1: %2 nel mazzetto.</translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <comment>made by one side</comment>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 won, %3 %4.</source>
        <comment>names, 12 cards, 2 scope, with these cards</comment>
        <translation>%1: %2 nel mazzetto, %3 %4.</translation>
    </message>
    <message>
        <source>The match is this one deal; its points are counted at the end.</source>
        <translation>La partita è di una sola smazzata: i punti si contano alla fine.</translation>
    </message>
    <message>
        <source>Deals won: %1. The match goes to the first with %2.</source>
        <translation>Smazzate vinte: %1. La partita va a chi arriva per primo a %2.</translation>
    </message>
    <message>
        <source>The match stands at %1. It is played to %2.</source>
        <translation>La partita sta così: %1. Si gioca a %2.</translation>
    </message>
    <message>
        <source>The trump is %1.</source>
        <comment>a card</comment>
        <translation>La briscola è %1.</translation>
    </message>
    <message>
        <source>The trump suit is %1.</source>
        <translation>Il seme di briscola è %1.</translation>
    </message>
    <message>
        <source>No cards are left in the stock.</source>
        <translation>Nel mazzo non restano carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the stock.</source>
        <translation>
            <numerusform>Nel mazzo resta %n carta.</numerusform>
            <numerusform>Nel mazzo restano %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards have been played.</source>
        <translation>Tutte le carte sono state giocate.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>Your move is being shown.</source>
        <translation>La tua mossa è in corso.</translation>
    </message>
    <message>
        <source>The move of %1 is being shown.</source>
        <translation>È in corso la mossa di %1.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Si stanno dando le carte.</translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation>Poi tocca a te.</translation>
    </message>
    <message>
        <source>%1 plays next.</source>
        <translation>Poi tocca a %1.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Non è ancora stato giocato niente.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules</source>
        <extracomment>Sizes of text to choose from. The width of the paper, and of the contents, in grid units; narrower than the third there is no room beside the text. The room in which the page has its plain size. Written on the paper itself; a rule in the margin shows the focus.</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the letter on the buttons for smaller and larger text</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Enter goes from one place to the next.</source>
        <translation>Invio passa da un punto al successivo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Punti trovati</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Trovati: %1</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Sal&amp;va</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;come…</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Saved matches (%1)</source>
        <translation>Partite salvate (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>The match stands at %1.</source>
        <translation>La partita sta così: %1.</translation>
    </message>
    <message>
        <source>%1: no points.</source>
        <comment>a side</comment>
        <translation>%1: nessun punto.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 for %3.</source>
        <comment>a side, its points, what brought them</comment>
        <translation>%1: %2 per %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side, its points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The deal is drawn.</source>
        <comment>Briscola</comment>
        <translation>La smazzata è pari.</translation>
    </message>
    <message>
        <source>The deal is won by: %1.</source>
        <comment>Briscola</comment>
        <translation>Vince la smazzata: %1.</translation>
    </message>
    <message>
        <source>The match is drawn.</source>
        <translation>La partita finisce in pareggio.</translation>
    </message>
    <message>
        <source>Your pair wins the match.</source>
        <translation>La tua coppia ha vinto la partita.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Hai vinto la partita.</translation>
    </message>
    <message>
        <source>%1 win the match.</source>
        <comment>a pair</comment>
        <translation>%1 hanno vinto la partita.</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 ha vinto la partita.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>none</source>
        <comment>no primiera</comment>
        <extracomment>Ranks that count in briscola, the dearest first. No primiera, for want of a suit. Counts that are nothing.</extracomment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>%1, %2 each</source>
        <comment>rank, its value</comment>
        <translation>%1, da %2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Assi</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavalli</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Fanti</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you.</source>
        <translation>
            <numerusform>%n punto a te.</numerusform>
            <numerusform>%n punti a te.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1.</source>
        <translation>
            <numerusform>%n punto a %1.</numerusform>
            <numerusform>%n punti a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Nessuno fa punti.</translation>
    </message>
    <message>
        <source>One point for the most cards.</source>
        <translation>Un punto a chi ha più carte.</translation>
    </message>
    <message>
        <source>One point for the most diamonds.</source>
        <translation>Un punto a chi ha più quadri.</translation>
    </message>
    <message>
        <source>One point for the most coins.</source>
        <translation>Un punto a chi ha più denari.</translation>
    </message>
    <message>
        <source>One point for the seven of diamonds.</source>
        <translation>Un punto per il sette di quadri.</translation>
    </message>
    <message>
        <source>One point for the seven of coins.</source>
        <translation>Un punto per il sette di denari.</translation>
    </message>
    <message>
        <source>The best card of each suit: 7 = 21, 6 = 18, ace = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, figures = 10.</source>
        <translation>La carta migliore di ogni seme: 7 = 21, 6 = 18, asso = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, figure = 10.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 of diamonds and each next diamond in order: one point a card.</source>
        <translation>Asso, 2, 3 di quadri e ogni carta di quadri che segue in ordine: un punto a carta.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 of coins and each next coin in order: one point a card.</source>
        <translation>Asso, 2, 3 di denari e ogni carta di denari che segue in ordine: un punto a carta.</translation>
    </message>
    <message>
        <source>One point for every scopa.</source>
        <translation>Un punto per ogni scopa.</translation>
    </message>
    <message>
        <source>It goes to: %1.</source>
        <comment>the point; a name follows</comment>
        <translation>Va a: %1.</translation>
    </message>
    <message>
        <source>Nobody has the most alone, so nobody scores.</source>
        <translation>Nessuno supera gli altri: niente punto.</translation>
    </message>
    <message>
        <source>Sixty all: a draw.</source>
        <translation>Sessanta pari: pareggio.</translation>
    </message>
    <message>
        <source>The first place is shared: a draw.</source>
        <translation>Primo posto a pari merito: pareggio.</translation>
    </message>
    <message>
        <source>More than 60 of the 120 points win the deal.</source>
        <translation>Vince la smazzata chi supera 60 dei 120 punti.</translation>
    </message>
    <message>
        <source>The most points win the deal.</source>
        <translation>Vince la smazzata chi ha più punti.</translation>
    </message>
    <message>
        <source>Deals won, first to %1</source>
        <translation>Smazzate vinte (a %1)</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>Match, to %1</source>
        <translation>Partita, a %1</translation>
    </message>
    <message>
        <source>Next deal</source>
        <comment>briscola</comment>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Next deal</source>
        <comment>scopa, scopone</comment>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Cambia gioco</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>briscola</comment>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>scopa, scopone</comment>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>La partita finisce in pareggio</translation>
    </message>
    <message>
        <source>Your pair wins the match</source>
        <translation>La tua coppia ha vinto la partita</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Hai vinto la partita</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>a pair</comment>
        <translation>%1 hanno vinto la partita</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ha vinto la partita</translation>
    </message>
    <message>
        <source>A drawn deal counts for nobody and is played again.</source>
        <translation>Una smazzata pari non conta per nessuno e si rigioca.</translation>
    </message>
    <message>
        <source>Nobody is alone in the lead, so another deal is played.</source>
        <translation>Nessuno è in testa da solo: si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>Point at a line to see how it counts.</source>
        <translation>Indica una riga per vedere come si conta.</translation>
    </message>
    <message>
        <source>Equal scores are counted out in order: your pair reached %2 first (%3).</source>
        <translation>A parità si conta in ordine: la prima ad arrivare a %2 è la tua coppia (%3).</translation>
    </message>
    <message>
        <source>Equal scores are counted out in order: you reached %2 first (%3).</source>
        <translation>A parità si conta in ordine: arrivi prima tu a %2 (%3).</translation>
    </message>
    <message>
        <source>Equal scores are counted out in order: %1 reached %2 first (%3).</source>
        <comment>a pair</comment>
        <translation>A parità si conta in ordine: i primi ad arrivare a %2 sono %1 (%3).</translation>
    </message>
    <message>
        <source>Equal scores are counted out in order: %1 reached %2 first (%3).</source>
        <translation>A parità si conta in ordine: arriva prima a %2 %1 (%3).</translation>
    </message>
</context>
<context>
    <name>ScoreSlip</name>
    <message>
        <source>to %1</source>
        <comment>points that decide the match</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>one deal</source>
        <extracomment>The most that a score takes of a line. Stands between the names of a side.</extracomment>
        <translation>una smazzata</translation>
    </message>
    <message>
        <source>first to %1</source>
        <comment>deals that decide the match</comment>
        <translation>a %1 vittorie</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>napola</translation>
    </message>
    <message>
        <source>seven exchange</source>
        <translation>scambio del sette</translation>
    </message>
    <message>
        <source>ten cards each</source>
        <translation>dieci carte</translation>
    </message>
    <message>
        <source>no redeal</source>
        <translation>non si ridà</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Club player</source>
        <comment>short, below a name</comment>
        <extracomment>Letters of the level, and the width of the card with the number of cards, in letters of the name. A name of so many letters always has room.</extracomment>
        <translation>Di circolo</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>other people&apos;s player</comment>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Took last: gets what is left in the end</source>
        <translation>Ha preso per ultimo: alla fine ha le carte rimaste</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>A&amp;udio</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Attivo</translation>
    </message>
    <message>
        <source>&amp;Soft</source>
        <translation>&amp;Basso</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Medio</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>Al&amp;to</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <extracomment>Narrower than this the two halves of the form fold their rows, so that they still stand side by side. How wide a folded half may be, in grid units. The games in the order of the page. The person has chosen something about the next match.</extracomment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button: begin the match</comment>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Names and levels…</source>
        <translation>Nomi e livelli…</translation>
    </message>
    <message>
        <source>What the players are called, and a level for each of them</source>
        <translation>Come si chiamano i giocatori, e un livello per ciascuno</translation>
    </message>
</context>
<context>
    <name>SwapButton</name>
    <message>
        <source>Exchange %1 for %2</source>
        <translation>Scambia %1 con %2</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Click again to play.</source>
        <translation>Fai di nuovo clic per giocarla.</translation>
    </message>
    <message>
        <source>Which one does it take?</source>
        <translation>Quale prende?</translation>
    </message>
    <message>
        <source>Choose cards that make %1.</source>
        <translation>Scegli carte che facciano %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>running sum of the chosen cards</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>No cards on the table make %1 with this one.</source>
        <translation>Con questa nessuna somma in tavola fa %1.</translation>
    </message>
    <message>
        <source>You are only watching: the computer players play.</source>
        <translation>Stai solo guardando: gioca il computer.</translation>
    </message>
    <message>
        <source>Three kings or more on the table: the cards are dealt again.</source>
        <translation>Tre re o più in tavola: smazzata nulla, si ridanno le carte.</translation>
    </message>
    <message>
        <source>What is left goes to you.</source>
        <translation>Quello che resta va a te.</translation>
    </message>
    <message>
        <source>What is left goes to %1.</source>
        <translation>Quello che resta va a %1.</translation>
    </message>
    <message>
        <source>Nobody has taken anything: what is left counts for nobody.</source>
        <translation>Nessuno ha fatto prese: quello che resta non conta per nessuno.</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>Ultima presa: %1</translation>
    </message>
    <message>
        <source>Last capture: %1, scopa</source>
        <translation>Ultima presa: %1, scopa</translation>
    </message>
    <message>
        <source>Last capture: %1</source>
        <translation>Ultima presa: %1</translation>
    </message>
    <message>
        <source>Nothing has been taken yet.</source>
        <translation>Nessuno ha ancora preso.</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>First choose a card of your hand.</source>
        <extracomment>Somebody would play, but the match is paused. Something lies or is lit in another way, or the table has been cleared. What would be played if the card that follows the pointer were let go now. Changes with every attachment, so that a session that comes back is not heard twice. The card of the hand that has the keyboard. The match is paused: nothing can be played, whoever tries wants it to go on.</extracomment>
        <translation>Prima scegli una carta della tua mano.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>&amp;Last trick again</source>
        <translation>U&amp;ltima presa</translation>
    </message>
    <message>
        <source>&amp;Last capture again</source>
        <translation>U&amp;ltima presa</translation>
    </message>
    <message>
        <source>Sort the &amp;hand</source>
        <translation>&amp;Ordine delle carte in mano</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Per &amp;seme</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Per &amp;valore</translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation>Come &amp;arrivano</translation>
    </message>
    <message>
        <source>&amp;Mirrored, for left-handed people</source>
        <translation>Tavolo per &amp;mancini</translation>
    </message>
    <message>
        <source>Play goes &amp;clockwise</source>
        <translation>Si &amp;gioca in senso orario</translation>
    </message>
    <message>
        <source>Play with a s&amp;econd click</source>
        <translation>Gio&amp;ca al secondo clic</translation>
    </message>
    <message>
        <source>A last forced card &amp;plays itself</source>
        <translation>L’ultima carta o&amp;bbligata si gioca da sola</translation>
    </message>
</context>
<context>
    <name>TakingBack</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;ulla la giocata</translation>
    </message>
    <message>
        <source>Play this &amp;deal again</source>
        <translation>Rigioca questa s&amp;mazzata</translation>
    </message>
    <message>
        <source>Play this &amp;match again, with the same cards</source>
        <translation>R&amp;igioca la partita con le stesse carte</translation>
    </message>
    <message>
        <source>There is nothing to take back in this deal.</source>
        <translation>In questa smazzata non c’è ancora niente da annullare.</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>The hand of %1</source>
        <translation>La mano di %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>In tavola</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>Mazzo e mazzetti</translation>
    </message>
    <message>
        <source>Players and score</source>
        <translation>Giocatori e punteggio</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
    <message>
        <source>No cards in the hand of %1</source>
        <translation>%1 non ha carte in mano</translation>
    </message>
    <message>
        <source>No cards in your hand</source>
        <translation>Nessuna carta in mano</translation>
    </message>
    <message>
        <source>Card %1 of %2 in the hand of %3.</source>
        <translation>Carta %1 di %2 in mano a %3.</translation>
    </message>
    <message>
        <source>Card %1 of %2 in your hand.</source>
        <translation>Carta %1 di %2 in mano.</translation>
    </message>
    <message>
        <source>Card %1 of %2 on the table.</source>
        <translation>Carta %1 di %2 in tavola.</translation>
    </message>
    <message>
        <source>It takes nothing.</source>
        <translation>Non prende niente.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Prende %1.</translation>
    </message>
    <message numerus="yes">
        <source>It can take in %n way(s), among %1.</source>
        <translation>
            <numerusform>Può prendere in %n modo, tra queste carte: %1.</numerusform>
            <numerusform>Può prendere in %n modi, tra queste carte: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint is to play this card.</source>
        <translation>È la carta suggerita.</translation>
    </message>
    <message>
        <source>It is being played: choose what it takes.</source>
        <translation>La stai giocando: scegli che cosa prende.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Scelta.</translation>
    </message>
    <message>
        <source>It can be taken.</source>
        <translation>Si può prendere.</translation>
    </message>
    <message>
        <source>In the trick, played by %1.</source>
        <translation>Nella presa: l’ha giocata %1.</translation>
    </message>
    <message>
        <source>The trump, face up under the stock.</source>
        <translation>La briscola, scoperta sotto il mazzo.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>whose turn it is</comment>
        <translation>di turno</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Non hai carte in mano.</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s).</source>
        <translation>
            <numerusform>Hai in mano solo %n carta.</numerusform>
            <numerusform>Hai in mano solo %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) on the table.</source>
        <translation>
            <numerusform>In tavola c’è solo %n carta.</numerusform>
            <numerusform>In tavola ci sono solo %n carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Briscola</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Take cards from the table; sweep it clean.</source>
        <translation>Si prende dalla tavola, e si fa scopa.</translation>
    </message>
    <message>
        <source>All cards dealt at once, in pairs.</source>
        <translation>Tutte le carte in mano, a coppie.</translation>
    </message>
    <message>
        <source>Tricks, trumps and a good memory.</source>
        <translation>Prese, briscola e buona memoria.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Giocatore di circolo</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Beginners know the rules but miss a lot.</source>
        <translation>I principianti conoscono le regole, ma si lasciano sfuggire parecchio.</translation>
    </message>
    <message>
        <source>Club players count cards and waste nothing.</source>
        <translation>I giocatori di circolo contano le carte e non sprecano niente.</translation>
    </message>
    <message>
        <source>Masters think every deal through.</source>
        <translation>I maestri ragionano fino all’ultima carta.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Traguardo</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>how many cards each</comment>
        <translation>In mano</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Redeal on three kings</source>
        <translation>Con tre re si ridà</translation>
    </message>
    <message>
        <source>Seven exchange</source>
        <translation>Scambio del sette</translation>
    </message>
    <message>
        <source>The match goes to the side that reaches this score and is alone in the lead.</source>
        <translation>Vince la partita chi raggiunge il traguardo ed è in testa da solo.</translation>
    </message>
    <message>
        <source>How many deals must be won.</source>
        <translation>Quante smazzate bisogna vincere.</translation>
    </message>
    <message>
        <source>The ten-card deal leaves the table empty; many call it scopone scientifico.</source>
        <translation>Con dieci carte la tavola resta vuota; molti lo chiamano scopone scientifico.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 of diamonds score 3; each next diamond in order 1 more.</source>
        <translation>Asso, 2 e 3 di quadri valgono 3 punti; ogni carta di quadri che segue in ordine, 1 in più.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 of coins score 3; each next coin in order 1 more.</source>
        <translation>Asso, 2 e 3 di denari valgono 3 punti; ogni carta di denari che segue in ordine, 1 in più.</translation>
    </message>
    <message>
        <source>With three or four kings among the first four cards the deal is void.</source>
        <translation>Con tre o quattro re fra le prime quattro carte in tavola la smazzata è nulla.</translation>
    </message>
    <message>
        <source>Having won a trick you may swap the trump 7 for the turned-up trump, if that is higher.</source>
        <translation>Chi ha vinto una mano può scambiare il 7 di briscola con la briscola scoperta, se è più alta.</translation>
    </message>
    <message>
        <source>The pair that reaches this score wins; if both do, the higher total; a tie is counted out.</source>
        <translation>Vince la coppia che arriva al traguardo; se ci arrivano tutte e due, il totale più alto; a parità si conta in ordine.</translation>
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
        <translation>4, a coppie</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Una smazzata</translation>
    </message>
    <message>
        <source>First to 2</source>
        <translation>A 2 vittorie</translation>
    </message>
    <message>
        <source>First to 3</source>
        <translation>A 3 vittorie</translation>
    </message>
    <message>
        <source>Nine cards</source>
        <translation>Nove carte</translation>
    </message>
    <message>
        <source>Ten cards (scientifico)</source>
        <translation>Dieci (scientifico)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>count of diamonds</comment>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>count of coins</comment>
        <translation>Denari</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Scope</source>
        <comment>sweeps made</comment>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>card points in briscola</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the person at the table</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Beppe</source>
        <comment>name of a computer player</comment>
        <translation>Beppe</translation>
    </message>
    <message>
        <source>Rosa</source>
        <comment>name of a computer player</comment>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Tonio</source>
        <comment>name of a computer player</comment>
        <translation>Tonio</translation>
    </message>
    <message>
        <source>Nina</source>
        <comment>name of a computer player</comment>
        <translation>Nina</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two partners</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>The ace must take the ace.</source>
        <translation>L’asso deve prendere l’asso.</translation>
    </message>
    <message>
        <source>The 2 must take the 2.</source>
        <translation>Il 2 deve prendere il 2.</translation>
    </message>
    <message>
        <source>The 3 must take the 3.</source>
        <translation>Il 3 deve prendere il 3.</translation>
    </message>
    <message>
        <source>The 4 must take the 4.</source>
        <translation>Il 4 deve prendere il 4.</translation>
    </message>
    <message>
        <source>The 5 must take the 5.</source>
        <translation>Il 5 deve prendere il 5.</translation>
    </message>
    <message>
        <source>The 6 must take the 6.</source>
        <translation>Il 6 deve prendere il 6.</translation>
    </message>
    <message>
        <source>The 7 must take the 7.</source>
        <translation>Il 7 deve prendere il 7.</translation>
    </message>
    <message>
        <source>The jack must take the jack.</source>
        <translation>Il fante deve prendere il fante.</translation>
    </message>
    <message>
        <source>The queen must take the queen.</source>
        <translation>La donna deve prendere la donna.</translation>
    </message>
    <message>
        <source>The knight must take the knight.</source>
        <translation>Il cavallo deve prendere il cavallo.</translation>
    </message>
    <message>
        <source>The king must take the king.</source>
        <translation>Il re deve prendere il re.</translation>
    </message>
    <message>
        <source>This card counts %1, but %2 is needed.</source>
        <translation>Questa carta vale %1, ma ci vuole %2.</translation>
    </message>
    <message>
        <source>These cards make %1, but %2 is needed.</source>
        <translation>Queste carte fanno %1, ma ci vuole %2.</translation>
    </message>
    <message>
        <source>It is not your turn: %1 is to play.</source>
        <translation>Non tocca a te: tocca a %1.</translation>
    </message>
    <message>
        <source>Only right after winning a trick, and for a higher trump, can the 7 be exchanged.</source>
        <translation>Il 7 si scambia solo subito dopo aver vinto una mano, e con una briscola più alta.</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>a level: the master with more time</comment>
        <translation>Riferimento</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>&amp;Watch a game</source>
        <extracomment>How long a score sheet lies before the next deal follows by itself.</extracomment>
        <translation>&amp;Guarda una partita</translation>
    </message>
    <message>
        <source>When watching, the next deal begins by i&amp;tself</source>
        <translation>Quando guardi, le smazzate cominciano da s&amp;ole</translation>
    </message>
    <message>
        <source>You are watching from behind %1.</source>
        <translation>Stai guardando alle spalle di %1.</translation>
    </message>
</context>
</TS>
