/** Behind one of these four digits are money: "I'll pay tomorrow 1500". */
export const NOT_PAID =
  "(?<!(?<![a-z])(?:pay|paid|lend|owe|deposit|transf|bizum|pix|pag|paie|paye|verse|vire|acompte|ingres|senal|sinal|debo(?! [a-z]+r(?![a-z]))|cobr|" +
  "uberweis|zahl|bezahl|anzahl|price|cost(?!u)|precio|preco|prix|preis)[a-z]*(?: [a-z]+){0,4},? )"
/** Before one of these a number counts people, money or time spent: it is no hour and no day. */
export const AMOUNT =
  " ?(?:[%€$+]|(?:people|persons?|personas?|pessoas?|personnes?|pers|pax|personen|leuten?|adults?|" +
  "adultos?|adultes?|damen|frauen|mulheres|mujeres|femmes|filles|companer[oa]s|colleagues|kollegen|collegues|" +
  "irmas|irmaos|herman[oa]s|prim[oa]s|soeurs|sisters|schwestern|erwachsene|kids|children|ninos?|ninas?|criancas?|enfants?|kindern?|guests?|" +
  "comensales|invitad[oa]s|convidad[oa]s|invites|gasten?|piezas|pieces|stuck|unidades|units|copias|copies|flyers|steps|couverts|lugares|places?|platze|amig[oa]s|friends|amis|amies|freunde|of us|of them|" +
  "euros?|eur|dolares|dollars?|pesos|reais|soles|libras|pounds|quid|bucks|anos|years?|ans|jahren?|" +
  "mins?|minutos?|minutes?|minuten|km|kms|metros|m|kg|kilos?|gramos|grams?|gr?|ml|cm|veces|times|vezes|fois|mal|sesiones|" +
  "sessions?|sessoes|seances?|dias?|days?|jours?|tagen?|semanas?|weeks?|semaines?|wochen?|meses|" +
  "months?|mois|monate[n]?|noches|nights|nuits|nachte|cuotas|parcelas|entradas|entrees|por ciento|percent|prozent|de nos|de nosotros)" +
  "(?![a-z]))"
export const NO_AMOUNT = `(?!${AMOUNT})`
