import { type LanguageWords, list } from "./words.ts"

export const en: LanguageWords = {
  names: list("the a an of and & on at in for to mr mrs st street road avenue lane"),
  courtesies: list(`
    hi hello hey good morning evening afternoon night thanks thank thx ty you much so bye goodbye
    see soon later cheers yes yeah yep yup no nope sure nice great perfect cool fine awesome
    please pls sorry welcome dear everyone all there how are very many lovely sounds it's that's
    alright of course problem problemo my friend sir madam wow a have day got it done deal one lot
    man mate happy`),
  sentences: list(`
    able about accept accepts actually address after afternoon again ago ain't airport all
    allergic allergy allowed almost already also although always am and another answer answered
    answering any anybody anyone anything anyway anyways anywhere apart appointment are aren't
    arent arm around arrive arrived arriving as ask asked asking asks at available away baby back
    bad bag bathroom be because been before being believe bell between big birthday bit black blue
    book booked booking boss both bought boy boyfriend brake brakes breakfast bring broke broken
    brought bus but buy by call called came can can't cancel cancelled cancelling cannot cant car
    card cash change charge cheap check child children class classes clean cleaning close closed
    closes coat cold color colored colour come comes coming cost costs cough could couldn't
    couldnt couple crown cut cutting daughter dead delay delayed deliver delivered delivery did
    didn't didnt died difficult dinner dirty discount do does doesn't doesnt dog dogs don't done
    dont door down dozen drink drinks drive drop dropped dropping during dyed each ear early easy
    eat eight either else email empty engine english enough even evening ever every everybody
    everything excuse expensive eye eyebrows eyes fast father feel feels felt fever few filling
    find finished first fit five fix fixed fixing flat flight floor food for forgot forgotten
    found four free french friday friend friends from full garage german get gets getting gift
    girl girlfriend give gives glasses go goes going gonna got gotta grandma grandpa green guess
    had hadn't hair haircut half happen happened happening happy has hasn't have haven't having he
    he'll he's hear heard heated heating help her here here's him his hope hoping hot hour hours
    how how's however hows hungry hurt hurts husband i i'd i'll i'm i've id if ill im in inside
    instead into is isn't isnt it it's its ive jacket join joining just keep keeping keeps kept
    key keys kid kids kitchen knee knew know large lashes last late lately later leak leaking
    learn leave leaving left leg less lesson lessons let's light lights like liked likes little
    locked login long look looking looks lost lot lots love luggage lunch made mail make makes
    making man many massage may maybe me meal meals mean means meant men met might mind mine
    minute minutes miss missed missing monday month more morning most mother move moved moving
    much must my nails near need needed needs neighbour neither never new next night nine no
    nobody noise not nothing now nowhere of off offer offers often oil old on once one only onto
    open opens or order ordered other our out outside over own package paid parcel park parking
    party password pay paying people perhaps person pets phone phone's pick picked picking place
    plane please pls plz pool portuguese possible pretty price prices put puts quarter question
    quick quite rather read reading ready really red refund refunded repair reschedule rescheduled
    reservation return right road room running sad said sale same saturday saw say saying says
    seat seats see seen send sending sent set sets seven several shall she she'll she's short
    should shoulder shouldn't show shower sick sign signed since six size sizes slow small so some
    someone something sometimes somewhere son soon sorry spanish speak start starts station stay
    still stomach stuck student students such sunday sure table take takes taking talk taught
    teach teeth tell ten than that that's thats their them then there there's theres these they
    they'll they're they've theyre thing things think thirsty this those though thought three
    throat thursday time tire tired to today together told tomorrow tonight too took tooth traffic
    train treatment trip try trying tuesday turn turned turns twice two tyre u umbrella under
    unlocked until up ur us use using usually very wait waiting walk walking wallet wanna want
    wanted wants warm was wash washed washing wasn't wasnt water waxed way we we'd we'll we're
    we've wear wedding wednesday week weekend went were weren't what what's whatever whats wheel
    wheelchair when whenever where where's wheres wherever whether which while white who who's
    whom whose why wife will window with without woman women won won't work working works would
    wouldn't wouldnt write wrong wrote year yes yesterday yet you you're you've your youre yours`),
}
