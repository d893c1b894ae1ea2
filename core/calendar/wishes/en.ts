import type { WishWords } from "./words.ts"

const raw = String.raw

export const en: WishWords = {
  appointment: raw`appointments?|book(?!s |shop|store)\w*|schedul\w*|slots?|squeeze|pencil`,
  cancels: raw`cancel\w*|annul\w*`,
  moves: raw`re ?schedul\w*`,
  undoes: raw`changed (?:my|our) minds?|(?:don't|do not) (?:expect|wait for|count on) (?:me|us)|take (?:me|us) off|wipe|erase|delete|count (?:me|us) out|take (?:\S+ ){1,3}off|remove|after all|scrap|(?:forget|skip) (?:about )?(?:the|my|our|it)|call off|drop(?! (?:\S+ ){0,4}(?:off|by|in|over|round) )|(?:can't|cannot|can not|won't) (?:make|come)|(?:won't|not) be able|no (?:longer )?need (?:to come|it|the|for)|(?:don't|no longer) need (?:it|the|to come)|(?:not|aren't|isn't|won't be) (?:coming|there)`,
  changes: raw`leave it (?:till|until|for|to)|earlier|instead of|rather than|later than|more like|move|push|shift (?:me|us|it|my)|bring (?:\S+ )?forward|switch|swap|change`,
  asks: raw`(?:add|include|hold|keep|save) (?:me|it|that|this|my|him|her|one)|deposit|(?:can|could|would|will) (?:you|u|\S+body|(?:some|any)one|(?:one of|the|your|mr|mrs|ms|miss|dr) \S+) (?!(?:\S+ )?(?:tell|say|explain|describe|give|show|send (?:me|us)|e ?mail|remind|advise|recommend|help|let|refund|bring)\b)(?:\S+ ){1,4}(?:me|us|my|our|mine)|send (?:(?:me|us|over|round|out|in) )*(?:(?:a|an|the|your|some) )?\S*(?:er|or|ian|ist|ic|smith|man|guy|one|body)|(?:count|sign|put|include|add) (?:me|us) (?:in|up|down|to|on|too)|(?:i'm|we're) (?:in|up for it|coming)|(?:the|my) usual|same (?:again|as|time)|urgent\w*|asap|(?:wanna|gotta) (?!(?:talk|speak|know|ask|buy|pay|complain))\S+|(?:someone|somebody|anyone|anybody|(?:the|a) \S+) (?:see|look at|fit|squeeze) (?:me|us|it|my)|(?:need|needs|want|wants) (?:an?|the|my) \S+|(?:do|get|fix|check) my|(?:i'll|i'd|i will|we'll|we'd) (?:take|have|go for)|let's (?:do|go for|make it)|(?:can|could|may|might|shall) (?:i|we) (?:\S+ )?(?:meet|come|have|get|do|see|drop|swing|pop|nip|stop|join|leave|take|make|bring (?:it|the|my (?:car|bike|phone|laptop)))|(?:can|could) (?:you|u) (?:\S+ )?(?:do|fit|see|take|put|make)|(?:i'd like|i would like|i want|we want|i need|we need)(?! to (?:talk|speak|chat|complain|buy|pay) )|table|put (?:me|us)|make it|(?:can|could) (?:\S+ ){1,4}(?:come|join)`,
  opens: raw`can|could|may|do|does|is|are|will (?:you|it|there|he|she|they|the)`,
  when: raw`when`,
  visits: raw`court|lessons?|class|check in|appraisal|christening|wedding|party|plumber|electrician|locksmith|lawyer|solicitor|vet|therapist|deposit|(?:count|sign) (?:me|us)|i'm in|com(?:e|ing)|drop by|drop in|swing|pop in|fit (?:me|us)|see (?:me|us|a|an|the)|table|terrace|hair\w*|trim|cut|highlights|nails?|manicure|massage|wax\w*|check ?up|oil|tyres?|tires?|service|brows?|lashes|tattoo|doctor|dentist`,
  inquires: raw`(?:can|may|could|should) (?:i|we) (?:\S+ )?(?:wait|sit|go (?:straight )?in)(?! for)|(?:(?:can't|cannot|can not|don't|do not) (?:\S+ )?(?:remember|recall|know)|not sure|forgot|forgotten|forget) (?:(?:if|whether) (?:it|(?:\S+ )?(?:i'm|am|was|were|is|had|have|said|agreed|booked))|when (?:it|my|i|mine|we))|pay(?:ing)?(?! (?:a|the|my) deposit)|(?:do|should) (?:i|we|you) (?:need|have) to|(?:is it|are bookings?) (?:necessary|required|needed)|what(?! about)|how(?! about)|where|who|which|why|open|opens|closed|address|location`,
  does: raw`works?|working|is (?:in|there|around)|arriv\w+|comes in|ready|ship\w*|deliver\w*|serv(?:e|es|ing)|clos(?:e|es|ing)|holiday`,
  any: raw`anything|something`,
  free: raw`you have|have (?:a|an|any\w*|something|you)|free|available|slots?|spots?|openings?`,
  offers: raw`i have|i've got|we have|we've got|i can do|i could|we could|free|available|left`,
  late: raw`(?:be )?there in \d+|on (?:my|our) way|(?:i'm|we're) (?:outside|here|at the)|running (?:\S+ ){0,3}(?:late|behind)|(?:be|i'm|am|bit|little|touch|tad|minutes?|mins?|min) late|(?:bit|little|touch|tad|minutes?|mins?|min) behind(?! (?:on my|with|the) )|late by`,
  later: raw`let you know|get back|i'll (?:call|ring)|think (?:about|it)|text you|(?:ask|check with) my(?! question)|i'll see(?! you| u )|(?<! (?:to|for) )(?:another|some other) time`,
}
