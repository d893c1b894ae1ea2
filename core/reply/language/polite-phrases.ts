/** What people agree, greet and thank with in a foreign language, of words that each would be a sentence's: "sure thing". Folded. */
const POLITE = new RegExp(
  ` (?:${[
    "a tod[oa]s(?: (?:ustedes|vosotr[oa]s|voces))?|a (?:ti|usted|ustedes)|un millon(?: de)?|de (?:todo )?corazon|familia|equipo|chic[oa]s|con (?:mucho )?gusto|(?:muy|tan) amables?|(?:un )?(?:abrazo|saludo|saludos|besos|abrazos)(?: fuerte)?",
    "a (?:million|bunch|ton)|heaps|ta very much|folks|team|mates?|to you(?: all)?|you're welcome|(?:much|really) appreciated",
    "galera|turma|equipe|meninas|de coracao|mesmo|demais|(?:um )?(?:grande )?(?:abraco|abracos|beijos|beijinhos)",
    "mille (?:fois|mercis)|d'avance|un (?:grand|gros|enorme)(?= merci)|infiniment|a (?:vous|toi|tous|toutes)(?: tous| toutes)?|la (?:compagnie|team)|l'equipe|a tres vite",
    "(?:vielen|tausend|herzlichen|besten) (?:lieben )?dank|allerseits|miteinand(?:er)?|mitenand|an alle|ihr lieben|euch(?: allen)?|vielmals|(?:schonen|guten|schones) (?:abend|tag|morgen|wochenende)(?: noch)?|(?:liebe|schone|herzliche|viele) grusse",
    "por supuesto|como no|de acuerdo|(?:esta|todo|muy|que) bien|claro que si|sin problemas?|no hay problema|no pasa nada|que bueno|me parece(?: bien)?|con gusto|trato hecho",
    "sure thing|of course|no problem(?: at all)?|no worries|sounds (?:good|great|perfect|fine)|got it|you bet|fair enough|all good|will do|my pleasure|makes sense",
    "(?:es)?ta (?:bom|bem|certo|otimo)|com certeza|sem problemas?|tudo (?:bem|bom|certo)|pode ser|claro que sim|por mim tudo bem",
    "pas de (?:soucis?|problemes?)|(?:ca|cela) (?:marche|va|roule|me va)|bien (?:sur|recu)|c'est (?:bon|note|parfait|bien|d'accord)|tout a fait|avec plaisir|tres bien|sans probleme",
    "geht klar|in ordnung|alles (?:klar|gut)|passt(?: schon)?|kein (?:problem|ding)|na klar|klar doch|mach ich|gern geschehen",
  ].join("|")})(?= )`,
  "g",
)

/** The words of a message that are not among such. */
export const withoutPolitePhrases = <T extends { readonly text: string }>(
  said: readonly T[],
): readonly T[] => {
  const rest = ` ${said.map(({ text }) => text).join(" ")} `.replace(POLITE, "").trim()
  const left = rest === "" ? [] : rest.split(" ")
  return said.filter(({ text }) => left.includes(text))
}
