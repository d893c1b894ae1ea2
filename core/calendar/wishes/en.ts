import type { WishWords } from "./words.ts"

const raw = String.raw

export const en: WishWords = {
  appointment: raw`appointments?|book(?!s |shop|store)\w*|schedul\w*|slots?|squeeze|pencil`,
  cancels: raw`cancel\w*|annul\w*`,
  moves: raw`re ?schedul\w*`,
  undoes: raw`scrap|call off|drop|(?:can't|cannot|can not|won't) (?:make|come)|(?:won't|not) be able`,
  changes: raw`move|push|shift (?:me|us|it|my)|bring (?:\S+ )?forward|switch|swap|change`,
  asks: raw`(?:can|could|may|might) (?:i|we) (?:\S+ )?(?:come|have|get|do|see|drop|swing|take|make|bring (?:it|the|my (?:car|bike|phone|laptop)))|(?:can|could) (?:you|u) (?:\S+ )?(?:do|fit|see|take|put|make)|(?:i'd like|i would like|i want|we want|i need|we need)(?! to (?:talk|speak|chat|complain|buy|pay) )|table|put (?:me|us)|make it|(?:can|could) (?:\S+ ){1,4}(?:come|join)`,
  opens: raw`can|could|may|do|does|is|are|will`,
  when: raw`when`,
  inquires: raw`what(?! about)|how(?! about)|where|who|which|why|open|opens|closed|address|location`,
  does: raw`works?|working|is (?:in|there|around)|arriv\w+|comes in|ready|ship\w*|deliver\w*|serv(?:e|es|ing)|clos(?:e|es|ing)|holiday`,
  any: raw`anything|something`,
  free: raw`have (?:a|an|any\w*|something|you)|free|available|slots?|spots?|openings?`,
  offers: raw`i have|i've got|we have|we've got|i can do|i could|we could|free|available|left`,
  later: raw`let you know|get back|i'll (?:call|ring)|think (?:about|it)|text you|(?:ask|check with) my(?! question)|i'll see(?! you| u )|another time|some other time`,
}
