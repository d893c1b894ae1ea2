/* Who gets none and would like some. Over folded words. */
import { oneOf } from "./spoken.ts"

/** "I get no reminders any more", said as it is, not as it is wished. */
const MISSES = new RegExp(
  ` ${oneOf(
    "(?:no|nunca|tampoco) (?:me |nos |les? )?(?:ve(?:o|mos)|encuentr\\w+|recib(?:o|i|imos|en)|(?:estoy|estamos|he|hemos|llevo) (?:recib\\w+|tenido)|lleg(?:a|o|an|aron|aba|aban)|(?:esta|estan|ha|han) (?:llegando|llegado))",
    "(?:deje|dejamos|dejado|dejaron|dejo) de (?:recibir|llegar(?:me|nos)?)|sin (?:recibir|que me llegue\\w*)",
    "(?<! (?:so|that|sure) )(?:i|we|they|it|messages|texts|reminders|alerts|offers|emails) (?:(?:do|did|have|has|am|are|is) not|(?:do|did|have|has|are|is)n't|dont|didnt|havent|no longer|never|stopped|can't|cannot) (?:been |even |ever |actually |reach\\w* )*(?:get(?! to )|got|getting|gotten|receiv\\w+|arriv\\w+|com(?:e|ing)|reach\\w*)",
    "(?:i'm|we're|im|am|are) (?:not|no longer) (?:getting|receiving)|(?:i've|we've) (?:stopped|not been|never) (?:getting|receiving|received|got)|stopped (?:coming|arriving)|not (?:arriving|coming through)|(?<=[/,?] )(?:haven't|havent|not) (?:got|gotten|getting|received|receiving|had)|why (?:do|am|are) (?:i|we) (?:no longer|not) (?:get|getting|receiv\\w+)",
    "(?:nao|nunca) (?:me |nos )?(?:(?:estou|estamos|tenho|temos|esta|estao|tem) )?(?:recebo|recebi|recebemos|recebendo|recebido|cheg(?:a|am|ou|aram|ando|ado))|(?:parei|paramos|deixei|deixamos|pararam|deixaram) de (?:receber|chegar)",
    "(?:ne|n'ai|n'a|n'avons) (?:(?:plus|pas|rien|jamais) )?(?:recois|recu|recoit|recevons)|(?:j'ai|on a) (?:plus|pas|rien|jamais) (?:rien )?recu|(?:recois|recoit|recevons) (?:plus|pas|jamais|rien)|n'arriv\\w+ (?:plus|pas)|(?:ne )?m'arriv\\w+ (?:plus|pas)",
    "(?:bekomme|bekommt|bekommen wir|kriege?|kriegt|kriegen wir|erhalte|erhalten wir) (?:[^ /?]+ ){0,4}(?:keine?n?|nichts|nicht|nix|nie)|hab\\w* (?:[^ /?]+ ){0,5}(?:nichts|nicht|keine?n?) (?:[^ /?]+ ){0,4}(?:bekommen|erhalten|gekriegt)|komm\\w* (?:[^ /?]+ ){0,4}(?:nicht|nie|keine?n?(?: [^ ,/?]+)?)(?: mehr)?(?: an)?(?= [/,?])",
  )} `,
)
/** Who misses what we send wants more of it. */
export const missesMessages = (said: string): boolean => MISSES.test(said)
