import type { ClaimKind, ClaimWords } from "./words.ts"

const raw = String.raw

/** Regular verbs; those that spell their last letter otherwise before "e" stand in both spellings. */
const VERBS: Readonly<Record<ClaimKind, string>> = {
  booked: raw`reserv|aprov|efetiv|agend|marc|marqu|anot|apont|confirm|program|regist|registr|guard|separ|encaix|salv|fix|bloque|assegur|lanc|matricul|combin|coloc|coloqu|adicion|acert|cadastr|aloc|aloqu|arrum|arranj|trat|cri|efetu|efectu`,
  moved: raw`remarc|remarqu|reagend|mud|alter|troc|troqu|pass|adi|antecip|empurr|pux|recoloc|recoloqu|adiant|atras|modific|modifiqu|atualiz|actualiz|reprogram|posterg|postergu|desloc|desloqu|jog|jogu|junt|ampli|prolong|prolongu|alarg|alargu`,
  cancelled: raw`cancel|desmarc|desmarqu|anul|apag|apagu|elimin|retir|delet|tir|liber|libert|solt`,
}
const participle = (kind: ClaimKind, others: string) => `(?:(?:${VERBS[kind]})ad|${others})[oa]s?`
const infinitive = (kind: ClaimKind, others: string) => raw`(?:${VERBS[kind]})ar\w*|${others}`
/** "Marquei", "marcamos", "a gente marcou". */
const preterite = (kind: ClaimKind, others: string) =>
  `(?:${VERBS[kind]})(?:ei|amos)|a gente (?:ja )?(?:${VERBS[kind]})ou|${others}`

