import type { WishWords } from "./words.ts"

const raw = String.raw

export const fr: WishWords = {
  appointment: raw`rendez vous|rdv|creneaux?`,
  cancels: raw`annul\w*`,
  moves: raw`deplac\w*|decal\w*`,
  undoes: raw`ne (?:peux|pourrai) pas venir`,
  changes: raw`passe[sz]? (?:moi|nous)|repouss\w*|avanc\w*|report\w*|chang\w*`,
  asks: raw`(?:je|on|nous) (?:peux|peut|pouvons|pourrais|pourrait|pourrions|voudrais|voudrait|voudrions|veux|aimerais|souhaite\w*) (?:\S+ )?(?:venir|passer|avoir|prendre|faire|amener|deposer)|(?:peux|pouvez|pourriez|pourrais) (?:tu|vous)? ?(?:\S+ )?(?:me|nous|la|le|l|mettre|prendre|inscrire)|inscri\w*|table|possible|peut (?:\S+ ){0,4}(?:venir|passer)`,
  opens: raw`est ce|y a t|il y a|on peut|peut on|vous`,
  when: raw`quand`,
  inquires: raw`combien|quel\w*|comment|ouvert\w*|ouvrez|adresse`,
  does: raw`travaill\w+|est|sont|sera|seront|arriv\w+|livr\w+|servez|faites|ferm\w+|ferie|prete?s?`,
  any: raw`quelque chose`,
  free: raw`avez|dispo\w*|y a`,
  offers: raw`j'ai|nous avons|il (?:me |nous )?reste|je peux`,
  later: raw`(?:te |vous )?redis|redirai|(?:vous|te|t') ?appelle|reviens|reviendrai|reflech\w+|tiens au courant|demander? a m(?:on|a)|vais voir|une autre fois`,
}
