/** Words that say the same, parted by blanks and folded; each may be a pattern of its own. */
export const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join("|")})`

/** Who is meant to see to it: "el equipo", "somebody", "o responsável", "quelqu'un", "eine Kollegin". */
export const PEOPLE = anyOf(`
  equip[oea]s? persona person personne pessoa companer[oa]s? compis? colegas? collegues? kolleg\\w*
  colleagues? responsables? responsave(?:l|is) encargad[oa]s? duen[oa]s? don[oa] propietari[oa]s?
  proprietari[oa]s? gerentes? gerant[es]? jef[ea]s? chef\\w* boss patron(?:ne)? agentes? agents?
  humanos? human humain menschen especialistas? specialists? spezialist\\w* asesor\\w* atendentes?
  conseill\\w* tecnic[oa]s? technici\\w* technikerin techniker recep[ct]ion\\w* recep?cao secretar\\w* sekret\\w* accueil empfang praxis
  teams? staff owner inhaber\\w* manager mitarbeiter\\w* representatives? alguien alguem someone somebody quelqu'un jemand\\w*
  doctor\\w* doutora? docteur medic[oa]s? arzt\\w* vets? veterinari[oa]s? veterinaires?
  departamento department administra[ct]\\w* buchhaltung contabili\\w* accounting comptabilite
  cocina kitchen kuche cozinha cuisine taller werkstatt atelier office buro
`)