export const pt: ClaimWords = {
  done: {
    booked: participle(
      "booked",
      raw`(?:confirmad|agendad|marcad|anotad|reservad|garantid)issim|aceit|aceitad|garantid|(?<!co[mn] (?:[^ ]+ ){1,4})incluid|inscrit|post|metid|inserid|atribuid|pedid|conseguid|concluid|fechad`,
    ),
    moved: participle("moved", raw`transferid|movid|corrigid|estendid`),
    cancelled: participle("cancelled", raw`canceladissim|removid|excluid|suspens`),
  },
  doing: {
    booked: infinitive("booked", raw`inscrever\w*|garantir\w*|dar (?:o|um) horario`),
    moved: infinitive("moved", raw`transferir\w*|mover\w*`),
    cancelled: infinitive("cancelled", raw`remover\w*|excluir\w*`),
  },
  have: raw`tenho|temos|ja|deixei|deixamos|ficou|ficaram|tem sido`,
  be: raw`esta|estao|ta|tao|ficou|ficaram|fica|ficam|foi|foram|sido|fica la|e|sao|encontra se|encontram se|tens|tem|ja|ficaste|estas|acha se`,
  managed: raw`deu (?:pra|para)|procedi a|procedemos a|consegui|conseguimos|acabei de|acabamos de|pude|pudemos`,
  lead: raw`ja|pronto|prontinho|tudo|certo|perfeito|otimo|ok|beleza|combinado|feito|sua|seu|a|o|as|os|tua|teu|horario|marcacao|consulta|reserva|mesa|sessao|aula|visita|inscricao|vaga|agendamento|revisao|mudanca|alteracao|troca|novo|nova|ambas|ambos|duas|dois|do|da|de|segunda|terca|quarta|quinta|sexta|feira|sabado|domingo|amanha|hoje|ficou|para|pra|em|nome|super|bem|esta|sim|muito|claro|entao|agora|lugar|hora`,
  acted: {
    booked: [
      raw`(?:${preterite("booked", "(?:inscrev|garant)(?:i|emos|imos)|pus|botei|meti|fechei")}|(?:te |voce )inclui|inclui (?:voce|vc|o seu|a sua|seu|sua))`,
    ],
    moved: [raw`(?:${preterite("moved", "transferi(?:mos)?|movi|movemos|estendi|estendemos")})`],
    cancelled: [
      raw`(?:${preterite("cancelled", "remov(?:i|emos)|exclui|excluimos|dei baixa|risquei(?= (?:o|a|l[oa]|os|as|seu|sua)(?: \\S+){0,6} (?:livro|agenda|lista|caderno))|derrubei(?= (?:o|a|seu|sua) (?:\\S+ ){0,3}(?:d[oae]s?|d[aeo] dia|hoje|amanha) )")})`,
    ],
  },
  stated: {
    booked: [
      raw`(?:ficou|fica|ficaram|ficam) (?:entao |assim )*(?:para|pra|nas?|nos?|as) (?:(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?|amanha|hoje|dias?|as|o dia|a proxima)`,
      raw`(?:reserva|marcacao|agendamento|inscricao|matricula) (?:esta |ta |foi |ficou |ja )*(?:feit[oa]|efetuad[oa]|efectuad[oa]|concluid[oa]|realizad[oa]|criad[oa]|cert[oa]|ok)`,
      raw`(?:voce|vc) (?:ja )?(?:esta|ta) (?:dentro|garantid[oa])`,
      raw`(?:voce |vc |ja )*(?:esta|ta|estas|ficou|entrou|consta) (?:ja )?n[ao] (?:lista|agenda|turma|sistema|grupo|calendario)`,
      raw`(?:combinado|feito|pronto|prontinho|certo|entao|perfeito|beleza|fechou|otimo|ok|tudo certo|tudo pronto|marcadissimo) <3>(?:esper\w+|te espero|te esperamos|ate|nos vemos|a gente se ve|segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia \d+) <5>(?:as|a|\d\w*)`,
      raw`(?:esperamos por (?:si|ti|voce|voces)|te espero|te esperamos|esperamos voce|esperamos voces|esperamo lo|contamos consigo|nos vemos|ate) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia \d+|na|no|a)(?: feira)? <4>(?:as|\d\w*)`,
    ],
    moved: [
      raw`(?:confirm(?:o|amos)|prazer (?:de|em) (?:lhe |te )?confirmar(?: lhe)?) <1>(?:o |a )(?:alteracao|remarcacao|mudanca|troca|adiamento)`,
      raw`(?:passa a ser|passou a ser|passou para|passou pra|agora (?:e(?! (?:seu|sua|teu|tua) )|fica|ficou|vem|voce vem|vens|sera)|novo horario|nova data|nova hora) `,
    ],
    cancelled: [
      raw`(?:confirm(?:o|amos)|prazer (?:de|em) (?:lhe |te )?confirmar(?: lhe)?) <1>(?:o |a )(?:cancelamento|anulacao|desmarcacao)`,
      raw`(?:fica|ficou|esta|ficam|deixei) <2>sem efeito`,
      raw`(?:ja )?ninguem (?:mais )?(?:te espera|espera|conta) (?:mais )?(?:(?:com|por) )?(?:voces?|vc|ti|si|consigo)`,
      raw`(?:avisei|avisamos|falei|falamos|disse|dissemos) (?:a?o|a|pr[oa]|para [oa]) <2>(?:pra|para|que) nao (?:ir|vir|vai|va|venha|precisa (?:ir|vir))(?! (?:tao|antes|muito))`,
      raw`(?:ja )?nao (?:esta|consta|tem|ha|existe|tens|aparece|figura) (?:mais|ja) <5>(?:agenda|sistema|marcad\w|marcacao|reserva|nada|consulta|horario|lista|calendario|vista)`,
      raw`(?:ja nao (?:tem|tens|ha|consta|esta|existe)|nao (?:tem|tens|ha|consta|existe) mais) (?:nada|nenhum|nenhuma|qualquer|a|na|no) <3>(?:marcad\w|mais|marcacao|reserva|agenda|consulta|agendad\w)`,
      raw`(?:ja nao (?:vale(?! a pena)|esta de pe|e valid[oa])|nao vale mais)`,
      raw`(?:ja nao|nao <1>mais) <4>(?:em|no) (?:seu|teu|vosso) nome`,
      raw`ja nao (?:consta|esta|figura|aparece|existe) <2>(?:sistema|agenda|lista|calendario)`,
    ],
  },
  unreal: raw`poss\w+|pod\w+|podemos|consig[ao]|consegue|consegues|conseguem|consegui[mr]os se|quer|queres|querem|quiser\w*|deseja\w*|prefere\w*|teria\w*|tera|terao|teremos|seria\w*|sera|serao|ficaria|ficara|ficarao|deveria\w*|deve|devem|precis\w+|vou|vamos|vai|para que|antes de|quando|assim que|logo que|ate que|uma vez|enquanto|(?<!(?:seu|teu|vosso|o|este|esse|deste|desse|no|do) )caso|a menos|salvo|desde que|falta|faltam|gostaria\w*|tentar|estou|estamos|que eu|que a gente|que te|que lhe|aguard\w+|pendente\w*|basta|depois de|se(?= (?:\S+ ){0,3}(?:\w+[aei]r|\w+sse\w*|for|der|tiver\w*|estiver\w*|quiser\w*|houver\w*|precisa\w*|prefer\w*|quer\w*)(?= |$))`,
  negated: raw`nao|no(?= (?:se|me|te|le|lo|los|las|nos|os|he|ha|han|hemos|esta|estan|queda|quedo|fue|es|hay|pud\w+|pued\w+|tien\w+|tengo|habia|voy|vamos|quedan|la he|veo)(?= |$))|nada|nenhum\w*|nunca|tampouco|nem|sem|impossivel|jamais|ninguem|falhou|erro`,
  other: raw`(?:semana|vez) passada|(?:mes|ano) passado|(?<!de )ontem|ja estavam?|(?:mesas?|vagas?|horarios?|guardad[oa]s?) <2>\w+ minutos|desde ontem|por (?:hora|pessoa|dia)|segue|seguem|outr[oa]s? (?:grupo|paciente|familia|pessoa|cliente|hospede)s?|continua|igual|sem alterac\w+|para (?:os |nossos )?(?:clientes|socios|hospedes)|tudo (?:ja |esta )*reservado|mais (?:proxim|pert)[oa]?|alergi\w+|preferencia\w*|telefone|abertura|funcionamento|precos?|outra pessoa|outro cliente|outra cliente|ocupad[oa]s?|consta|constam|me aparece|aparece|mantem|continua\w*|segundo o|de acordo com|lembr\w+|record\w+|vigente|atualmente|actualmente|ja tinha|ja tinhas|vejo|sempre|normalmente|geralmente|automaticamente|qualquer|menos de|com \d+ horas?|pedido(?! (?:de \w+ )?(?:aceit|aprovad|confirmad|concluid|processad))|pedidos(?! (?:aceit|aprovad|confirmad|concluid|processad))|solicitacao(?! (?:aceit|aprovad|confirmad|concluid|processad))|sugestao|pendente\w*|provisori\w*|lista de espera|estou|estamos|ate \d+ ?h|de antecedencia|sao (?:confirmad|cancelad|cobrad)\w+|sao cobradas|voce marcou|voce cancelou|mensagem|para a equipa|pra equipe|para a equipe|a equipa|ao responsavel|pelo cliente|duvida|pergunta|preferencia|se confirmam`,
  supposed: raw`sem (?:resposta|confirmacao|pagamento|noticias)|(?!passando|avisando|informando)\w{3,}ndo|confirmando|confirme|confirma|responda|me diz|diga|me avisa|me manda|se(?= (?:\S+ ){0,3}(?:\w+[aei]r|\w+sse\w*|for|der|tiver\w*|estiver\w*|quiser\w*|houver\w*|precisa\w*|prefer\w*|quer\w*)(?= |$))|assim que|quando|logo que|uma vez|caso|a menos|salvo|desde que|ate que|enquanto|depois que|cancelando|apos`,
  readOut: raw`(?:no|pelo) (?:nosso )?sistema(?: ja|$)|(?:voce |vc |me )?(?:diz|disse|conta|comentou|dizes|disseste) que|vi aqui|vi que|pela agenda|de acordo|segundo|conforme|lembramos|recordamos|lembrete|relembro|lembro|vejo|aqui vejo|na agenda consta|so me aparece|pelo que vejo`,
  thing: raw`consulta|marcacao|reserva|mesa|horario|hora|vaga|vagas|lugar|lugares|aula|sessao|visita|inscricao|agendamento|revisao|encaixe|turma`,
  things: raw`consultas|marcacoes|reservas|mesas|horarios|horas|aulas|sessoes|visitas|inscricoes|agendamentos|revisoes`,
  several: raw`\d+|duas|dois|tres|quatro|cinco|seis|varias|varios|ambas|ambos|estas|estes|essas|esses|as|os|seguintes|proximas|proximos`,
  diary: raw`agenda|calendario|sistema|lista|planilha|turma|grupo|caderno|aula|curso`,
  day: raw`segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|hj|amanha|depois de amanha|dia \d{1,2}|\d{1,2} de \w+|\d{1,2} (?:01|02|03|04|05|06|07|08|09|10|11|12)|(?:seg|ter|qua|qui|sex|sab|dom) \d{1,2}`,
  clock: raw`[ad]?as \d\w*|(?:ao )?meio dia|as (?:duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)|a uma(?= (?:hora|da|em|e|/|$))`,
  meet: raw`(?:vai|vao|ira|irao) (?:atende|recebe|ve|visita) (?:lo|la|los|las)|(?:vai|vao) (?:te |lhe |vos )?(?:atender|receber|ver|visitar|esperar|buscar)|passa (?:na|em) (?:sua|tua) casa|(?:conto|contamos) com (?:voce|voces|vc|vcs|a senhora|o senhor)|(?:te|lhe|vos) (?:espero|aguardo|esperamos|aguardamos|espera|aguarda|vejo|vemos|recebo|recebemos|recebe|recebem|atende|atendem|atendo|esperam|aguardam)|nos vemos|a gente se ve|(?:espero|esperamos|aguardo|aguardamos|espera|aguarda|recebe) (?:por )?(?:voce|voces|vc|vcs|ti|si|a senhora|o senhor|la|lo)|contamos (?:com voce|consigo)|pode vir|e so (?:vir|chegar|aparecer)`,
  settled: raw`anotad[oa]|(?:ja )?estas? dentro(?! d[aeo])|confirmei|confirmad[oa]|(?:pedido|solicitacao) (?:de \w+ )?(?:aceit[oae]|aprovad[oa]|confirmad[oa])|pront[oa]|prontinho|feito|fechado|fechou|combinad[oa]|tudo (?:certo|acertado|preparado|organizado|confirmado|marcado|pronto|certinho|ok|em ordem|resolvido|arranjado)|marcadissimo|confirmadissimo|(?:ta|esta) (?:feito|fechado|combinado|resolvido)|ficou assim|ficamos (?:entao|assim)(?: com)?|(?:voce|vc)? ?(?:ficou|fica|ficaste|ficas|ficaram) (?:com|para|pra|no|na|marcad\w)|consegui|conseguimos|solicitacao (?:concluida|processada)|pedido concluido|resolvido|anotadinho`,
  confirm: raw`(?:te |lhe )?confirm(?:o|amos)(?! (?:ainda )?(?:hoje|amanha) (?:/|$))|(?:te |lhe )?confirmei|confirmad[oa]s?`,
  present: {
    booked: raw`(?:guardo|reservo|anoto|marco) (?:o |a )?(?:seu|sua|teu|tua)|deixei (?:para|pra|na|no)|(?:te |lhe |ja |ja te |a |o )(?:agendo|marco|encaixo|anoto|reservo|coloco|inscrevo|guardo|ponho|deixo|confirmo)(?: (?:voce|marcad\w|reservad\w))?`,
    moved: raw`(?:te |lhe |ja |ja te |a |o )(?:mudo|passo|troco|remarco|adio|antecipo|altero|transfiro)`,
    cancelled: raw`(?:te |lhe |ja |ja te |a |o )(?:cancelo|desmarco|tiro|retiro|anulo)`,
  },
  holds: raw`ja (?:tem|tens) (?:a )?(?:sua|tua) (?:consulta|marcacao|reserva|aula|sessao)|deixei <2>(?:nome|reserva\w*|marcad\w|anotad\w|agendad\w|guardad\w)|(?:ja )?te tenho (?:na|no|para|pra)|(?:voce|vc|ja|tu) (?:ja |agora )(?:tem|tens|esta|ta|estas|ficou|entrou) (?:a sua |o seu |sua |seu |a tua |o teu |uma |um )?(?:vaga|lugar|mesa|horario|hora|hora marcada|garantid\w|na lista|na agenda|na turma|inscrit\w)|tem (?:vaga|lugar|mesa|horario) garantid\w|(?:esta|estao|ta|tao|ficou|ficaram|fica|ficam) (?:ja )?(?:no seu nome|em seu nome|no teu nome|guardad\w|garantid\w)|(?:estao|esta|ta) (?:ja )?em nome de`,
  finished: raw`efetivad[oa]s?|efectivad[oa]s?|feit[oa]s?|concluid[oa]s?|efetuad[oa]s?|efectuad[oa]s?|realizad[oa]s?|confirmad[oa]s?|registrad[oa]s?|registad[oa]s?|processad[oa]s?|pront[oa]s?|com sucesso|finalizad[oa]s?|cert[oa]|certinh[oa]|ok|garantid[oa]s?|fechad[oa]s?`,
  moving: raw`nov[oa] (?:hora|horario|data)|(?:mudancas?|trocas?)(?! d[eo] (?!hora|horario|data|dia|consulta|marcacao|reserva|planos|sessao|aula|agenda))|alterac(?:ao|oes)|remarcacao|reagendamento`,
  cancelling: raw`cancelamento|anulacao|desmarcacao`,
  now: raw`agora|ja|passa a ser|passa|fica|ficou|vem|vens`,
  shifts: raw`foi (?:para|pra)|salta|pula|mudou|pass(?:ou|a)(?= (?:as?|ao|para|pra|d[aeo]) )|muda|transitou|vira|virou`,
  instead: raw`em vez d[eao]s?|ao inves d[eao]s?|no lugar d[eao]s?|em lugar d[eao]s?|e nao`,
  henceforth: raw`agora|a partir de agora`,
  anew: raw`em vez d[eao]s?|ao inves d[eao]s?|no lugar d[eao]s?|ja nao (?:e|sera)|mesm[ao] (?:hora|horario)|nova hora|novo horario`,
  gone: raw`(?:ja nao (?:\w+ )?(?:em|na|no)|fora|(?:tirei|retirei|removi|tiramos|retiramos|removemos|saiu|saiste|sumiu) <4>(?:da|do)) ?(?:da |do |na |no )?`,
  free: raw`livres?|disponive\w+|abert[oa]s?|abr\w+|fech(?:a|amos|ado aos|am)(?! com)|custa\w*|preco\w*|promocao|tudo reservado|lotad\w+|comeca\w*|dura(?!nte)\w*|qualquer dia|ou|se(?= (?:\S+ ){0,3}(?:\w+[aei]r|\w+sse\w*|for|der|tiver\w*|estiver\w*|quiser\w*|houver\w*|precisa\w*|prefer\w*|quer\w*)(?= |$))|ainda tenho|tenho (?:quinta|sexta|segunda|terca|quarta|sabado)|horario de|ultimo horario|funcionamos|atendemos|desistencia`,
  hours: raw`d[aeo]s? (?:segunda|terca|quarta|quinta|sexta|sabado)(?: feira)? (?:a|as|ate|ao|aos) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|aos (?:sabados|domingos)|as (?:segundas|tercas|quartas|quintas|sextas)|todas? as|todos os|toda (?:segunda|terca|quarta|quinta|sexta)`,
  label: {
    date: raw`data|dia|quando`,
    time: raw`hora|horario`,
  },
  named: raw`(?:ja |esta |estao |ta |tao |ficou |ficaram |fica |ficam |e |sao )<3>(?:(?:no|em) (?:seu|teu|vosso) nome|(?:seu|sua|teu|tua)s?(?= /| $))`,
  fitted: raw`(?:consegui|conseguimos|pude|pudemos|deu pra|deu para) (?:te |lhe |vos )?\w+r(?: (?:voce|voces|te|lhe|lo|la|o senhor|a senhora))?`,
  your: raw`(?:a sua|o seu|sua|seu|tua|teu|a tua|o teu|a|o)`,
  became: raw`(?:foi|ficou|acabou de ser) (?!solicitad|pedid|recebid|enviad|recusad|propost|consultad)\w{3,}[ai]d[oa]s?`,
  lacking: raw`nao (?:tem|tens|possui) (?:ainda |no momento |de momento )?(?:(?:nenhuma? |uma? )?(?:consultas?|marcac(?:ao|oes)|reservas?|horarios? marcados?|agendamentos?|hora marcada)|(?:nenhuma? \S+|uma? \S+|(?:THING)|nada) (?:marcad|agendad|reservad|confirmad|programad|previst)[oa]s?)|nao (?:vejo|encontro|encontrei|encontramos|consta|ha|existe|localizei) (?:(?:nenhuma? |uma? )?(?:consultas?|marcac(?:ao|oes)|reservas?|agendamentos?|horarios?) <3>(?:(?:em|no) (?:seu|teu) nome|sua|seu|marcad\w+|agendad\w+|registrad\w+)|(?:(?:nenhuma? |uma? )?(?:THING)|nada) <1>(?:em|no) (?:seu|teu) nome)|nao (?:esta|estas) (?:inscrit|matriculad)[oa] em (?:nenhuma? \S+|nada)`,
  failed: raw`nao <2>(?:consegui|conseguimos|pude|pudemos) <2>(?:DOING)|nao <1>foi possivel(?: <2>(?:DOING)|(?= (?:$|/)))|(?:erro|problema|falha) <1>(?:ao|na|no|com) <2>(?:DOING|NOUN)|(?:NOUN) <6>(?:falhou|nao (?:foi|ficou|esta) <1>(?:concluid\w+|realizad\w+|DONE))`,
  standing: raw`(?<=^ (?:[^ /]+ / ){0,2})(?:eu )?(?:te |lhe )?confirm(?:o|amos) (?:a|o|sua|seu|tua|teu) (?:THING)(?= (?:$|/))|(?:uma?|SEVERAL) (?:THING) (?:(?:seu|sua|teu|tua)s?|(?:em|no) (?:seu|teu) nome) <5>(?:WHEN)|(?:suas|seus|tuas|teus|sua|seu|tua|teu) proxim[oa]s? (?:THING) <5>(?:WHEN)|(?:sua|seu|tua|teu) <3>(?:e|continua) (?:na |no |dia |para |as )*(?:WHEN)|(?:(?:voce|vc|o senhor|a senhora|ainda|ja) tem|tens|(?:tem|teem)(?! (?:horarios?|vagas?|lugar|lugares|espacos?|encaixes?) )) (?:uma |um |a |o |sua |seu |tua |teu |ja |proxim[oa] |(?:SEVERAL) )*(?:THING) <6>(?:WHEN)|(?:sua|seu|tua|teu|suas|seus|tuas|teus) (?:proxim[oa]s? )?(?:THING) <5>(?:e|sao|esta|estao|fica|ficam|continua|continuam|segue|seguem|sera|serao|mantem se) <4>(?:WHEN)|(?:sua|seu|tua|teu)s? (?!consultas? <3>(?:anotad|registrad))(?:THING) <3>(?:esta|estao|ta|tao|fica|ficam) (?:ja )?(?:(?:reserv|confirm|agend|program|marc|anot|registr)ad|feit)[oa]s?|(?:a (?:consulta|reserva|marcacao)|o agendamento) (?:ja )?(?:esta|ta|fica) (?:ja )?(?:(?:reserv|confirm|agend|program|marc)ad|feit)[oa](?= (?:$|/))|(?:voce|vc) (?:ja )?tem (?:(?:a|uma|sua) )?(?:consulta|reserva|horario|sessao|aula) (?:reserv|confirm|agend|marc)ad[oa](?= (?:$|/))|(?:aqui|estas|estes|essas|esses) (?:estao|vao|sao) (?:as |os )?(?:suas|seus|tuas|teus|SEVERAL) <1>(?:THING) <5>(?:WHEN)|(?:sua|seu|tua|teu|suas|seus) (?:THING) <3>(?:WHEN) <6>(?:continua|continuam|segue|mantem se|esta mantida|esta de pe|permanece)`,
  addressed: raw`te|tu|voce|voces|vc|vcs|seu|sua|seus|suas|teu|tua|voss[oa]s?|lhe|lhes|senhora?|contigo|consigo`,
  theirs: raw`foi|foram|era|teve|tiveste|estava|ontem|passad[oa]s?|voltamos|reabrimos|feriado|trabalha\w*|chega|chegam|chei[oa]|sai|saem|vence|evento|show`,
}
