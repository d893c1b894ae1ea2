import type { WishWords } from "./words.ts"

const raw = String.raw

export const fr: WishWords = {
  appointment: raw`rendez vous|rdv|creneaux?`,
  cancels: raw`annul\w*`,
  moves: raw`deplac\w*|decal\w*`,
  undoes: raw`change d'avis|effac\w+|supprim\w+|(?:pas|plus) sur (?:moi|nous)|enlev\w+|retir\w+|finalement (?:pas|non)|(?:ne )?(?:peux|peut|pourra\w+|pouvons|viens|vient|venons|viendra\w*) (?:pas|plus)(?: venir)?|(?:pas|plus) besoin(?: de venir)?|laisse[rz]? tomber|(?<!ai )oubli(?:e|ez) (?:la|le|mon|ma|tout|ca)`,
  changes: raw`laisse\w* (?:\S+ )?(?:au|a la|pour) |plus (?:tot|tard)|au lieu d\S+|passe[sz]? (?:moi|nous)|repouss\w*|avanc\w*|report\w*|chang\w*`,
  asks: raw`(?:vous|tu) (?:me|nous) (?:prenez|prends|recevez|voyez)|(?:r?ajoute[zr]?|garde[zr]?) (?:moi|la|le|mon|ma|une?|nous)|acompte|arrhes|(?:peut|peux|pourrait|pourriez|pouvez) (?:vous |tu |elle |il )?(?!(?:\S+ )?(?:dire|donner|envoyer|expliquer|aider|conseiller|rappeler|montrer|rembourser|confirmer|indiquer|preciser)\b)(?:\S+ ){1,4}(?:mon|ma|mes|notre|nos)|(?:me|nous) (?:peut|pourrait|recevoir|recevez)|envo(?:yez|ie)(?: (?:moi|nous))? (?:quelqu'un|une? \w+)|comme (?:d'hab\w*|la derniere fois|toujours|d'ordinaire)|pareil\w*|(?:je suis|on est|j'en suis|je) (?:des votres|partante?s?|participe)|urgent\w*|(?:je|on) (?:veux|veut|voudrais|voudrait|aimerais) une? \S+|(?:peux|peut|pouvez|pourrait) (?:tu |vous )?(?:me|nous) \S+|besoin d'une?|(?:je|on|nous) (?:peux|peut|pouvons|pourrais|pourrait|pourrions|voudrais|voudrait|voudrions|veux|aimerais|souhaite\w*) (?:\S+ )?(?:venir|passer|avoir|prendre|faire|amener|deposer)|(?:peux|pouvez|pourriez|pourrais) (?:tu|vous)? ?(?:\S+ )?(?:me|nous|la|le|l|mettre|prendre|inscrire)|inscri\w*|(?:je|on) (?:prends|prend|garde|veux bien)|mettez (?:moi|nous)|table|possible|peut (?:\S+ ){0,4}(?:venir|passer)`,
  opens: raw`est ce|y a t|il y a|on peut|peut on|vous`,
  when: raw`quand|qui`,
  visits: raw`terrain|cours|seance|bapteme|mariage|plombier|electricien|serrurier|avocate?|veterinaire|psychologue|notaire|technicien|acompte|inscri\w+|participe|passer|viens|terrasse|place|cheveux|coupe|couleur|ongles|massage|epilation|vidange|pneus?|detartrage|controle|soin|sourcils|medecin|dentiste`,
  inquires: raw`(?:(?:puis|pouvons) (?:je|nous)|(?:je|on) peu[xt]|peut on) (?:\S+ )?(?:entrer|attendre)|(?:suis|serai|est|sera|serons) (?:\S+ )?(?:sortie?s?|finie?s?)|(?:ca|cela|la seance|le cours) (?:\S+ )?(?:dure|finit|se termine)|(?:fait|faire|faisable|tient|tenir) (?:\S+ ){0,1}?en (?:une?|\d+|deux)(?:h| (?:h|demi|heures?|min\w*))|(?:(?:sais|souviens|rappelle|suis) (?:plus|pas)|oublie)(?: (?:trop|bien|sure?|tres|du tout))* (?:si (?:\S+ ){0,2}?(?:c'est|c'etait|est|etait|j'ai|j'avais|a dit|avait dit|avez)|quand)|payer|(?:faut il|il faut|dois je|doit on|est il necessaire)|combien|(?<!n'importe )quel\w*|(?:etes|est|es|situes?) ou|ou (?:etes|se trouve|est ce)|comment|quoi|ouvert\w*|ouvrez|adresse`,
  does: raw`travaill\w+|est|sont|sera|seront|arriv\w+|livr\w+|servez|faites|ferm\w+|ferie|prete?s?|a (?:toujours |bien )?lieu`,
  any: raw`quelque chose`,
  free: raw`avez|dispo\w*|y a`,
  offers: raw`j'ai|nous avons|il (?:me |nous )?reste|je peux`,
  late: raw`la dans \w+ min\w*|j'arrive|je suis (?:devant|la|arrivee?)|(?:en|de|du) retard`,
  later: raw`(?:te |vous )?redis|redirai|(?:vous|te|t') ?appelle|reviens|reviendrai|reflech\w+|tiens au courant|demander? a m(?:on|a)|vais voir|(?<! (?:a|pour) )une autre fois`,
}
