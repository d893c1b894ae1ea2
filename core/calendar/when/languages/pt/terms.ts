/** Words that several patterns share. */

export const MORROW = "(?:amanha|amnh|manha(?= (?:as|a) ))"
export const COMES = "(?:(?:que|q) vem|proxim[oa])"
export const NEXT = "(?:proxim[oa]|prox)\\.?"
export const WEEKEND = "(?:fds|fim de semana|final de semana|findi|fim d semana)"
export const IN =
  "(?:daqui a|daqui por|daqui|dentro de|em|daki a|daqui ha)(?: umas| uns| mais ou menos| cerca de)?"
/** "Within the next two weeks from today" is a stretch. */
export const SO_LONG = "(?<!(?:n?[ao]s|est[ae]s|proxim[ao]s|tenho|temos) ){n}"
export const FROM_TODAY = "(?:a (?:partir|contar) de|depois de) hoje"
export const WHEN = "(?:quando|qdo|qnd|qndo)"
export const OF_HALF = "(?:da (?:manha|matina|tarde|noite|tardinha|noitinha|madrugada)|do dia)"
export const AT =
  "(?:(?:a|por volta d|la|tipo|mais ou menos|ai|para|pra|perto d|cerca d) ?){0,2}" +
  "(?:as|pelas|das|umas|tipo as|tipo|pras|aas|la pelas|perto das|cerca das|por volta das?)"
export const MONTH_AHEAD = "(?:mes que vem|mes q vem|proximo mes|mes proximo|mes seguinte)"
export const ORDINAL_NOUN =
  "(?:sessao|vez|vezes|consulta|visita|opcao|aula|dose|via|parte|pessoa|filha|rodada|etapa|semana|quinzena|" +
  "metade|opiniao|tentativa|mao|hora|linha|loja|unidade|rua|avenida|turma|fase|sessoes|mesa|marcacao|" +
  "marcha|posicao|imagem|foto|parcela|prestacao|cadeira|temporada|edicao|limpeza|revisao|colheita|categoria|classe|ordem|fila|fileira|casa|feira do)"
export const WORK =
  "(?:trabalho|trampo|servico|expediente|aulas?|escola|faculdade|facul|academia|curso|colegio|reuniao|turno|plantao|ginasio|treino)"
export const NOON = { hour: 12, minute: 0, shift: 0, style: "full" } as const
/** "Quando eu sair", "assim que terminar": when one's own work is over. */
export const AS_SOON_AS = `(?:${WHEN}|assim que|logo que|depois que|mal)(?: eu| a gente| nos)?`
export const DONE = "(?:sair|saia|sairmos|acabar|acabe|terminar|termine|largar|largue)"
