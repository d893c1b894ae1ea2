import * as say from "../../grammar/found-meanings.ts"
import { ask, askTime, firmAsk, turn } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AS_SOON_AS, WORK } from "./terms.ts"

/** How one asks for an appointment. */
const WISHED =
  "(?:mett|inscri|not|donn|reserv|cal)[a-z]* (?:moi|nous)|mets (?:moi|nous)|vous (?:auriez|avez)|(?:auriez|avez) vous|t aurais|(?:je|on) (?:prends|prend|voudrai[st]|veux|prefere|peux|peut|pourrai[st])|(?:est ce|possible)"

/** What has to be asked, and what turns the words beside it. */
export const talk: readonly Phrase[] = [
  // What a receptionist has to ask.
  // "The first" of several: as likely the first thing as the first of the month.
  ["(?:prefere|veux|prends|voudrais|aime mieux) le premier(?= ?(?:$|[,;.?!]))", ask("vague")],
  [
    "(?:a )?une de ces heures|un de ces (?:quatre|4|jours|matins|soirs|apres midis?)|n importe quel jour|un de ces jours|ces jours ci|ces prochains jours|peu importe le jour|(?<=(?<![a-z])(?:passe|passerai|viens|viendrai|passer|venir)[^.,;!?]{0,25} )a un moment(?: ou (?:a )?un autre)?|a un moment(?: ou (?:a )?un autre)?(?= (?:je |on )(?:passe|vien)[a-z]*)",
    ask("vague"),
  ],
  [
    "tout a l heure|tantot|dans un (?:tout )?(?:petit |court )?(?:moment|instant|peu)|(?:tres )?prochainement|d ici peu|dans pas longtemps|dans peu de temps|sous peu|dans la journee",
    ask("vague"),
  ],
  [
    `(?:apres|en sortant|a la sortie|${AS_SOON_AS} (?:sors|finis|termine|sort|finit)|en rentrant)(?: (?:de|du|d|le|la|l|mon|ma|les|mes))* ?${WORK}|(?:apres avoir|avant de) (?:depose|deposer|recuperer|recupere|chercher) (?:les|mes|mon|ma|le|la) [a-z]+|${AS_SOON_AS} (?:sors|finis|ai fini|termine|sort|finit)|avant (?:le |d aller au )?${WORK}`,
    askTime,
  ],
  [
    "(?:des qu |quand |si |lorsqu |aussitot qu )e?(?:une? |l |le |la )?(?:place|creneau|rdv|rendez vous|truc|dispo|chose) (?:se libere|se liberait|est libre|est dispo|s ouvre)|(?:si|quand|des que) (?:ca|quelque chose) se libere|(?:si|en cas d|des que)(?: (?:vous (?:avez|avez eu)|tu as|quelqu un|il y a))?(?: e?une?)? ?(?:desistements?|annulations?|annule|se desiste)|(?:le )?premier (?:rdv|rendez vous|creneau) (?:que vous avez|dispo|venu)|des que (?:possible|vous (?:pouvez|pourrez|avez|aurez)|tu (?:peux|pourras|as))(?: (?:une )?(?:place|dispo))?|le plus (?:tot|vite|rapidement) possible|au plus (?:vite|tot|sacrant|coupant)|quand (?:ca )?(?:vous |t )(?:arrange|convient|va)(?:ra)?(?: le mieux)?|quand (?:vous|tu) (?:pouvez|peux|voulez|veux|avez|as|etes|aurez|pourrez)(?: (?:une )?(?:place|dispo|libre|de la place))?|(?:la |le )?(?:premiere|premier|prochaine|prochain) (?:place|creneau|rdv|dispo|disponibilite)(?: (?:libre|disponible|possible))?|tout de suite|immediatement|urgent|en urgence|asap|n importe quand",
    ask("open_ended"),
  ],
  ["(?:apres|avant) (?:mon|ma|le|la|notre) [a-z]+ (?:de|a) {time}", firmAsk("vague")],
  [
    "(?!.* ou |[^.;,!]*\\?)aujourd ?hui (?:il )?(?:n |ne )?(?:y a|reste) (?:plus )?(?:que )?(?:\\d+ ?(?:m|min[a-z]*|heures?|h)|rien)|(?!.* ou |[^.;,!]*\\?)(?:n |ne )?(?:y a|reste) (?:plus )?que \\d+ ?(?:m|min[a-z]*|heures?|h) (?:pour )?aujourd ?hui",
    ask("vague"),
  ],
  ["(?:a )?(?:la )?meme heure", askTime],
  // "Si vous ouvrez le dimanche": a condition that the day named answers.
  [
    "si (?:vous|tu) (?:ouvrez|ouvres|etes ouverts?|es ouvert|travaillez|bossez) (?:aussi )?les? (?:[a-z]+di|dimanche)s?(?! (?:\\d|prochain))",
    ask("several"),
  ],
  // Turns.
  [
    "pas|ni|j allais (?:dire|demander)(?=[^?!]* mais )(?![^?!]* (?:aussi|ou)(?![a-z]))|(?<={weekday},? (?:et )?)non(?: pas)?(?= (?:le )?{weekday2} ?(?:$|[,;.!?]))",
    turn("not-next"),
  ],
  // "En vacances jusqu'au 20": not until then, rather than by then.
  [
    "(?:vacances|conges?|deplacement|voyage|absente?s?|occupee?s?|prise?s?|pas la) jusqu(?= (?:a|au) )",
    turn("not-next"),
  ],
  [
    "non|(?:est|etait|c est|c etait)(?: deja)? (?:(?<!(?:votre|vos|ta|ton|ma|mon|notre) [^.;!?]{0,60})prise?(?! (?:le|la|au?|en|par|avec|aujourd|demain|{weekday})(?![a-z]))|complete?|occupee?)(?! pour)(?![^.;!]*\\?)",
    turn("not"),
  ],
  [
    "(?:je |on |nous )?(?:ne |n )?(?:peux|peut|pouvons) (?:plus(?! (?:tard|tot|longtemps))|pas|jamais)|(?<!(?:si|ai|as|a|avons|avez|ont|suis|est) )jamais(?= (?:le |les )?{weekday}| ?(?:$|[,;.!?]))|(?:c est )?jamais (?:possible|bon|faisable)(?: pour (?:moi|nous))?|(?:ne )?(?:suis|sommes) jamais (?:libre|dispo|disponible|la)s?|(?:ne |n )?(?:marche|va|convient|m arrange|arrange|colle) jamais|(?:ne |n )?(?:marche|va|convient|m arrange|arrange|colle) pas|(?:c est|ca)(?: va)? (?:mort|foutu|impossible|pas (?:etre )?possible(?! d))(?! ou )|ca (?:va )?pas|ca (?:va|marche|colle) plus(?: du tout)?(?= ?(?:$|[,;.!]))|impossible|(?<={weekday} )(?:nul|complique|difficile|mort)(?= ?(?:$|[,;.!]))|ca ne va pas|pas possible|pas dispo",
    turn("not"),
  ],
  [
    "(?:plutot|mieux|prefere) (?:a |vers )?{time} qu[e ] ?(?:a |vers )?(?<time2>\\d{1,2} ?h(?: ?\\d\\d)?)",
    say.time,
  ],
  [
    "sauf|excepte|hormis|a part(?! (?:ca|cela)(?![a-z]))|au lieu d[eu]?|plutot qu[e]?|a la place d[eu]?",
    turn("instead"),
  ],
  [
    "(?:(?:non )?(?:pardon|desolee?)|(?:ex|s)cuse[sz]?(?: moi)?)(?! pour \\w*di)|enfin(?: non)?|(?<=(?:dit|ecrit|mis)(?: que)?(?: c etait)?(?: le| pour| a)? [a-z0-9:]+,? (?:mais |et )?)c (?:est|etait)|je veux dire|je voulais dire|ou plutot|plutot|non plutot|oups|euh non|en fait|je me suis trompee?|mieux|rectification|correction|(?:non )?(?<!\\b[jn] )(?:attends|attendez)(?: non)?(?= ?(?:$|[,;.!?]|plutot|{weekday}))|ah non",
    turn("correction"),
  ],
  [
    "(?:le|mon|notre|votre|ma|la|notre) (?:rdv|rendez vous|reservation|seance|cours|consultation)(?! (?:serait|sera|peut|pourrait))|(?:mon|notre) creneau|(?:j ai|j avais|on a|on avait|nous avons|nous avions)(?: deja)? (?:un |une |le )?(?:rdv|rendez vous|reservation|reserve|seance|table|cours)|(?:celui|celle) d[eu](?! \\d)",
    turn("existing"),
  ],
  // "Mon mari vient jeudi à 10h, moi je pourrais vendredi".
  [
    "(?:mon|ma) (?:mari|femme|copine?|compagnon|compagne|fils|fille|mere|pere|soeur|frere|amie?) (?:vient|passe|a (?:rdv|rendez vous))(?= (?:le )?[a-z]+[^?]{0,30}[,.;t] ?(?:et |mais )?(?:moi )?je (?:pourrais|peux)[^;.]*\\?)",
    turn("cancelled"),
  ],
  // "Annulez jeudi et mettez-moi vendredi": only one of them is wished for.
  [
    `(?<!pas )(?:annul|enlev|supprim|retir)[a-z]*(?: moi)?(?: (?:pour|de))?(?=[^?]{1,60}(?:[,.;]| et)(?: (?:svp|stp|plutot))* (?:${WISHED}))|` +
      `(?<=(?:${WISHED}) [^.;?]{3,50} et )(?:annul|enlev|supprim|retir)[a-z]*(?: moi)?`,
    turn("cancelled"),
  ],
  // "Enlevez celui du 12 et mettez-moi le 19".
  [
    "(?<=(?:annul|enlev|supprim|retir)[a-z]* )(?:celui|celle) d[eu](?![^.;!?]* (?:et|ni) (?:aussi )?(?:celui|celle) d[eu] )",
    turn("existing"),
  ],
  [
    "(?:on|je|nous) (?:travaille|travaillons|bosse|part|pars|partons|arrive|arrivons|rentre|rentrons|reviens|revenons|m en vais|s en va|voyage)|j arrive|(?:je|on|nous|il|elle|(?:mon|ma|mes) [a-z]+) (?:finis|finit|finissons|termine|terminons|sors|sort|sortons)|(?:mon |l |son |notre )?anniversaire(?: est)?|mon vol|(?:train|vol|avion|bus|car|bateau)(?: \\(?[a-z]{0,3} ?\\d{1,5}\\)?)? (?:arrive|part|atterrit|decolle|est)|le mariage|l examen|nos vacances|(?:(?:l|la|le|mon|ma|son|sa|les|mes) )?(?:ecole|cours|classe|creche|college|lycee|boulot|travail|taf|reunion|entrainement|garderie|formation|service|journee|examen)(?: de [a-z]+)? (?:se )?(?:fini(?:t|ssent)|termine(?:nt)?|sort|(?:dure|va)(?= jusqu))(?!.{0,60} a ce moment)|(?:je suis|on est) (?:a|au|en|chez)(?: l| la)? [a-z]+(?= jusqu a \\d)|repars|repartons|on repart",
    turn("occasion"),
  ],
  [
    "(?:decal|(?<!en )deplac|report|chang|repouss|avanc|modifi|boug)[a-z]*|pass(?:ez|e) (?:moi|nous)(?= (?:au|a|pour) )|(?:le |la )?(?:passer|mettre)",
    turn("move"),
  ],
]
