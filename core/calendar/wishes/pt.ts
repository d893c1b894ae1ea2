import type { WishWords } from "./words.ts"

const raw = String.raw

export const pt: WishWords = {
  appointment: raw`marc(?:ar\w*|ad\w+|ac\w+|o|ou)|marqu\w+|encaix\w*|consultas?|horarios?`,
  cancels: raw`cancel\w*|anul\w*|desmarc\w*|desmarqu\w*`,
  moves: raw`remarc\w*|remarqu\w*`,
  undoes: raw`na?o (?:posso|vou|consigo) (?:ir|venir|vir)|nao vou conseguir`,
  changes: raw`muda\w*|troca\w*|adia\w*|passa(?:r|me)?`,
  asks: raw`(?:posso|podemos|pode|queria|quero|preciso) (?:\S+ )?(?:ir|vir|passar|fazer|levar|por|colocar)|consigo levar|da (?:pra|para)|mesa|vaga|me (?:poe|coloca|bota)|(?:pode|podem|poderia) (?:\S+ ){0,4}(?:vir|passar|ir)`,
  opens: raw`posso|pode(?! (?:ser|confirmar|marcar|reservar|agendar))|tem`,
  when: raw`que(?! tal)|quando|como`,
  inquires: raw`onde|quem|qual|quais|quant[oa]s?|abr(?:e|is|em|imos)|aberto|endereco|morada`,
  does: raw`trabalh\w+|atend\w+|est(?:a|ao|ara)|cheg(?:a|am|ara)|(?<!que |q )vem|sai|saem|fazem|servem|entreg\w+|fech\w+|feriado`,
  any: raw`algum\w*`,
  free: raw`tem|vagas?|livres?|ha`,
  offers: raw`tenho|temos|consigo|livres?`,
  later: raw`depois (?:\S+ )?(?:vejo|falo|digo)|aviso|digo|ligo|vou (?:pensar|ver)|(?:pergunt|consult)\w+ (?:a|con|com|pro|pra|para|ao?) (?:[oa] )?m(?:eu|inha)|outro dia`,
}
