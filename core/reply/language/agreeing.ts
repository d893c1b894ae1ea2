/** What people agree with in a foreign language, of words that each would be a sentence's: "por supuesto", "sure thing". Folded. */
const AGREEING = new RegExp(
  ` (?:${[
    "por supuesto|como no|de acuerdo|(?:esta|todo|muy|que) bien|claro que si|sin problemas?|no hay problema|no pasa nada|que bueno|me parece(?: bien)?|con gusto|trato hecho",
    "sure thing|of course|no problem(?: at all)?|no worries|sounds (?:good|great|perfect|fine)|got it|you bet|fair enough|all good|will do|my pleasure|makes sense",
    "(?:es)?ta (?:bom|bem|certo|otimo)|com certeza|sem problemas?|tudo (?:bem|bom|certo)|pode ser|claro que sim|por mim tudo bem",
    "pas de (?:soucis?|problemes?)|(?:ca|cela) (?:marche|va|roule|me va)|bien (?:sur|recu)|c'est (?:bon|note|parfait|bien|d'accord)|tout a fait|avec plaisir|tres bien|sans probleme",
    "geht klar|in ordnung|alles (?:klar|gut)|passt(?: schon)?|kein (?:problem|ding)|na klar|klar doch|mach ich|gern geschehen",
  ].join("|")})(?= )`,
  "g",
)

/** The words of a message that are not among such. */
export const withoutAgreeing = <T extends { readonly text: string }>(
  said: readonly T[],
): readonly T[] => {
  const rest = ` ${said.map(({ text }) => text).join(" ")} `.replace(AGREEING, "").trim()
  const left = rest === "" ? [] : rest.split(" ")
  return said.filter(({ text }) => left.includes(text))
}
