import { type LanguageWords, list } from "./words.ts"

export const de: LanguageWords = {
  particles: list("der die das von vom zu zum zur und am im in an bei str strasse platz den dem"),
  courtesies: list(`
    hallo hi moin servus gruss gruezi guten gute tag morgen abend nacht danke vielen dank schon
    schoen sehr tschuss tschuess bis bald spater wiedersehen auf ja jo jep nein nee klar genau
    super perfekt toll prima bitte gerne gern entschuldigung alles gut passt liebe grusse
    gruesse herr frau gott zusammen leute na wie geht's gehts ihnen dir pfiat baba ade merci
    schones schone wochenende woche digga alter`),
  sentences: list(`
    ab abend abendessen abends aber abgeben abgebrochen abgeholt abgelaufen abgesagt abholen ablauf
    abmelden abmeldung absagen achsvermessung acht adresse aendern aendert ahnung alle allein
    alleine aller allerdings allergisch alles also alt alte am an anbieten anbietet ander andere
    anderen anderes andern anders anderst anfang anfangen anfanger anfrage angebot angebote
    angeboten angemeldet angerufen anhalten ankommen ankunft anmelden anmeldung annehmen anprobe
    anrufe anrufen anruft ans ansatz anschauen anschliessend ansehen anstatt antwort antworten
    anzahlung anziehen apotheke arbeit arbeiten arbeitet arm armel arzt arztin auch auf aufgehoben
    aufgehort aufhoren aufmachen aufnehmen aufpassen aufstehen auge augen augenbrauen aus ausfall
    ausfallen ausgang ausgeben ausgefallen ausgegangen auskunft ausland ausprobieren auspuff ausser
    ausserdem ausserhalb aussieht ausweis auto baby backe bad baden bahn bahnhof balayage bald bar
    bartpflege bauch bauen beantworten bedeutet bedienung beeilen befindet beginn beginnen beginnt
    behalten behandeln behandelt behandlung beheizt bei beide beiden beim bein bekam bekamen bekomme
    bekommen bekommt bemerkt benotige benotigen benutzen bereit bereits beruhigen beschadigt
    bescheid beschwerde beschwerden beschweren besetzt besonders besser bestatigen bestatigt
    bestatigung bestellen bestellt bestellung bestimmt besuch besuchen betrag bett betten bevor
    bewegen bezahle bezahlen bezahlt bieten bietet bilder billig bin bis bisschen bissl bist bitte
    bitten blau bleaching bleibe bleiben bleibt blick blut blutabnahme bluten blutet boden bohren
    brach brachte brauch brauche brauchen braucht brauchte brechen breit bremse bremsen brennen
    brennt brief brille bringe bringen bringt bruch bruder brunch buchen buchung buro burste bus da
    dabei dach dadurch dafur daher dahin dahinter damals damenschnitt damit danach daneben danke
    dann daran darf daruber darum darunter das dass dauern dauert dauerwelle daumen davon davor dazu
    decke defekt dein deine deinen deiner dem den denen denke denken denkt denn dennoch der deren
    derselbe des deshalb dessen deswegen deutsch dezember dich dicht dick die dienstag dienstags
    diese diesem diesen dieser dieses diesmal dinge dir direkt doch donnerstag donnerstags doppelt
    dort dorthin dran drauf draussen drehen drei dreissig drin dringend dritte druck du duerfen
    dunkel dunn durch durfen durfte durften durst dusche eben echt ecke egal eh eher ehrlich eigene
    eigentlich eilig ein eine einem einen einer eines einfach eingang eingetragen einige einigen
    einiges einkaufen einladen einladung einmal einnehmen einsteigen eintragen eintreten eintritt
    einverstanden einzeln einzige elf empfehlen empfehlt empfehlung empfindlich ende endet endlich
    eng englisch entfernen enthalt entscheiden entschieden entschuldigung entwurmung entzundet er
    erbrochen ergebnis ergebnisse erhalten erinnern erkaltet erkaltung erklaren erlaubt erledigt
    ermassigung ernst erreichbar erreiche erreichen ersatz ersetzen erst erste ersten erstmal
    erwarten erzahlen es essen etwa etwas euch euer eure euren fahre fahren fahrt fall fallen fallig
    falls falsch falsche falschen familie fangt farbe farben fast februar fehlen fehler fehlt feier
    feiern feiertag fein fenster ferien fertig fest festlegen feucht fieber fiel final finde finden
    findet fing finger flasche fleck flecken fliegen flug flughafen flugzeug folgen fordern fotos
    frage fragen fragt franzosisch frau frei freitag freitags freue freuen freund freunde freundin
    freut frisch frische frisur fruh fruhen fruher fruhstuck fuenf fuer fuhle fuhlen fuhlt fuhren
    fullen fullung funf funfzehn funktioniere funktionieren funktioniert fur fuss fusse fusspflege
    gab ganz ganze ganzen gar garantie garten gast gaste gebaude gebe geben gebissen geblieben
    gebracht gebraucht gebrochen gebucht geburt geburtstag gedacht geehrte gefahr gefahren gefallen
    gefallt gefragt gefuhl gefunden gegangen gegeben gegen gegenuber gegessen gehabt gehalten gehe
    gehen geholfen geholt gehoren gehort geht geht's gehts gekauft geklappt geklingelt gekommen
    gelassen gelaufen geld geldbeutel gelegt gelernt gelesen geliefert gemacht gemeinsam gemeldet
    gemocht gemuse genaue genauso genommen genug geoeffnet geoffnet geoffnete gepack geplant gepruft
    gerade geraucht gerausch gerichte gerissen gern gerne geruch gerufen gesagt gesamt gesamte
    geschafft geschehen geschenk geschickt geschlafen geschlossen geschmack geschmeckt geschnitten
    geschrieben geschwister geschwollen gesehen gesprochen gestellt gestern gestohlen gesturzt
    gesucht gesund getan getrunken gewaschen gewesen gewicht gewohnt geworden gezahlt gezogen gib
    gibt gibt's gibts ging ginge gingen glas glaser glaube gleich gleiche gleichen gleichzeitig
    gluck glucklich griff gross grosse grossen grosser grun grund grunde gruppe gultig gunstig
    gutentag gutschein gutscheine haar haare haarschnitt hab hab's habe haben habs habt haette halb
    halbe halbes halfte hallo hals halt halten hand hande handtuch handy hangt harter hast hat hats
    hatt hatte hatten hattest hattet hauptuntersuchung haus heiraten heiss heisse heissen heisst
    heizung helfen hell hemd her herein herrenschnitt herz heute hier hilfe hilft hin hinten hinter
    hoch hochzeit hoffe hoffen hoffentlich hohe hole holen holt horen hort hose hund hunde
    hundeschur hunger husten ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihrs im immer impfen
    impfung implantat in indem information informationen inklusive innen innerhalb ins insgesamt
    inspektion interesse interessiere interessiert inzwischen irgendein irgendwann irgendwas
    irgendwie irgendwo ist ist's ists ja jacke jahr jahre jahren jahrig januar jede jedem jeden
    jeder jederzeit jedes jedoch jemand jemanden jene jener jetzt jucken juckt juli jung junge juni
    kalt kalte kam kamen kann kannst kaputt karte karten kasse kastration katze kauf kaufe kaufen
    kein keine keinem keinen keiner keller kellner kellnerin kenne kennen kennenlernen kennt
    kieferorthopadie kind kinder kindergeburtstag klappen klappt klar kleid kleider kleidung klein
    kleine kleinen klima klingel klingelt klingt klinik knie knopf koche kochen koennen koennt
    koennte koffer kollege kollegin komme kommen kommst kommt konnen konnt konnte konnten konntest
    konntet konto kontrolle kontrollieren kopf kopfschmerzen kopie korb korper kost kosten kostenlos
    kostenvoranschlag kostet krallen krank krankengymnastik krankenhaus krankenkasse kriege kriegen
    kriegt krone kuche kuhl kuhlschrank kummern kunde kunden kundigen kupplung kurs kurse kurz kurze
    kurzen kurzer kurzfristig lachen laden lage laktose land lang lange langen langer langsam lass
    lassen lasst laufen lauft laut lauter leben lebensmittel lecker leder leer lege legen legt
    leicht leichte leid leider leihen leise leitung lernen lernt lesen letzte letzten letztes leute
    licht lieber lief liefern liefert lieferung liege liegen liegt linke links liste loch locken los
    loschen losfahren losgehen luft mache machen machst macht madchen mag mahlzeit mai mal man
    manche mandel mangel manikure mann mantel massage massagen mehr mein meine meinem meinen meiner
    meinung meisten meistens melden meldet menge menschen merken messen messer mich miete mieten
    mindestens minute minuten mir mit mitbekommen mitbringen mitgebracht mitglied mitnehmen mittag
    mittagessen mittags mittagstisch mitte mittel mittwoch mittwochs mobel mochte mochten moechte
    moechten moeglich moge mogen moglich moglichkeit moglichkeiten moglichst moment monat monate
    monaten montag montags morgen morgens mude muessen mund muss musse mussen musst musste mussten
    muster mutter mutze nach nachbar nachdem nachfragen nachher nachhilfe nachmittag nachmittags
    nachricht nachsehen nachspeisen nachste nachsten nacht naechste naechsten nagel nagelpflege nahe
    name nase nass naturlich nebel neben nehme nehmen nehmt nein nennen nervos nett netz neu neue
    neuen neues neun nicht nichts nie niedrig niemand niemanden nimmt nirgends noch normal
    normalerweise notfall notiert notig notiz november nuchtern nummer nun nur nusse nussen ob oben
    obst obwohl oder oeffnet oeffnungszeiten ofen offen offensichtlich offnen offnet offnungszeiten
    oft ohne ohr ohren oktober ol olwechsel oma opa ordnung ort paar packung paket papier park
    parken partner passen passt passwort patient pause pedikure person personen personlich pfeife
    pflege physio pickerl plan planen platz platze plombe plotzlich preis preise preisliste
    preiswert privat probe probestunde probieren problem probleme produkte prufen prufung pullover
    punkt punktlich putzen quartier quietscht rabatt rad rasieren rasur rauch rauchen raum raus
    rechnung recht rechts rechtzeitig reden regen regenschirm regnet reichen reicht reifen
    reifenwechsel reihe rein reinigen reinigung reise reisen reisst reparieren reservieren
    reserviert reservierung reservierungsanfrage rest restlich rezept richtig richtige riechen
    riecht rock rohr rot rucken ruckgabe ruckwarts ruf rufe rufen ruft ruhe ruhig rund runter
    rutscht sache sachen sage sagen sagt sagte sagten salbe samstag samstags satt sauber sauer
    schade schaden schaff schaffe schaffen scharf schatten schau schauen schaut schein scheint
    schere schicke schicken schickt schief schirm schlaf schlafen schlag schlange schlecht schlechte
    schlechter schliessen schliesst schlimm schluss schlussel schmal schmecken schmeckt schmerz
    schmerzen schmutzig schneiden schneidet schnell schneller schnitt schnupfen schnupperkurs schon
    schone schrank schrauben schreibe schreiben schreibt schritt schritte schuhe schuld schule
    schuler schulter schwach schwanger schwarz schwer schwester schwiegermutter schwierig schwimmen
    schwindlig sechs see sehe sehen sehr seht seid seife sein seine seit seite seiten selber selbst
    selten sende senden september service sessel sich sich's sicher sicherheit sie sieben sieht sind
    sitz sitze sitzen sitzt so sobald sofort sogar sohn solange solche soll sollen sollte solltet
    sommer sondern sonnabend sonne sonntag sonntags sonst sorge sorgen sorry soviel soweit sowie
    sowohl spaeter spanisch sparen spass spat spater speisekarte spiegel spiel spielen spitzen
    sprache spreche sprechen sprechzeiten springt spritze stadt stand standig stark starke start
    starten startet statt stattfinden stau steckt stehen steht steigen stell stelle stellen stift
    still stimme stimmt stinkt stoff stornieren storniert storno storung strahnen strasse stuck
    student studenten stuhl stuhle stunde stunden suche suchen sucht suss symptome tag tage tanken
    tanzen tarif tasche tasse tat tauschen teil teile teilen teilnehmen telefon telefonisch teller
    temperatur teppich termin terminanfrage termine terminvereinbarung terminwunsch teuer ticket
    tiefe tier tierarzt tiere tisch tochter toilette tonung total tragen tragt transport treffen
    treffpunkt treppe treten trinken trocken tropft trotz trotzdem tun tur turen tut tuv ubel
    ubelkeit uber uberall ubergeben uberhaupt ubermorgen ubernachten uberprufen uberpruft uberrascht
    uberraschung uberweisen uberweisung ubrig ueber uhr uhrzeit um umbuchen umtauschen umziehen
    unbedingt und unfall ungefahr ungern unmoglich uns unser unsere unseren unsicher unten unter
    unterhalb unterlagen unterricht unterschied unterschreiben untersuchung unterwegs urlaub
    ursprunglich vater verband verbrannt verbunden vereinbaren vereinbart verfugbar vergeblich
    vergesse vergessen vergleichen verkaufen verkauft verkehr verlangern verlassen verletzt
    verletzung verliere verlieren verloren vermeiden vermietet verpackung verpasst verrechnet
    verreist verschieben verschieden verschiedene verschoben versehentlich versichert versicherung
    verspaete verspatet verspatung versprochen verstanden verstehe verstehen verstopft versuche
    versuchen versucht vertrag vertragen verwenden verwirrt verzichten viel viele vielen vielleicht
    vier viertel voll voller vollig vom von vor vorab voraus vorbei vorbeikommen vorbereiten
    vorbestellen vordere vorgestern vorhanden vorher vorhin vormittag vormittags vorne vorschlag
    vorschlagen vorsicht vorsorge vorspeisen vorstellen wachsen waehrend waere wagen wahl wahlen
    wahr wahrend wand wandern wann war ware waren warm warme warst wart warte warten wartet
    wartezeit warum was waschbecken waschen waschmaschine wasser waxing weder weg wegen weh wehtut
    weich weihnachten weil weile weiss weisse weisst weit weiter weitere weiteren welche welchem
    welchen welcher welches welpe wem wen wenden wenig weniger wenigstens wenn wer werde werden
    werkstatt werktag wert wertvoll wessen wetter wichtig wie wieder wiederholen wiegen wieso
    wieviel will willkommen willst wimpern winter wir wir's wird wirds wirklich wirkt wissen wisst
    wo woche wochen woher wohin wohl wohne wohnen wohnt wohnung wolle wollen wollt wollte wollten
    worden wunde wunsch wunsche wunschen wurde wurden wurzelbehandlung zahle zahlen zahlt zahlung
    zahn zahnarzt zahne zahnreinigung zahnriemen zahnschmerzen zehn zeichen zeigen zeit zeiten
    zeitig zentrum zerbrochen zerrissen zettel ziehen zieht ziemlich zigarette zimmer zu zuerst
    zufallig zufrieden zug zugang zuletzt zum zumindest zunge zur zuruck zusatzlich zuschlag zusehen
    zustand zwanzig zwar zwei zweimal zweite zweiten zwischen zwischendurch zwolf`),
}
