import { ask, askTime, firmAsk, offset, turn } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** Unlike "I finish at five on Friday, can I come then?", which asks for that very hour. */
const NOT_THEN =
  "(?!.{0,80} (?:can|could|would|will|may|pick)(?: (?!{weekday}|tomorrow|today|before|after|by|until|till)[a-z]+){1,7} then ?(?:$|[,.;?!]))"

/** How one asks for an appointment. */
const WISHED =
  "(?:put|book|stick|pop|give|squeeze|slot|sign|pencil) (?:me|us)|(?:get|fit) (?:me|us) in|(?:can|could) (?:we|i|you) (?:do|have|get|come|make it|book|put|fit|give)|i ll (?:take|have|come)|i d (?:like|prefer)|(?:have|got) you"

/** What has to be asked, and what turns the words beside it. */
export const talk: readonly Phrase[] = [
  // What a receptionist has to ask.
  // "The second" of several: as likely the second thing as the second of the month.
  [
    "(?:prefer|like|want|choose|pick|take|go (?:for|with)|(?:i ll|i d|can i) have) the (?:first|second|third|fourth|fifth)(?= ?(?:$|[,;.?!]))(?!,? (?:at|from|around) )",
    ask("vague"),
  ],
  // Ten minutes to three, or from ten to three.
  [
    "(?<!(?:from|between) )\\d{1,2} (?:to|till?|until) \\d{1,2}(?= (?:on |this |next |tomorrow|today|in the (?:morning|afternoon|evening)|at night|{weekday}))",
    firmAsk("vague"),
  ],
  [
    "between(?: \\w+ (?:past|to) and)?(?= (?:noon|lunch|midday|breakfast|now|work|\\w+ (?:past|to) \\w+))",
    firmAsk("vague"),
  ],
  [
    "(?:one|some|any) of these (?:days|hours|mornings|afternoons|evenings|nights)|some ?day|any day(?: is fine| works)?|whichever day|some ?time(?: soon)?|(?<=(?<![a-z])(?:drop|pop|come|coming|swing|call|stop|nip|pick|collect|visit|fetch)(?! me)[^.,;!?]{0,40} )at some (?:point|stage)|at some (?:point|stage)(?=[^.,;!?]{0,20} (?:drop|pop|come|swing|call (?:by|in|round|over)|stop by|nip|pick|collect|visit))",
    ask("vague"),
  ],
  [
    "(?:only|just|no|nothing|none)(?: got)?(?: \\d+ ?(?:m|mins?|minutes?|h|hrs?|hours?)| slots?| spaces?)? left (?:for )?(?:today|tonight|this week|on {weekday})(?!.* or )",
    ask("vague"),
  ],
  ["in a (?:(?:little|short|wee) )?(?:bit|while|minute|moment|mo|sec)", ask("vague")],
  ["later(?: on)? (?:today|2day)", [offset(0), askTime]],
  [
    "(?:at |around )?(?:the |that )?same time|(?:at |around |about )?this (?:exact )?time(?= (?:next|tomorrow|on |in ))",
    askTime,
  ],
  ["(?:the )?same (?:day|date)(?= (?:next|in|of|the following) )", firmAsk("vague")],
  [
    "(?:at |by )?(?:the )?end of (?:the |my )?day|close of business|cob|eod|last thing|either side of",
    askTime,
  ],
  [
    "(?:asap|a s a p)|(?:when ?ever|when|if|as soon as|once) (?:(?:something|anything|one|an? (?:slot|space|spot|chair|table|place|gap|appointment)) (?:(?:opens?|frees|comes|pops) up|becomes (?:free|available)|comes free|is free)|(?:there s|you (?:have|get|ve got)) (?:an? |any )?(?:opening|cancel+ation|slot|space|spot|gap)s?|(?:someone|somebody|anyone|anybody) (?:cancels?|drops? out|pulls out))|as (?:soon|early) as (?:(?:you|u|possibly|humanly) )*(?:possible|can|poss)|when ?ever (?:you|u)(?: can| are free| have| re free| ve got| want| like)?|when ?ever(?: works| suits| is (?:fine|good|best))?|(?:the )?(?:first|next|earliest|soonest) (?:available|availability|free|possible|opening|slot|appointment)(?: (?:slot|appointment|opening|time|one))?|right (?:now|away)|straight ?away|immediately|urgent(?:ly)?|any ?time(?: soon)?",
    ask("open_ended"),
  ],
  // "If you're open Sundays": a condition that the day named answers.
  [
    "if (?:you|u)(?: ?(?:re|are|r|do))? (?:open|work|working)(?: on)? (?:mon|tues|wednes|thurs|fri|satur|sun)days",
    ask("several"),
  ],
  // Turns.
  // "Away until the 20th": not until then, rather than by then.
  [
    "(?:away|on (?:holidays?|vacation|leave)|out of (?:town|office)|off(?: work)?|busy|abroad|travel+ing|tied up|sick) (?:until|till?|til|through)",
    turn("not-next"),
  ],
  // "Was gonna say today but my car died, so tomorrow", unlike "but Friday works too".
  [
    "(?:was|were) (?:gonna|going to|about to) (?:say|ask for|suggest)(?=[^?!]* but )(?![^?!]* (?:too|also|either|or)(?![a-z]))",
    turn("not-next"),
  ],
  [
    "not(?: around| here| free| available| about| in town)?|nor|neither(?! ?[,.;!?])|nothing|(?:don t|dont|do not) (?:want|need|fancy)",
    turn("not-next"),
  ],
  // "Nah, Friday": no word beside what it refuses, as "no Fridays" is.
  ["(?:nope|nah)(?= (?:on |at )?(?:{weekday}|{strong}))", turn("correction")],
  [
    // Unlike "is booked for Friday" and "your visit on Friday is booked".
    "no(?: good)?|neither(?= ?[,.;!?])|nope|nah|(?<!(?:^|[^a-z])if [^.;!?]{0,30})(?:is|was|were|s)(?: already| all)? (?:taken|full|gone|booked (?:up|out|solid)|(?<!(?:your?|my|our) [^.;!?]{0,60})booked)(?! (?:for|on|at|in|by|with|under|from|to|care|now))(?![^.;!]*\\?)",
    turn("not"),
  ],
  [
    "(?:i |we )?(?:can never|never can)(?: (?:do|make|come))?(?! (?:before|after|until))|(?:i |we )?(?:can t|cant|cannot|can not|couldn t|won t|wont)(?: (?:do|make|come|be there|manage)(?: anything)?)?|(?:doesn t|doesnt|does not|don t|won t|wont|didn t) (?:either|work|suit)(?: for (?:me|us))?|is(?:n t| not| no) (?:good|possible|an option)|not (?:good|great|ideal|possible|doable|an option)(?: for (?:me|us))?(?= ?[,.;?!]| (?:so|but|what|how|could|can|any)(?![a-z]))|isn t|is out",
    turn("not"),
  ],
  [
    "(?<=any ?(?:time|day|hour|morning|afternoon|arvo|evening|night)(?: [a-z]+){0,3} )(?:but(?! if)|bar)|(?:except|apart from|other than|better than|any (?:day|morning|afternoon|arvo|evening|night) but|anything but|rather than|instead of|in place of|and not|than|(?:no need|don t have) to wait until|but not(?! (?:before|until|till?|after)))",
    turn("instead"),
  ],
  // "My husband's in Thursday at ten, could I come on Friday?"
  [
    "my (?:husband|hubby|wife|partner|mum|mom|dad|son|daughter|sister|brother|friend|mate|boyfriend|girlfriend)(?: s| is| has| comes| goes)(?: (?:in|booked|booked in|coming|coming in|an? (?:appointment|appt|booking)|to (?:you|see you)))?(?= (?:on )?[a-z]+[^?]{0,30} (?:could|can|may) i (?!come (?:with|too|along)))",
    turn("cancelled"),
  ],
  // "Cancel Thursday and put me in for Friday": only one of them is wished for.
  [
    "(?<!(?:don t|dont|not|never) )(?:cancel|scrap|drop|delete|remove|scratch|take me (?:off|out)|bin)(?: (?:my|the|please|pls|off|of|from))*" +
      `(?=[^?]{1,60}(?:[,.;]| and| but| then)(?: please| pls| just| then)* (?:${WISHED}))|` +
      `(?<=(?:${WISHED}) [^.;?]{3,50} and (?:please )?)(?:cancel|scrap|drop|delete|remove)(?: (?:my|the))?`,
    turn("cancelled"),
  ],
  [
    "i mean|i meant|(?<=(?<![a-z])(?:wrote|said|put|typed|texted|sent) [^.;?!]{3,30},? )(?<!(?<![a-z])(?:s?he|they|you|u|who|which) )(?:(?:but|and|i|we) )*meant(?: to (?:say|put|write|type))?|(?:sorry|soz)(?! for \\w+day)|actually|make it|make that|scratch that|oops|(?:no )?(?:wait(?! until)|hang on|hold on)(?: no)?|(?:oh|ah|hmm) no|second thoughts|on second thought|or rather|(?<!even )better(?! than)|rather",
    turn("correction"),
  ],
  [
    "(?:my|our|(?<!(?:like|want|need|book|love|get|prefer|reserve|have|do) )the) (?:appointment|appt|booking|reservation|slot|table|session|lesson|class)(?: (?:i have|we have|i had|we had))?|(?<!(?:can|could|may|might|shall|should) )(?:i|we) (?:have|had|ve got) (?:an? |the )?(?:appointment|appt|booking|reservation|slot|table|session)|(?<=(?:^|[,.;!] ))had (?:an? |my )?(?:appointment|appt|booking|reservation|slot|table)|(?:am|m|was|re|are|were) booked(?: in)?|my [a-z]+(?: s)? (?:has|got|has got) (?:hers|his|theirs)|(?:my|our)(?= {strong})",
    turn("existing"),
  ],
  [
    `(?:i m|i am|we re|we are) (?:at|in|on) (?:(?:the|my) )?[a-z]+(?= (?:until|till?) \\d)|(?:(?<!(?:can|could|may|might|should|shall) )(?:we|i) (?:leave|fly|arrive|land|check|travel|go|head|get|am away|are away|m away|re away|work|ll arrive|ll be away)(?: out| in| back| home| off)?|(?:my|our|his|her|the) (?:train|flight|plane|bus|coach|ferry|boat)(?: \\(?[a-z]{0,3} ?\\d{1,5}\\)?)? (?:arrives|lands|gets in|comes in|leaves|departs|is due)(?: in)?|(?:my|our|his|her) (?:birthday|anniversary|wedding|flight|exam|interview|graduation|prom|christening|surgery|operation|photo ?shoot|audition|driving test)(?: is| s)?|(?:i|we|he|she|they|kids|class|school|work|shift|lesson|(?:my|our) [a-z]+(?: \\(\\d{1,2}\\))?) (?:finish(?:es)?|ends?|gets? (?:off|out)|knock off|(?:a)?m done|is over)(?: (?:of )?(?:work|school|class))?|birthday|flight is|(?:school|class|work) (?:is |s )?out|(?<!for )check ?in|check ?out)${NOT_THEN}`,
    turn("occasion"),
  ],
  [
    "move|moved|re ?arrange|rearranged|reschedule|rescheduled|change|changed|switch|(?<!(?:double|night|early|late|long|day|my|the|a|an|his|her|work) )shift|push|bring|swap|postpone",
    turn("move"),
  ],
]
