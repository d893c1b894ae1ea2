/**
 * Words of neighbouring languages (Italian, Catalan, Galician, Dutch) that none of the five has. A client who writes them has not
 * changed to French or Portuguese, although those are near. Folded.
 */
export const ELSEWHERE: ReadonlySet<string> = new Set(
  `gli dove avete abbiamo vorrei vorremmo riesco della degli nella dello stasera domani oggi perche anche questo
  questa tavolo prenotare prenotazione appuntamento l'appuntamento l'indirizzo parcheggiare trovare spostare bisogno aprite
  chiudete potete possiamo taglio capelli vostro vostra sabato domenica lunedi martedi mercoledi giovedi venerdi accettate trattamento
  c'e quanti
  quin quina quins quines voldria voldriem puc podeu teniu tinc vull dema avui amb moltes gracies dissabte divendres dijous
  dimecres dimarts dilluns diumenge obriu tanqueu fins preu aquest aquesta sisplau meva seva accepteu targeta nosaltres
  moitas catro grazas ata tedes venres xoves hoxe abrides quixera
  een het ik mijn naar waar jullie zijn niet voor hoe laat graag hebben goedemiddag goedemorgen goedenavond afspraak
  vrijdag zaterdag zondag maandag dinsdag woensdag donderdag knipbeurt wel tafel willen kunnen vanavond`.split(
    /\s+/,
  ),
)
