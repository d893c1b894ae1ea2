import { type LanguageWords, list } from "./words.ts"

export const de: LanguageWords = {
  names: list("der die das von vom zu zum zur und am im in an bei str strasse platz"),
  courtesies: list(`
    hallo hi moin servus gruss gruezi guten gute tag morgen abend nacht danke vielen dank schon
    schoen sehr tschuss tschuess bis bald spater wiedersehen auf ja jo jep nein nee klar genau
    super perfekt toll prima bitte gerne gern entschuldigung alles gut passt liebe grusse gruesse
    herr frau gott zusammen leute na wie geht's gehts ihnen dir pfiat baba ade merci`),
  sentences: list(`
    abend abendessen abends aber absagen acht adresse aendern alle allergisch alles also alt alte
    am an ander andere anderen andern angerufen anmelden anprobe anrufen ans arbeit arm auch auf
    auge augen augenbrauen aus ausserdem auto bad bahn bahnhof bald bar bauch behandlung beheizt
    bei beide beiden beim bein bekomme bekommen besser bestellen bestellt bestellung bezahlen
    billig bin bis bisschen bissl bist bitte blau bleiben bleibt boden brach brachte brauch
    brauche brauchen braucht bremse bremsen brennt brille bringe bringen bringt bruder buchen
    buchung da dach dafur damit danach dann daran darf das dass davon davor dazu dein deine dem
    den denke denken denkt denn der deren des dessen deutsch dich die dienstag dienstags diese
    diesem diesen dieser dieses dir doch donnerstag dort dran drauf draussen drei dreissig drin du
    duerfen durfen dusche eh eigentlich ein eine einem einen einer eines einfach eingang einige
    elf englisch entschuldigung er erste ersten es essen etwas euch euer eure euren farbe farben
    fast feier feiertag fenster ferien fieber fiel finde finden findet flug flughafen flugzeug
    franzosisch frau frei freitag freund freunde freundin fruh fruhstuck fuenf fuer fuhle funf
    funfzehn funktionieren funktioniert fur gab ganz ganze gebe geben gebracht gebrochen
    geburtstag gefallen gegen gehe gehen geht geht's gehts gekauft gekommen gelassen geldbeutel
    geliefert gemacht genommen geoeffnet geoffnet gepack gerade gerausch gerichte gern gerne
    gerufen geschenk geschlossen geschwister gesehen gestern gewesen geworden gib gibt gibt's
    gibts ging gingen glaube gleich gross grosse grossen grun gunstig gutentag haare
    haarschnitt hab hab's habe haben habs habt haette halb halbe hallo hals halt hangt hast hat
    hats hatte hatten hattest hattet haus heissen heisst heizung her heute hier hin hochzeit hund
    husten ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihrs im immer in ins irgendwas irgendwo
    ist ist's ists ja jacke jahr jede jeder jedes jemand jener jetzt junge kam kamen kann kannst
    kaputt karte kein keine keinen kenne kennt kind kinder klein kleine kleinen klingelt knie
    koennen koennt koennte koffer komme kommen kommst kommt konnen konnt konnte konnten konntest
    konntet kopf kosten kostenlos kostet krank kriege kuche kurs laden langsam lass lassen lasst
    leer lege legen legt leider letzte letzten leute licht liefert liegen liegt los mache machen
    macht madchen mag mal manche mann mantel massage mehr mein meine meinem meinen meiner mich
    minute minuten mir mit mitbringen mittag mittagessen mittwoch mochte mochten moechte moechten
    moeglich moglich monat montag montags morgen morgens muessen muss mussen musst mutter nach
    nachbar nachher nachmittag nachste nachsten nacht naechste naechsten nagel nahe nehme nehmen
    nehmt nein neu neue neuen neun nicht nichts nie niemand nimmt noch nur ob obwohl oder oeffnet
    oeffnungszeiten offen offnen offnet offnungszeiten ohne ohr ol oma opa paket parken passen
    passt passwort platz platze plombe preis preise probieren problem rabatt rad raus rechnung
    regenschirm reifen rein reparieren reservieren reservierung riecht rot rucken ruf rufe rufen
    ruft sage sagen sagt sagte sagten samstag schaff schaffe schaffen schicke schicken schirm
    schliessen schliesst schlussel schmerzen schneiden schnell schon schone schulter schwarz
    schwester schwiegermutter schwierig sechs sehe sehen sehr seid sein seine seit sich sich's sie
    sieben sieht sind sohn soll sollen sollte solltet sonnabend sonntag sonst sorry spaeter
    spanisch spater spreche sprechen springt startet steht stell stelle stellen stornieren strasse
    stunde stunden suche suchen tag tage tasche telefon termin termine teuer tisch tochter trinken
    tropft tur uber ueber uhr uhrzeit um und uns unser unsere unseren unter unterwegs urlaub vater
    verfugbar vergessen verloren verschieben verspaete verspatet verspatung verstehe verstehen
    viel viele vielleicht vier viertel voll vom von vor vorher vormittag waehrend waere wagen
    wahrend wann war ware waren warst wart warte warten warum was waschen wasser weg weh weil
    weiss weit welche welchen welcher welches wem wen wenig weniger wenn wer werde werden wessen
    wie wieder wieso wieviel will willst wimpern wir wird wirds wissen wo woche wochen woher wohin
    wollen wollt wollte wollten worden wurde wurden zahlen zahn zahne zehn zettel zu zug zum zur
    zwanzig zwei zwischen zwolf`),
}
