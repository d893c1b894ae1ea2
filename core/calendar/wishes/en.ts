import type { WishWords } from "./words.ts"

const raw = String.raw

export const en: WishWords = {
  appointment: raw`appointments?|book(?!s |shop|store)\w*|schedul\w*|slots?|squeeze|pencil`,
  cancels: raw`cancel\w*|annul\w*`,
  moves: raw`re ?schedul\w*`,
  undoes: raw`wipe|erase|delete|count (?:me|us) out|take (?:\S+ ){1,3}off|remove|after all|scrap|(?:forget|skip) (?:about )?(?:the|my|our|it)|call off|drop|(?:can't|cannot|can not|won't) (?:make|come)|(?:won't|not) be able|no (?:longer )?need (?:to come|it|the|for)|(?:don't|no longer) need (?:it|the|to come)|(?:not|aren't|isn't|won't be) (?:coming|there)`,
  changes: raw`earlier|instead of|rather than|later than|more like|move|push|shift (?:me|us|it|my)|bring (?:\S+ )?forward|switch|swap|change`,
  asks: raw`urgent\w*|asap|(?:wanna|gotta) (?!(?:talk|speak|know|ask|buy|pay|complain))\S+|(?:someone|somebody|anyone|anybody|(?:the|a) \S+) (?:see|look at|fit|squeeze) (?:me|us|it|my)|(?:need|needs|want|wants) (?:an?|the|my) \S+|(?:do|get|fix|check) my|(?:i'll|i'd|i will|we'll|we'd) (?:take|have|go for)|let's (?:do|go for|make it)|(?:can|could|may|might) (?:i|we) (?:\S+ )?(?:come|have|get|do|see|drop|swing|pop|nip|stop|join|leave|take|make|bring (?:it|the|my (?:car|bike|phone|laptop)))|(?:can|could) (?:you|u) (?:\S+ )?(?:do|fit|see|take|put|make)|(?:i'd like|i would like|i want|we want|i need|we need)(?! to (?:talk|speak|chat|complain|buy|pay) )|table|put (?:me|us)|make it|(?:can|could) (?:\S+ ){1,4}(?:come|join)`,
  opens: raw`can|could|may|do|does|is|are|will (?:you|it|there|he|she|they|the)`,
  when: raw`when`,
  inquires: raw`(?:do|should) (?:i|we|you) (?:need|have) to|(?:is it|are bookings?) (?:necessary|required|needed)|what(?! about)|how(?! about)|where|who|which|why|open|opens|closed|address|location`,
  does: raw`works?|working|is (?:in|there|around)|arriv\w+|comes in|ready|ship\w*|deliver\w*|serv(?:e|es|ing)|clos(?:e|es|ing)|holiday`,
  any: raw`anything|something`,
  free: raw`you have|have (?:a|an|any\w*|something|you)|free|available|slots?|spots?|openings?`,
  offers: raw`i have|i've got|we have|we've got|i can do|i could|we could|free|available|left`,
  later: raw`let you know|get back|i'll (?:call|ring)|think (?:about|it)|text you|(?:ask|check with) my(?! question)|i'll see(?! you| u )|another time|some other time`,
}
