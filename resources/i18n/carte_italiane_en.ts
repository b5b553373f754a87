<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Announcements</name>
    <message numerus="yes">
        <source>Everybody gets %n more card(s).</source>
        <translation>
            <numerusform>Everybody gets %n more card.</numerusform>
            <numerusform>Everybody gets %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a pile</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <comment>made by one side</comment>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the stock.</source>
        <translation>
            <numerusform>%n card is left in the stock.</numerusform>
            <numerusform>%n cards are left in the stock.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n point(s) for you.</source>
        <translation>
            <numerusform>%n point for you.</numerusform>
            <numerusform>%n points for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1.</source>
        <translation>
            <numerusform>%n point for %1.</numerusform>
            <numerusform>%n points for %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message numerus="yes">
        <source>It can take in %n way(s), among %1.</source>
        <translation>
            <numerusform>It can take in %n way, among %1.</numerusform>
            <numerusform>It can take in %n ways, among %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s).</source>
        <translation>
            <numerusform>You hold only %n card.</numerusform>
            <numerusform>You hold only %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) on the table.</source>
        <translation>
            <numerusform>There is only %n card on the table.</numerusform>
            <numerusform>There are only %n cards on the table.</numerusform>
        </translation>
    </message>
</context>
</TS>
