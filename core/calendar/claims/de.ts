import type { ClaimWords } from "./words.ts"

const raw = String.raw

export const de: ClaimWords = {
  done: {
    booked: raw`(?:ein)?gebucht|reserviert|eingetragen|notiert|bestatigt|fixiert|vereinbart|angemeldet|vorgemerkt|eingeschrieben|gespeichert|aufgeschrieben|eingeplant|festgehalten|untergebracht|gesichert|erfasst|vermerkt|eingeschoben|aufgenommen|terminiert|registriert|reingeschoben|dazwischengeschoben|zugeteilt|hinterlegt|geblockt|blockiert|angelegt|eingegeben|fix|eintragen lassen|reingenommen|gemacht|festgelegt|hinzugefugt|eingetaktet|gesetzt|angenommen|genehmigt|bekommen|erhalten|angesetzt|anberaumt|zugewiesen|reserviert|freigehalten|zuruckgelegt|eingebucht|organisiert|arrangiert|vergeben an|ausgemacht|besprochen und fix|klargemacht|dazugenommen|gebongt|abgemacht`,
    moved: raw`verschoben|verlegt|geandert|umgebucht|getauscht|umgeschrieben|vorverlegt|vorgezogen|umgetragen|angepasst|gewechselt|abgeandert|umgelegt|vertauscht|aktualisiert|umgestellt|verandert|nach hinten gelegt|nach vorne gelegt|nach vorn gelegt|vertagt|umgeplant|umdisponiert|ubertragen|umgezogen auf|nachgezogen|korrigiert|verruckt|geruckt|nach vorne gezogen|ummarkiert|gelegt|aufgeschoben|zusammengelegt`,
    cancelled: raw`storniert|abgesagt|geloscht|entfernt|gestrichen|abbestellt|annulliert|rausgenommen|herausgenommen|ausgetragen|aufgehoben|freigegeben|gecancelt|gecancelled|abgemeldet|zuruckgezogen|abgeblasen|rausgeloscht|herausgestrichen|ausgebucht und geloscht|weggenommen`,
  },
  doing: {
    booked: raw`buchen|reservieren|eintragen|unterbringen|einschieben|einplanen|anmelden|einschreiben|sichern|vormerken|reinschieben|dazwischenschieben|einbuchen|notieren|vereinbaren`,
    moved: raw`verschieben|verlegen|andern|umbuchen|tauschen|vorziehen|vorverlegen|umlegen|wechseln|umsetzen|verrucken`,
    cancelled: raw`stornieren|absagen|loschen|entfernen|streichen|annullieren|herausnehmen|rausnehmen|abbestellen`,
  },
  have: raw`hab|habe|haben|hab's|habs|hob|ham|wir haben|hamma|hom`,
  be: raw`ist|is|sind|bist|seid|wurde|wurden|worden|steht|stehen|stehst|bleibt|ware jetzt|gilt als|sein|wird hiermit|hiermit|nun|jetzt|alles|damit|isch|werden hiermit|is'`,
  managed: raw`konnte|konnten|konnt|ich konnte|wir konnten`,
  lead: raw`passt|alles|klar|super|gut|ok|okay|erledigt|fertig|ja|gerne|prima|perfekt|ihr|ihre|dein|deine|euer|eure|der|die|das|termin|reservierung|buchung|tisch|platz|kurs|stunde|sitzung|besuch|anmeldung|anderung|umbuchung|neuer|neue|beide|fur|am|um|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|abend|schon|bereits|fest|fix|erfolgreich|auf|namen|uhr|soeben|gerade|eben|inspektion|hiermit|reservation|ordination|konsultation`,
  acted: {
    booked: [
      raw`(?:hab|habe|haben) (?:ich |wir )?(?:sie|dich|euch|ihnen|dir|den|die|das|einen|eine|ihren|ihre|fur) <9><5>(?:eingetragen|untergebracht|eingeschrieben|aufgeschrieben|angemeldet|vorgemerkt|gegeben|freigehalten|zuruckgelegt|drin|draufgesetzt|gesetzt|reingesetzt|eingesetzt)`,
    ],
    moved: [
      raw`(?:hab|habe|haben) <9>(?:auf|vor|nach hinten|nach vorn|statt) <5>(?:gelegt|gesetzt|gestellt|geschoben|gezogen|genommen|umgeschrieben)`,
    ],
    cancelled: [],
  },
  stated: {
    booked: [
      raw`(?:platz|termin|tisch|stunde) <6>(?:ihnen |dir |euch )?(?:sicher|gesichert|garantiert)`,
      raw`(?:gehort|gehoren) <7>(?:ihnen|dir|euch)`,
      raw`(?:du |sie |ihr )?(?:stehst|stehen|steht|bist|sind|seid) (?:sie |du |ihr )?(?:jetzt |nun |schon |damit |bei uns |fix |fest |mit dabei )*<5>(?:auf der liste|im kalender|drin|dabei|im terminbuch|im plan|in der liste|im system|im buch|eingetragen|am plan)`,
      raw`(?:erledigt|fertig|passt|abgemacht|gebongt|alles klar|also|dann|gut|super|perfekt|ausgemacht|geht klar|in ordnung|geritzt) <3>(?:bis|wir sehen uns|wir erwarten|sie kommen|am|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|ubermorgen) <5>(?:um|\d\w*|uhr)`,
      raw`(?:bis|wir sehen uns|wir erwarten sie|wir erwarten euch|wir erwarten dich|wir freuen uns auf sie|wir freuen uns auf dich|wir freuen uns auf euch) (?:dann )?(?:am |montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute) ?<5>(?:um|\d\w*|uhr)`,
    ],
    moved: [
      raw`(?:kommen|kommst|kommt|sehen|ist|sind|findet) <8>(?:statt|anstatt|anstelle) `,
      raw`(?:neuer termin|neue uhrzeit|neue zeit|neues datum|der neue termin|ihr neuer termin|dein neuer termin) (?:ist|am|um|$|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|lautet)`,
      raw`(?:ist|sind|findet|liegt|beginnt) (?:jetzt|nun|ab jetzt) (?:am|um|erst|schon|auf|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)`,
    ],
    cancelled: [
      raw`(?:aus|von) <1>(?:kalender|liste|plan|terminbuch|system|\w*kurs|gruppe) <4>(?:raus|runter|weg|genommen|entfernt|gestrichen)`,
      raw`(?:steht|stehen|ist|sind|haben|hast|habt) <5>(?:nichts|kein\w*|nix) <2>(?:mehr|termin mehr)`,
      raw`(?:ist|sind) (?:jetzt |nun |damit )?(?:hinfallig|vom tisch|aus dem kalender|raus|frei geworden|wieder frei)`,
    ],
  },
  unreal: raw`koennt\w*|haett\w*|waer\w*|wuerd\w*|kann|konnen|konnte(?:n|st)? ich|mochte\w*|mochtest|will|willst|wollen|wollt|soll\w*|wurde ich|wurden wir|wurden sie|musste\w*|muss|mussen|ware|waren sie|wenn|sobald|falls|sofern|bis sie|bevor|ob|damit ich|um zu|werde|werden wir|wird|darf|durfen|bitte|gern storniere|auf wunsch|konnt\w* wir|hatte ich|hatte|hatten|versuch\w*|nachdem|zuerst|brauch\w*|klar\w* ab|noch zu|wunsch\w*`,
  negated: raw`nicht|nichts|kein\w*|nie|niemals|leider|weder|ohne|unmoglich|fehlgeschlagen|nix|ned|niemand|nimmer|noch nichts|bisher`,
  other: raw`(?:sind|bist|seid|haben|hast|habt|war|waren) (?:sie |du |ihr )?(?:bereits|schon)|letzte woche|\w+ minuten|pro (?:stunde|person|tag)|stundenweise|ander\w* (?:gruppe|patient|familie|gesellschaft)\w*|bleibt (?:wie|so|unverandert|dabei)|unverandert|(?:fur|unsere[nr]?) (?:unsere )?(?:kunden|gaste|mitglieder|patienten)|nachst\w* (?:dran|moglich)|am nachsten|allerg\w+|offnungszeiten|preise?|jemand\w* ander\w*|ander\w* (?:kund|gast|person)\w*|belegt|ausgebucht|schon vergeben|bereits vergeben|anderweitig|telefonnummer|laut|nach wie vor|weiterhin|immer noch|noch immer|ich finde|finde|vorgesehen|erinner\w*|erinnerung|aktuell|derzeit|ich sehe|sehe|immer|normalerweise|grundsatzlich|generell|automatisch|jede\w* termin|alle termine|weniger als|stunden vorher|im voraus|anfragen?(?! (?:angenommen|bestatigt|genehmigt|abgeschlossen))|vorschlag|ausstehend|vorlaufig\w*|warteliste|prufe|klare|schaue|bin gerade|sie haben (?:ihn |den |die |ihren )?(?:storniert|gebucht|abgesagt|verschoben)|vom kunden|frage|nachricht|ans team|an das team|an die kolleg\w*|konnen|bleibt bestehen|wunsch`,
  supposed: raw`bestatigen sie|bestatige (?:mir|bitte)|sagen sie|sag|melden sie|schreiben sie|schicken sie|ist (?:der|die|das|ihr|ihre)|wenn|sobald|falls|sofern|bei|bis|bevor|nachdem|im falle|sollten|sollte|sollen|ohne|hatten|waren|erst wenn|erst nach`,
  readOut: raw`laut|zur erinnerung|erinnerung|ich sehe|ich finde|nach unseren|in unserem system|unseren unterlagen|bei uns steht`,
  thing: raw`termin|reservierung|buchung|tisch|platz|platze|stunde|kurs|sitzung|anmeldung|besuch|sprechstunde|behandlung|probestunde|inspektion|uhrzeit|reservation|slot`,
  diary: raw`kalender|terminbuch|buch|liste|system|plan|terminkalender|\w*kurs|gruppe|agenda`,
  day: raw`montag\w*|dienstag\w*|mittwoch\w*|donnerstag\w*|freitag\w*|samstag\w*|sonnabend\w*|sonntag\w*|heute|morgen|ubermorgen|(?:am|den|der) \d{1,2}|\d{1,2} (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)|(?:mo|di|mi|do|fr|sa|so) \d{1,2}`,
  clock: raw`(?:um|gegen) (?:\w+ (?:vor|nach) )?(?:\d\w*|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|halb \w+|viertel \w+)|halb (?:eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)|mittags?`,
  meet: raw`(?:sieht|empfangt|nimmt|behandelt|besucht) (?:sie|dich|euch)|wird (?:sie|dich|euch)|bei (?:ihnen|dir|euch) vorbei|rechne[n]? (?:ich |wir )?(?:<5>)?mit (?:euch|ihnen|dir)|(?:wir )?sehen (?:wir )?uns|(?:wir |ich )?erwarten? (?:wir |ich )?(?:sie|dich|euch)|erwartet (?:sie|dich|euch)|freu\w* (?:ich |wir )?(?:mich|uns) auf (?:sie|dich|euch|ihren|deinen)|bis (?:dann )?(?:am )?(?=(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute))`,
  settled: raw`(?:anfrage|antrag) (?:angenommen|bestatigt|genehmigt)|erledigt|fertig|abgemacht|gebongt|geht klar|geritzt|alles (?:bereit|arrangiert|organisiert|vorbereitet|bestatigt|gebucht|klar|geregelt|erledigt|fix|in ordnung|paletti|eingetragen)|ausgemacht|passt|abgeschlossen|ist (?:gebucht|fix|durch|drin)|in trockenen tuchern|steht(?= /)|gebucht|eingetragen`,
  confirm: raw`(?:hiermit )?bestatig(?:e|en|t)(?: (?:ich|wir))?(?: (?:ihnen|dir|euch))?|ich bestatige|bestatigt`,
  present: {
    booked: raw`(?:ich |wir )?halten? (?:ich |wir )?(?:ihnen|dir|euch|den platz|den termin|den tisch)|(?:ich |wir )?(?:trag|trage|tragen|schreib|schreibe|schreiben|buche|buchen|notiere|notieren|reserviere|reservieren|nehme|nehmen|schiebe|schieben|setze|setzen|plane|planen|merke|melde) (?:ich |wir )?(?:sie|dich|euch|ihnen|dir|den termin|das)`,
    moved: raw`(?:ich |wir )?(?:leg's|leg es|lege es|schieb's|schiebe es|verschieb's|zieh's|setz's|pack's) <6>(?:auf|um|vor)|(?:ich |wir )?(?:verschiebe|verschieben|verlege|verlegen|buche|lege|legen) (?:ich |wir )?(?:sie|dich|euch|ihnen|dir|ihren|deinen|den) <9>(?:auf|um)`,
    cancelled: raw`(?:ich |wir )?(?:storniere|stornieren|losche|loschen|streiche|sage) (?:ich |wir )?(?:ihren|deinen|den|die|ihre|deine)`,
  },
  holds: raw`(?:damit|somit|jetzt) (?:haben|hast|habt) (?:sie|du|ihr) (?:ihren|deinen|euren) (?:termin|platz|tisch)|(?:sie|du|ihr) (?:haben|hast|habt|stehen|stehst|steht|sind|bist|seid) (?:jetzt|nun|damit|somit|hiermit) <3>(?:termin|platz|tisch|im|auf|fur|bei|drin)|(?:ich|wir)? ?(?:hab|habe|haben) (?:ich |wir )?(?:sie|dich|euch) <7>(?:drin|stehen|im kalender|auf dem zettel|untergebracht)|(?:lauft|laufen|geht|gehen) (?:jetzt )?auf (?:ihren|deinen|euren) namen|ist (?:fur|auf) (?:sie|dich|euch|ihren namen|deinen namen) <3>(?:reserviert|geblockt|frei|gebucht|fix)|haben <4>(?:ihren|deinen|euren|den) (?:termin|platz|tisch) (?:bei|um|am|sicher)`,
  finished: raw`erledigt|erfolgt|durch|fertig|fix|abgeschlossen|bestatigt|durchgefuhrt|eingetragen|gespeichert|vermerkt|notiert|erfolgreich|perfekt|geritzt|steht|gebucht|gesichert|fest`,
  moving: raw`neue[rs]? (?:uhrzeit|zeit|termin|datum)|zeitanderung|anderung|anderungen|umbuchung|verschiebung|verlegung|wechsel|tausch`,
  cancelling: raw`stornierung|absage|loschung|annullierung|storno|abmeldung`,
  now: raw`jetzt|nun|ab jetzt|neu|kommen|kommst|kommt`,
  shifts: raw`rutscht|ruckt|wandert|verschiebt sich`,
  instead: raw`statt|anstatt|anstelle|und nicht`,
  henceforth: raw`jetzt|nun|neu|ab jetzt`,
  anew: raw`statt|anstatt|anstelle|nicht mehr (?:am|um|der|den)|gleiche (?:uhr)?zeit|neue (?:uhr)?zeit`,
  gone: raw`(?:aus|nicht mehr (?:im|auf|in)|raus aus) (?:dem |der |unserem |meinem )?`,
  free: raw`freie[rsn]?|(?<!halten? <7>)frei|verfugbar|geoffnet|offen|offnen|geschlossen|kostet|kosten|preise?|hatte|hatten|oder|beginnt um|dauert|verschieden|noch was|gibt es|ausgebucht|fur sie da|jederzeit|letzte termin|reduziert|ob|falls|alles reserviert`,
  hours: raw`(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|mo|di|mi|do|fr) bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|fr|sa|so)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|jeden|jede|immer`,
  label: {
    date: raw`datum|tag|wann`,
    time: raw`uhrzeit|zeit|beginn`,
  },
  named: raw`(?:kriegen|kriegst|bekommen|bekommst) (?:sie|du)|(?:ist|sind|lauft|laufen|geht|gehen|steht|stehen) <7>(?:(?:auf|unter) (?:ihre[nm]|deine[nm]|eure[nm]) namen)`,
  fitted: raw`(?:konnte|konnten|hab|habe|haben) (?:ich |wir )?(?:sie|dich|euch|ihnen|dir) (?:noch |gerade noch |doch noch |tatsachlich )+`,
  your: raw`(?:ihr|ihre|dein|deine|euer|eure|der|die|das)`,
  became: raw`(?:wurde|ist) (?:soeben |gerade |erfolgreich |hiermit |fur sie |fur dich )*(?:an|ein|auf|fest|hinter)?ge(?!schickt|sendet|fragt|wunscht|offnet|schlossen)\w{3,}t(?= /| $)`,
  standing: raw`(?:ihr|ihre|dein|deine) <3>ist (?:am |um |fur |weiterhin |auf )*(?:WHEN)|(?:sie|du|ihr) (?:haben|hast|habt) <9>(?:WHEN) <6>(?:THING)|(?:sie|du|ihr) (?:haben|hast|habt) <4>(?:THING) <5>(?:WHEN)|(?:ihr|ihre|dein|deine|euer|eure) (?:nachster |nachste )?(?:THING) <5>(?:ist|bleibt|steht|findet) <5>(?:WHEN)|(?:WHEN) <4>(?:haben|hast|habt) (?:sie|du|ihr) <4>(?:THING)`,
  addressed: raw`sie|ihnen|ihr|ihre|ihren|ihrem|dich|dir|du|dein|deine|deinen|euch|euer|eure|euren`,
  theirs: raw`war|waren|hatten|hatte|gestern|letzte[nrs]?|vergangene[nrs]?|wieder da|feiertag|arbeitet|kommt|kommen an|trifft|voll|lauft ab|beginnt|beginnen|fangt|veranstaltung|konzert|geliefert`,
}
