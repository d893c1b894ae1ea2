import type { WishWords } from "./words.ts"

const raw = String.raw

export const pt: WishWords = {
  appointment: raw`marc(?:ar\w*|ad\w+|ac\w+|o|ou)|marqu\w+|encaix\w*|consultas?|horarios?`,
  cancels: raw`cancel\w*|anul\w*|desmarc\w*|desmarqu\w*`,
  moves: raw`remarc\w*|remarqu\w*`,
  undoes: raw`desist\w+|mud(?:ei|amos) de (?:ideia|opiniao)|apag\w+|nao contem comigo|tira\w*|remov\w+|(?:no final|afinal) nao|nao vai (?:ter )?mais|esque(?:ce|cer|ca|cam) (?:d?[ao]|isso|tudo)|deix\w+ pra la|na?o (?:posso|vou|consigo)(?: poder)? (?:ir|venir|vir)|nao vou conseguir|na?o (?:precis\w+ mais|vou mais|vamos(?: mais)?|vamos poder)`,
  changes: raw`deixa\w* (?:\S+ )?(?:pra|para|pro) (?!la )|(?:pra|para) (?:frente|tras)|atras(?!ad)\w+|adiant\w*|(?:ser|ir|vir) (?:antes|mais tarde)|(?:em vez|no lugar) d\S+|muda\w*|troca\w*|adia\w*|passa(?:r|me)?`,
  asks: raw`(?:poe|inclui|adiciona|acrescenta|coloca)\w* (?:m(?:eu|inha)|o|a|mais|tambem)|(?:guarda|segura)\w*|sinal|(?:pode\w*|consegue\w*) (?!(?:\S+ )?(?:diz|fal|d|envi|mand|pass|explic|ajud|recomend|lembr|mostr|devolv|reembols|confirm|indic)\w*r )(?:\S+ ){1,3}(?:meus?|minhas?|noss[ao]s?)|(?:me|nos) (?:pode\w*|atende\w*|recebe\w*)|(?:manda\w*|envia\w*) (?:alguem|(?:um|uma|o|a) \w+(?:dor|dora|eiro|eira|ista|ic[oa]))|(?:o|como) (?:de )?sempre|igual a[o]?|(?:me|nos) (?:inclui|inscreve|anota)|(?:to|estou|tou) dentro|urgente\w*|(?:quero|queria|gostaria de|preciso) (?!(?:\S+ )?(?:fal|sab|compr|pergunt|reclam|pag|entend|diz))\w+(?:ar|er|ir)|(?:me|nos) (?:atend|ve|examin|encaix)\w*|(?:faz|fazem|fazes) (?:a |o )?m(?:eu|inha)|(?:posso|podemos|pode|queria|quero|preciso) (?:\S+ )?(?:ir|vir|passar|fazer|levar|por|colocar)|consigo levar|da (?:pra|para)|mesa|vaga|(?:quero|fico com|vou querer|pego) (?:o|a|as|os)(?: d[aeo]s?)?|me (?:poe|coloca|bota)|(?:pode|podem|poderia) (?:\S+ ){0,4}(?:vir|passar|ir)`,
  opens: raw`posso|pode(?! (?:ser|confirmar|marcar|reservar|agendar))|tem`,
  when: raw`que(?! tal)|quando|como`,
  visits: raw`quadra|campo de padel|aulas?|sessao|batizado|casamento|encanador|eletricista|chaveiro|canalizador|advogad[oa]|veterinari[oa]|psicolog[oa]|cartorio|tecnico|sinal|me (?:poe|inclui|inscreve)|dentro|varanda|esplanada|inscri\w+|vir|passar|vou|venho|vaga|cabelo|unhas?|massagem|escova|depila\w+|limpeza|revisao|oleo|pneus?|sobrancelhas?`,
  inquires: raw`(?:posso|podemos) (?:\S+ )?(?:entrar|esperar)|(?:faz\w*|feit[oa]|termina\w*|pront[oa]) (?:\S+ ){0,2}?em (?:uma?|meia|\d+)(?:h| (?:h|horas?|min\w*))|(?:na?o (?:me )?(?:lembro|recordo|sei|tenho certeza)|esqueci)(?: (?:mais|bem|direito))* (?:se (?:\S+ ){0,2}?(?:e|era|foi|marcamos|marquei|marcaram|ficou|combinamos|tenho|tinha)|(?:pra |para |a )?que (?:dia|horas?)|quando)|pagar|preciso (?:de )?(?:levar|trazer|estar)|precisa(?:mos)? (?:de )?(?:marcar|reserva\w*|agendar|jejum|hora)|(?:tem|tenho) que (?:\S+ )?(?:levar|trazer|estar|pagar|marcar|agendar|reservar)|onde|(?:ta|esta) de pe|tem (?:fila|aula|missa|culto|jogo|show|ensaio)|quem|qual|quais|quant[oa]s?|abr(?:e|is|em|imos)|aberto|endereco|morada`,
  does: raw`trabalh\w+|atend\w+|est(?:a|ao|ara)|cheg(?:a|am|ara)|(?<!que |q )vem|sai|saem|fazem|servem|entreg\w+|fech\w+|feriado`,
  any: raw`algum\w*`,
  free: raw`tem|vagas?|livres?|ha`,
  offers: raw`tenho|temos|consigo|livres?`,
  late: raw`chego em \w+ min\w*|(?:to|estou|tou) (?:na porta|chegando|a caminho|aqui)|(?:vou|vamos) (?:me )?atrasar|atrasad[oa]s?|chego (?:mais )?tarde|chego (?:\S+ ){0,3}(?:min\w*|pouco|pouquinho|hora|bem|super) (?:mais )?tarde`,
  later: raw`depois (?:\S+ )?(?:vejo|falo|digo)|aviso|digo|ligo|vou (?:pensar|ver)|(?:pergunt|consult)\w+ (?:a|con|com|pro|pra|para|ao?) (?:[oa] )?m(?:eu|inha)|(?<! (?:para|pra|pro|ao|a) )outro dia`,
}
