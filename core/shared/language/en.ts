import { type LanguageWords, list } from "./words.ts"

export const en: LanguageWords = {
  particles: list("the a an of and & on at in for to mr mrs st street road avenue lane"),
  courtesies: list(`
    hiya hi hello hey good morning evening afternoon night thanks thank thx ty you u much so bye
    goodbye see soon later cheers yes yeah yep yup no nope sure nice great perfect cool fine
    awesome please pls sorry welcome dear everyone all there how are very many lovely sounds
    it's that's alright of course problem problemo my friend sir madam wow a have day got it
    done deal one lot man mate happy guys weekend enjoy rest week bro dude buddy boss tomorrow
    tonight friday saturday sunday monday`),
  sentences: list(`
    able about accept accepts accident actually address adults after afternoon again ago ahead ain't
    airport alignment all allergic allergy allowed almost along already also although always am
    amount and another answer answered answering any anybody anymore anyone anything anyway anyways
    anywhere apart apologies apologise apologize appointment appointments are aren't arent arm
    around arrange arrive arrived arriving as ask asked asking asks at ate attend available away
    baby back bad bag balayage bathroom be beard became because become bee been before behind being
    believe bell below better between big birthday bit black bleach bleed bleeding bloods blue book
    booked booking bookings boosters boss both bought boy boyfriend braces brake brakes break
    breakfast bring broke broken brother brought brows brunch burned burnt bus busy but buy buying
    by cabinet call called came can can't canal cancel cancellation cancelled cancelling cannot cant
    car card careful carry cash catch cents certain chair change changed charge cheap cheaper check
    checkup child children choose class classes clean cleaning close closed closes clothes clutch
    coaching coat cold color colored colour come comes coming complain complaint confirm
    confirmation confirmed confirming cooked correct cost costs cough could could've couldn't
    couldnt couple covered crowded crown currently cut cutting daily damage damaged date daughter
    days dead december decide delay delayed deliver delivered delivery dent dentist deposit describe
    desserts detail diagnostics did didn't didnt died difference different difficult dinner dirty
    discount dishes do doctor doctor's does doesn't doesnt dog dogs doing don't done dont door dose
    down downstairs dozen drink drinks drive drop dropped dropping drove dry during dyed each ear
    earlier early easy eat eaten eight either eleven else email empty ended ends engine english
    enjoy enjoyed enough enrol enroll enrolment enter entrance even evening events ever every
    everybody everything exactly exam excellent except excuse exhaust expect expecting expensive
    expired explain extensions eye eyebrows eyes face fade fall fallen family far farther fast
    father fault february fee feed feel feeling feels fees fell felt fever few fifteen fill filled
    filling fillings final find finger finish finished finishes first fit five fix fixed fixing flat
    flight floor flowers follow food foot for forget forgot forgotten formation forward found four
    fourteen free french friday friend friends from fruit full further garage gave gearbox german
    get gets getting gift girl girlfriend give given gives glad glasses go goes going gone gonna got
    gotta grandma grandpa green grinding grooming grow grown guess guests gums had hadn't hadnt hair
    haircut half hand hands happen happened happening happy has hasn't hate have haven't having he
    he'd he'll he's headache hear heard heated heating heavy help her here here's highlights him his
    hit hold holiday holidays homework honestly hope hoping hot hour hours how how's however hows
    hundred hungry hurt hurts husband hygienist i i'd i'll i'm i've id idea if ill im impossible in
    include included includes including indoors inform information ingredients inside instead
    insurance interested into invoice is isn't isnt it it'll it's itchy its ive jab jabs jacket
    january join joining july just keep keeping keeps kept key keys kid kids kitchen kitten knee
    knew know knows land landed landing language large larger lashes last late lately later leak
    leaking learn leave leaving left leg lend less lesson lessons let let's lift light lights like
    liked likes listen little live living local located locked login long longer look looking looks
    lost lot lots loud love lower luggage lunch machine mad made mail main mains make makes making
    man manager manicure many massage may maybe me meal meals mean means meant medicine meet member
    men message messages met middle might mind mine minute minutes mirror miss missed missing
    mistake moment monday money month monthly months more morning most mother mouth move moved
    moving much mum must mustn't my myself nails name names narrow near neck need needed needn't
    needs neighbour neither nervous neutering never new next night nights nine no nobody noise noisy
    noon normal normally not nothing november now nowhere number nurse october of off offer offers
    often oil old on once one only onto open opened opening opens opposite options or order ordered
    other our out outdoors outside over own package paid pain painful pair parcel parent parents
    park parked parking part parts party passage passport password past patient pay paying peanuts
    pedicure people perhaps perm person pets pharmacy phone phone's photo photos physio pick picked
    picking piece pieces place plan plane planning pleasant please plenty pls plus plz point pool
    poor portuguese possible prefer pregnant prepare prescription pretty price prices print probably
    properly provide puppy purse put puts quarter question questions quick quiet quietly quite quote
    quotes rain raining ran rash rate rather rattle rattling reach reached reaction read reading
    ready really reason receipt receive received recommend red reduce reduction refund refunded
    regarding region rehab remember remind remove removed rent repair replace replaced reply report
    request reschedule rescheduled reservation reserve respray return right road room route rude
    running runs sad safe said sale same sandwich saturday saw say saying says scan scheduled seat
    seats see seem seems seen sell selling sells send sending sent separate september serious serve
    served serves service services serving set sets seven several shall sharp shave she she'd she'll
    she's sheets shoes short should should've shoulder shoulders shouldn't show shower shut sick
    side sign signed simple since sister sit sitting six sixteen size sizes skin sleeping slice slow
    small smaller smell smells smoke so soap solve some someone something sometimes somewhere son
    soon sore sorry sort sound spanish spare spaying speak spoke spoken squeaking stairs stand start
    started starters starting starts station stay still stolen stomach stopped straight strange
    stressed stuck student students studying stuff such suggest suitable suite sunday supposed sure
    surface surname surprise swelling swim swimming swollen syllabus table tablets take takeaway
    takes taking talk taste tasted taught teach teacher teeth telephone tell telling ten term than
    that that'll that's thats their theirs them themselves then there there'll there's theres these
    they they'd they'll they're they've theyre thick thin thing things think thirsty thirteen thirty
    this those though thought threading three throat throw thumb thursday tight till time timetable
    tire tired tires to today toe together toilet told tomorrow toner tongue tonight too took tooth
    total trace traffic train transport treatment trim trip trouble true try trying tuesday tuition
    turn turned turns tutoring twelve twice two tyre tyres u umbrella uncle under understand
    unfortunately unless unlocked until up upset upstairs ur urgent urgently us use useful using
    usual usually vaccination vaccinations valet vegan vegetables vegetarian very village visit
    visiting voucher vouchers wait waiter waiting waitress wake waking walk walking wallet wanna
    want wanted wants warm warning warranty was wash washed washing wasn't wasnt water wax waxed
    waxing way we we'd we'll we're we've weak wear wearing weather wedding wednesday week weekend
    weekly weeks weight well went were weren't wet what what's whatever whats wheel wheelchair when
    whenever where where's wheres wherever whether which while white whitening who who'd who's whole
    whom whose why wide wider wife will wind window windscreen with within without woman women won
    won't wonder wondering work worked worker working works worming worried worry worse worst worth
    would would've wouldn't wouldnt wound wrap wrist write wrong wrote year years yes yesterday yet
    you you'd you'll you're you've your youre yours yourself`),
}
