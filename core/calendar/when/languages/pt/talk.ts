import * as say from "../../grammar/found-meanings.ts"
import { ask, askTime, firmAsk, skip, turn } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AS_SOON_AS, AT, DONE, WHEN, WORK } from "./terms.ts"

/** How one asks for an appointment; "reservado" says that it is made. */
const WISHED =
  "(?:marc|agend|bot|coloc|poe|ponh|met|encaix|reserv)[a-z]*(?<!ad[oa]s?)|d[ae] me|(?:tem|ha|posso|pode|podemos|queria|quero|prefiro)"

/** What has to be asked, and what turns the words beside it. */
export const talk: readonly Phrase[] = [
  // What a receptionist has to ask.
  [
    `(?:${AT} )?{n}(?: ?(?:h|hs|horas?))? e (?:pouco|pouquinho|tal|picos?|qualquer coisa)`,
    firmAsk("vague"),
  ],
  [
    "(?<!(?:^|[^a-z])a )n?uma hora d(?:estas|essas)|(?:a )?qualquer hora d(?:estas|essas)|um dia (?:destes|desses)|uma (?:manha|tarde|noite) d(?:estas|essas)|(?:algum|qualquer) dia(?: (?:destes|desses))?|um destes dias|um dia desses|dia desses|qualquer dia|um dia qualquer|proximos dias|por estes dias|(?<=(?<![a-z])(?:passo|passamos|vou|vamos|venho|apareco|passar|buscar)[^.,;!?]{0,25} )em algum momento|em algum momento(?= (?:eu |a gente )?(?:passo|passamos|vou|vamos|venho|apareco))",
    ask("vague"),
  ],
  [
    "(?:daqui a|daqui|em) (?:(?:um )?(?:pouco|pouquinho|poucochinho|bocado|bocadinho|bocadito|momento|momentinho|instante|instantinho)|nada|instantes)|(?<!vemos |falamos )(?:em breve|brevemente)|mais tarde|mais logo|logo mais",
    ask("vague"),
  ],
  [
    `(?:depois|saindo|largando|ao (?:sair|terminar|acabar)|a saida|${AS_SOON_AS} ${DONE})(?: (?:d?[oae]s?|meu|minha))* ${WORK}`,
    askTime,
  ],
  [
    `(?:depois|antes) de (?:deixar|levar|buscar) (?:as|os|a|o|meus?|minhas?) [a-z]+|(?:depois de|apos) (?:trabalhar|sair)|${AS_SOON_AS} ${DONE}|(?:a|n)essa (?:mesma )?hora|(?:n)?esse (?:mesmo )?horario`,
    askTime,
  ],
  ["(?:ao |no )?(?:fim|final) do dia|a ultima hora|ultima hora", askTime],
  [
    `(?:assim que|logo que|se|${WHEN}) (?:(?:abrir|surgir|aparecer|liberar|houver|tiver(?:em)?)(?: (?:alguma?|uma?|um|algo))? ?(?:vaga|horario|encaixe|desistencia|lugar|(?<=algo))|vagar|desmarcarem|(?:alguem|algum cliente) (?:desmarcar|cancelar|desistir|faltar))|seja quando for|qualquer (?:encaixe|desistencia|vaga|horario) que (?:surgir|aparecer|abrir|houver|tiver)|o quanto antes|quanto antes(?: melhor)?|o mais (?:rapido|cedo|depressa|breve|rapidamente)(?: possivel)?|(?:logo|assim) que (?:possivel|puder|puderem|der|possa|possam|tiver|tiverem|conseguir)|${WHEN} (?:(?:voces?|vcs?|vc|(?:a |o )?(?:sra?|senhora?)\\.?) )?(?:puder|puderem|(?:(?:lhe|te|vos|lhes) )?der(?: (?:mais )?jeito)?|quiser|tiver|tiverem|for possivel|houver|conseguir)(?: (?:vaga|horario))?|(?:o )?primeir[oa] (?:horario|vaga)(?: (?:livre|disponivel|que tiver(?:em)?|que houver))?|agora mesmo|ja ja|imediatamente|urgente|com urgencia`,
    ask("open_ended"),
  ],
  [
    "(?!.* ou |[^.;,!]*\\?)hoje (?:ja )?(?:so|nao) (?:tem(?: mais)?|sobr[a-z]+|rest[a-z]+) (?:\\d+ ?(?:m|min[a-z]*|horas?|h|vagas?)|nada|pouco)|(?!.* ou |[^.;,!]*\\?)(?:so|nao) (?:sobr[a-z]+|rest[a-z]+) (?:\\d+ ?(?:m|min[a-z]*|horas?|h|vagas?)|nada|pouco) (?:pra |para )?hoje",
    ask("vague"),
  ],
  ["(?:depois|antes) d[aoe] (?:(?:minha|meu|uma?) )?[a-z]+ das? {time}", firmAsk("vague")],
  ["(?:a |na |no )?mesm[ao] (?:hora|horario)|mesmo dia e (?:mesma )?hora", askTime],
  // "Se abrem aos domingos": a condition that the day named answers.
  [
    "(?:se|caso) (?:voces? |vcs? )?(?:abr|trabalh|atend|funcion|est)[a-z]+(?: abert[oa]s?)?(?: tambem)? (?:aos?|as|nos|nas) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?: feiras?)?",
    ask("several"),
  ],
  // Turns.
  // "Meu marido vai quinta às 10h, eu poderia sexta".
  [
    "(?:[mo] )?(?:meu|minha) (?:marido|mulher|esposa|namorad[oa]|filh[oa]|mae|pai|irma|irmao|sogr[oa]|amig[oa]) (?:ja )?(?:vai|vem|tem (?:hora|horario|consulta)|esta)(?= (?:n[oa] )?[a-z]+[^?]{0,30}[,.;e] ?(?:e )?(?:mas )?eu (?:poderia|podia|posso)[^;.]*\\?)",
    turn("cancelled"),
  ],
  // "Cancela quinta e marca sexta": only one of them is wished for.
  [
    `(?<!nao )(?:cancel|desmarc|tir|apag|anul)[a-z]*(?<!ad[oa]s?)(?: me)?(?=[^?]{1,60}(?:[,.;]| e)(?: (?:por favor|pf|me|nos|antes))* (?:${WISHED}))|` +
      `(?<=(?:${WISHED}) [^.;?]{3,50} e )(?:cancel|desmarc|tir|apag|anul)[a-z]*(?<!ad[oa]s?)`,
    turn("cancelled"),
  ],
  // "Cancela a do dia 12 e marca dia 19".
  [
    "(?<=(?:cancel|desmarc|tir|apag)[a-z]* )(?:o|a) d[eoa](?! [0-9:]+ ?h)(?![^.;!?]* (?:e|nem) (?:tambem )?[oa] d[eoa] )",
    turn("existing"),
  ],
  // "Desculpa, segunda, não sexta", "é na segunda e não na sexta".
  [
    "(?<=(?<![a-z])(?:(?:desculp[ae]|perdao|digo|quer dizer|quis dizer|queria dizer|era|e),? (?:e |era )?(?:n?[oa] )?{weekday}(?: feira)?(?: as [\\dh:]+)?,? |{weekday}(?: feira)?(?: as [\\dh:]+)?,? e ))nao(?= (?:n?[oa] )?{weekday2}(?: feira)? ?(?:$|[,;.!?]))",
    turn("not-next"),
  ],
  [
    "nao|tampouco|nem (?:pensar|a pau|que)|(?:ja )?(?:esta|estava|ta|tava) (?:ocupad|cheio|cheia|lotad|(?<!(?:sua|seu|tua|teu|minha|meu|nossa|nosso) [^.;!?]{0,60})reservad(?![oa] (?:n?[oa]s?|as|dia|com|hoje|amanha|{weekday})(?![a-z])))[oa]?(?! (?:para|pra|desde|a partir|em nome))(?![^.;!]*\\?)",
    turn("not"),
  ],
  [
    "nem|ia(?:mos)? (?:dizer|pedir)(?=[^?!]* mas )(?![^?!]* (?:tambem|ou)(?![a-z]))",
    turn("not-next"),
  ],
  // "De férias até dia 20": not until then, rather than by then.
  ["(?:ferias|viagem|viajando|fora|ocupad[oa]s?|atestado|baixa|trabalhando) ate", turn("not-next")],
  // "Amanhã não tem vaga?" asks whether there is one.
  [
    "nao (?:tem|ha|teria|tinha|sobrou|resta|restou|vai ter|tera)(?=(?:(?! (?:e|ou|mas) )[^?.,;!]){0,40}\\?[^a-z\\d]*$)",
    skip,
  ],
  [
    "nunca (?:posso|podemos|consigo|da(?: certo| jeito)?)(?! (?:antes|depois|ate))(?: ir| vir)?|(?:ja )?nao (?:posso|podemos|consigo|da|vai dar|me da jeito|da jeito|serve|dara|vou (?:poder|conseguir)|vamos (?:poder|conseguir)|rola)(?: ir| vir)?|impossivel|(?<={weekday} )(?:feira )?(?:pessimo|ruim|complicado|dificil|mal)(?= ?(?:$|[,;.!]))",
    turn("not"),
  ],
  ["(?:melhor|prefiro|preferia) (?:as )?{strong} (?:do )?que (?:as )?{time2}", say.time],
  [
    "exceto|menos|sem ser(?: n?[oa])?|melhor (?:do )?que|tirando|a nao ser|(?:em vez|ao inves|no lugar) d[eoa]s?",
    turn("instead"),
  ],
  [
    "digo|(?:desculp[ae]|perdao)(?! (?:por|pel[oa]) {weekday})|(?:quer|quero|queria|quis) dizer|(?<=(?:disse|falei|escrevi|botei|coloquei|pus)(?: que)?(?: era)?(?: n?[oa]| pra)?(?: as)? [a-z0-9:]+(?: feira)?,? (?:mas |e )?)(?:eram?|e)(?= )|melhor(?: dizendo)?(?! (?:do )?que )|alias|corrigindo|ops|opa|me enganei|enganei me|na verdade|nao nao|(?:nao )?(?<!(?:de|em|a) )(?:espera|pera(?: ai)?|perai)(?: nao)?(?= ?(?:$|[,;.!?]|(?:n?[ao] |melhor )?{weekday}))",
    turn("correction"),
  ],
  [
    "(?:a|minha|nossa) (?:consulta|marcacao|reserva|aula|sessao|hora|mesa)(?! (?:seria|pode ser|podia ser))|(?:o|meu|nosso) (?:horario|agendamento|corte)|(?:tenho|tinha|temos|tinhamos) (?:uma? |a |o )?(?:consulta|marcacao|reserva|horario|aula|hora)(?: marcad[ao])?",
    turn("existing"),
  ],
  [
    "(?<!(?:d?o|n?o|ao|pro|meu|de) )trabalh(?:o|amos)|vou embora|vamos embora|saio|sai(?= (?:as?|d[ao]) )|saimos|largo|largamos|termino|acabo|(?<!{weekday}, )(?:chego(?! ai| la)|chegamos)|viajo|viajamos|volto|voltamos|regresso|(?:meu |o )?aniversario|o casamento|a prova(?! p)|o voo|(?:voo|trem|comboio|onibus|autocarro|aviao)(?: \\(?[a-z]{0,3} ?\\d{1,5}\\)?)? (?:chega|sai|pousa|aterra|parte|e)|parto|partimos|(?:(?:a|o|minha|meu|as|sua|seu) )?(?:aulas?|escola|colegio|creche|curso|turno|expediente|trabalho|plantao|reuniao|treino|facul(?:dade)?|prova)(?: (?:d?el[ea]|d[aeo] [a-z]+))? (?:(?:acaba|termina)m?|sai|(?:vai|e|dura)(?= ate))(?!.{0,60} entao ?(?:$|\\?))|(?:estou|to|fico) (?:n[oa]|em|de) [a-z]+(?= ate (?:as )?\\d)",
    turn("occasion"),
  ],
  [
    "(?:remarc|mud|troc|adi|pass|transfer|alter|antecip|reagend)(?:ar|a|o|e|em|am|amos|asse|ei|ou)(?: a| o)?",
    turn("move"),
  ],
]
