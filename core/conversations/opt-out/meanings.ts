import { signs } from "../../shared/classifier.ts"
import { fold } from "../../shared/fold.ts"

/**
 * What words mean, for a wish to be written to no more: the same in five languages, so that what is learnt in one is known in all.
 * Folded words; "*" stands for any ending, or for what a compound begins with ("Zeitungsabo"). A word may mean several things.
 */
const MEANINGS = {
  not: `
    no not never neither nor dont don't doesn't didn't won't isn't aren't can't cannot shouldn't wouldn't dnt ain't nunca
    jamas ni tampoco nao nem ne n' pas jamais nicht nie niemals nimmer* nich net nit ned nume numme without sin sem sans ohne nobody
    nadie ninguem niemand weder noch pu pus`,
  nothing: `
    nothing none nil zero cero nada ningun* nenhum* rien aucun* kein* nix nichts nischt zilch`,
  more: `
    more further again anymore another any mas mais plus encore mehr weiter* wieder erneut nochmal volv* vuelv* volt*
    nouveau ever longer ya ja`,
  last: `
    last final ultimo ultima derradeir* dernier* letzte* ende acab* termin* fini finir finito finish* over end ends ended
    ending`,
  message: `
    message* mesage* msg* text texts txt* sms whatsapp* wasap* guasap* zap zaps wpp notification* notif* reminder* promo*
    offer offers ad ads advert* marketing spam newsletter* update* communication* broadcast* alert* mailing* blast* deals
    mensaj* msj* mensag* aviso* notific* recordatorio* publicidad* propaganda* oferta* comunica* boletin* anuncio* campana*
    campanha* campaign* difusion* divulgac* lembrete* novedades novidades noticias news nachricht* mitteilung* werbung
    werbe* reklame benachrichtigung* erinnerung* angebote* rundmail* rundschreib* rundbrief* aktion* meldungen
    kontaktaufnahm* zusendung* zuschrift* aussendung* hinweis* envio envios envoi envois sollicitation* relance* texto* pub
    pubs publicite* rappel* offre* infolettre* demarchage annonce* correspondence felicitac* saludos greetings tips tipps
    infos catalogo* catalogue* survey* encuesta* umfrage* cadena* transmiss* rundsendung contenido* contact contacto
    contato kontakt notices gesimse* geschreibe texterei*`,
  send: `
    send* sent sending write* writing wrote texting messaging contact* reach* bother* notify* ping* spam* escrib* escriv*
    escrev* mand* envi* contat* hable* hablen hablar falar falem schick* schreib* schrieb* schrib* kontaktier* melde* zuschick*
    anschreib* behellig* zukommen ecri* envo* relanc* sollicit* solicitar remind* avis* encher* bombard* llen* insist*
    persist*`,
  receive: `
    get gets getting got receiv* arriv* come coming comes landing pop* recib* lleg* entran entra entrar caen cayendo suen*
    receb* cheg* bekomm* erhalt* krieg* erreich* ankomm* komme* kommt recev* recoi* recu tomb* see seeing hear hearing read
    erfahr*`,
  stop: `
    stop* stap quit* ceas* halt* discontinu* desist* suspend* refrain* dej* pare parem parar parad paren pares parando
    parer cortad corten cortar corta cortal* cortenl* ces* cess* deix* basta chega enough assez suffit genug reicht schluss aufhor*
    aufzuhor* hort einstell* einzustell* eingestellt einstellung unterlass* lass* beend* abstell* abzustell* abschalt*
    ausschalt* schaltet arret* coupez couper evit* abstengan* renunci* renonc* verzicht* switch* turn* desactiv* deaktivier* disabl*
    mute* encerr* interrump* interromp* interrupt* finaliz*`,
  remove: `
    remov* delet* eras* wip* strik* cross drop* scrub* take takes taking purg* exclud* block* forget* unlist* ditch* borr*
    quit* sac* saq* saqu* elimin* suprim* supresion retir* tach* excluy* exclu* baj* olvid* bloque* tire tirem tira tirar
    tirando tirassem apag* risc* risque* esquec* enlev* supprim* effac* rayez raye rayer otez oter ote sortez sors sortir
    virez vire virer biff* oubli* streich* losch* entfern* nehm* nimm rausnehm* rauszunehm* trag* gestrichen geloscht
    genommen vergess* werft wirf schmeiss* sperr* hol* desapar* removal erasure eliminac* exclusao`,
  out: `
    off out away raus heraus aus use usse ab weg fora fuera dehors runter herunter hors`,
  unsubscribe: `
    unsub* opt opting desuscri* desubscri* dessuscri* desinscri* desinscrev* descadast* dessubscr* desapunt* desabon*
    desabonn* desinscr* abmeld* abgemeldet abzumelden abbestell* abzubestell* austrag* austrug* auszutragen ausgetragen
    baja deregister* sair`,
  cancel: `
    cancel* anul* annul* kundig* storn* revo* withdraw* retract* widerr* widersprech* widerspr* object* opon* opong* opos*
    oppos* consent* consint* einwillig* autoriz* authori* permi* erlaub* untersag* verbiet* forbid* prohib* interdi* proib*`,
  subscribe: `
    subscri* suscri* inscri* cadast* sign signed signing abonn* angemeldet anmeld* apunt* eingetragen registr* joined join
    adesao aderi`,
  list: `
    list lists lista listas listado listados liste listen lischte listn database databases verteiler* versandlist* kartei* datenbank*
    adressbuch fichier* agenda contacts contactos contatos kontakte* kontaktlist* system sistema* records registros base
    bases fichero* books directory cadastro* grupo group gruppe groupe canal channel diffusion broadcast`,
  number: `
    number* phone* mobile* cell cells handset* num numero* telefon* movil moviles cel celu celular* telemovel* portable*
    tel ligne linea line linha nummer* handy* handi anschluss chip natel gerat aparelho aparato device landline`,
  data: `
    data datos dados donnees daten details coordonnees angaben gdpr rgpd lgpd dsgvo cnil ico privacy datenschutz*`,
  me: `
    me us my myself mi mis nos nosotros conmigo mim meu minha comigo moi m' mon ma mes nous mich mir mein* uns unser* we
    wir`,
  I: `
    i i'm i'd i've i'll yo eu je j' ich`,
  you: `
    you your yours y'all ye ur tu tus te vos vosotros vuestr* ustedes usted su sus voce* vc* vcs vosso* vossa* seu seus sua
    suas vous votre toi tes ihr euch eu* sie ihre* ihnen du dich dein*`,
  them: `
    them these those they this that esto estos estas eso esos isso isto esse* essa* estes ces ca cela celui en diese* sowas
    davon`,
  wish: `
    want* wanna would like wish* prefer* rather quier* quiero queria quisier* dese* gustaria pido ruego rogaria solicit*
    exijo exig* prefier* quero queremos gostaria peco veux voudr* souhait* aimer* demand* prie will wollen wunsch* mochte*
    mocht verlang* ford* ersuch* request* ask asking asked pedi pedido pedir appreciate agradec* grateful`,
  need: `
    need* necesit* preciso precis* besoin brauch* falta utilid* sirv*`,
  please: `
    please pls plz kindly porfa* favor porfavor svp plait merci bitte thanks thank gracias obrigad* danke thx ta cheers`,
  possible: `
    can could pued* podri* pode* podia* poderi* pouv* peux pourr* konn* kann*`,
  forever: `
    forever permanent* definitiv* once anymore siempre sempre toujours desormais endgultig dauerhaft immer future futuro
    avenir zukunft kunftig henceforth immediate* inmediat* imediat* immediat* sofort* completely totally vollstandig
    komplett adelante diante doravante allemal`,
  annoyed: `
    tired sick fed podrid* annoy* harass* pester* intrusive unwanted hart* cansad* canse cansei fart* molest* pesad* agob* incomod*
    enche* marre saoul* soul* derang* fatigu* enerv* nerv* genervt satt stor* belastig* stress* peace paz paix ruhe alone
    tranquil* sossego`,
  wrong: `
    wrong mistake* mistaken error equivoc* engan* erro errad* erreur tromp* falsch* versehen* irrtum* verwechs* accident*
    accidental* stranger unknown desconozc* conozc* conhec* connais kenn* belongs`,
  gone: `
    moved moving sold closed retired died dead passed deceased mude mudei mudamos mudo fallec* murio vend* cerr* jubil*
    falec* morr* demenag* decede* quitte* gestorben verstorben* difunt* defunt* falecid* tot widow* verkauft umgezogen weggezogen emigr*`,
  booking: `
    appointment* booking* reservation* class classes course* lesson* membership* gym order* delivery table waiting waitlist
    cita citas reserva* clase* curso* cuota gimnasio pedido* mesa espera turno* matricula consulta* aula* academia
    encomenda marcac* rdv rendez cours commande* livraison attente abonnement* salle termine kurs* buchung* reservierung*
    bestellung* lieferung* mitgliedschaft warteliste tisch vertrag contract contrato policy seguro team equipo equipe
    verein workshop* taller atelier* stage stages tournoi torneo* torneio* turnier* tournament* seminar* lehrgang* excursi* ausflug*
    abo abos *abo *abos *kurs *vertrag *lieferung *termin`,
  goods: `
    photo* foto* bild* picture* invoice* factur* fatur* rechnung* link* video* audio* vocal* paper papel papier price*
    precio* preco* prix preis* card tarjeta cartao carte karte salsa sauce molho milk leche leite lait milch bread pan pao
    pain brot nuts sugar azucar acucar sucre zucker zwiebel* cebol* onion* money dinero dinheiro argent geld stain* mancha*
    tache* flecken`,
  file: `
    form forms formular* formulaire* ficha fichas fiche bank* bancari* bancaire* fiscal* billing file files`,
  all: `
    all every everything each todo* toda* cada tudo tout* tous alle alles jede* samtlich* entire* whole complet* inclu*
    compris einschliesslich`,
  time: `
    today tonight tomorrow night* evening* morning* weekend* sunday* monday* saturday* tuesday* friday* hoy noche* manana*
    tarde* finde* domingo* sabado* lunes martes viernes hoje amanha noite* manha fds aujourd'hui demain soir* nuit* matin*
    dimanche* samedi* lundi mardi vendredi heute nacht* abend* morgen morgens sonntag* samstag* montag* dienstag* freitag*
    wochenende hasta ate jusqu'* bis before antes avant vor vacation vacaciones ferias vacances urlaub late early temprano
    cedo spat fruh meanwhile mientras enquanto pendant wahrend meeting reunion junta`,
  only: `
    but pero aber sino sondern only solo solamente apenas somente seulement juste nur except salvo sauf ausser exceto just
    instead lieber plutot mejor melhor better`,
  keep: `
    keep* continu* sig* segu* weiter* gard* behalt* carry mantener manten* resume reactiv* vuelvan voltem bleib* reste
    stay* quedo fico`,
  like: `
    love like glad happy useful helpful great encant* gust* gost* adoro util utiles aime adore* super toll gern* freu*
    praktisch pratiqu* perfecto perfeito parfait fine`,
  condition: `
    if si wenn falls quand when cuando quando whenever`,
  question: `
    how what why where which who como que cual cuanto donde porque quien qual quanto onde quem comment pourquoi combien
    quel* qui wie was warum wieso wann wo wer wieviel`,
  told: `
    said say says told tell typed dijo dice dicho digo dije escribio disse diz escreveu dit dire sagt* gesagt geschrieben
    pressed pulse apert* appuy* gedruckt typo joke broma brincad* blague scherz witz ignore* ignor*`,
  other: `
    other others another mother father wife husband sister brother son daughter otr* outr* autre* ander* madre padre mujer
    marido hermana hermano hij* mae pai mulher irma irmao filh* mere pere femme mari soeur frere fils fille mutter vater
    frau mann schwester bruder sohn tochter old new viej* nuev* velh* nov* ancien* nouv* alt* neu*`,
  back: `
    back undo resubscribe reinstate* restor* reactivat* restore deshac* deshag* deshaz devuelv* devolv* reactiv* restablec*
    reanud* desfaz* desfac* desfazer repor reponh* reponham reativ* restabel* remett* remets remettre rajout* reinscri*
    reabonn* retabl* reintegr* revenir zuruck* ruckgangig wiederherstell* reaktivier*`,
  worker: `
    plumber* electrician* technician* cleaner* driver* courier* gardener* builder* carpenter* trainee* apprentice* nurse*
    teacher* instructor* guy guys lad bloke man men girl lady person fontaner* electricist* tecnic* limpiador* repartidor*
    mensajer* conductor* chofer* jardiner* albanil* aprendiz* enfermer* profesor* chico chica senor senora plomer* obrero*
    canalizador* encanador* diarista* faxineir* eletricist* motorist* entregador* estafet* estagiari* pedreir* professor*
    rapaz moca homem senhor senhora plombier* electricien* technicien* livreur* chauffeur* jardinier* apprenti apprentie*
    infirmier* menage stagiaire* monsieur dame macon installateur* klempner* elektriker* techniker* putzfrau* putzkraft*
    fahrer* lieferant* gartner* azubi* lehrling* handwerker* praktikant* mitarbeiter* kolleg* monteur*`,
  curious: `
    curious* curiosity wondering wonder curiosidad curiosidade curiosite neugier* know knowing saber savoir sais wissen
    understand entender comprendre verstehen explain explic* expliq* erklar* college exposicion expose referat pregunt*
    pergunt* frage question`,
  channel: `
    call calls calling ring mail email emails post letter* llam* correo* carta* lig* ligac* telefonem* correio appel*
    courrier anruf* ruf* brief* mails inbox postal`,
}

export type Meaning = keyof typeof MEANINGS

const listed = Object.entries(MEANINGS).flatMap(([meaning, words]) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => ({ meaning, word })),
)
const meantBy = (entries: readonly { readonly meaning: string; readonly word: string }[]) =>
  Map.groupBy(entries, ({ word }) => word.replace("*", ""))
const WHOLE = meantBy(listed.filter(({ word }) => !word.includes("*")))
const STEMS = meantBy(listed.filter(({ word }) => word.endsWith("*")))
const HEADS = meantBy(listed.filter(({ word }) => word.startsWith("*")))
const SHORTEST_STEM = 2

/** The words that mean it, as a pattern. */
export const wordsFor = (meaning: Meaning): string =>
  listed
    .filter((entry) => entry.meaning === meaning)
    .map(({ word }) => word.replace("*", "\\S*"))
    .join("|")

/** Its own meanings, and those of the longest stem that it begins with, or of the head that a compound ends with. */
const meaningsOf = (word: string): readonly string[] => {
  const found = new Set(WHOLE.get(word)?.map(({ meaning }) => meaning))
  for (const [head, ones] of HEADS)
    if (word.endsWith(head)) for (const { meaning } of ones) found.add(meaning)
  for (let length = word.length; length >= SHORTEST_STEM; length--) {
    const stem = STEMS.get(word.slice(0, length))
    if (!stem) continue
    for (const { meaning } of stem) found.add(meaning)
    break
  }
  return [...found]
}

/** "n'envoyez", "m'écrire": the French write two words as one. */
const ELIDED = /\b(m|j|n|l|d|t|s|qu|c)'(?=\p{L})/gu

/** Meaning words of each clause, each with what it may mean. */
const clausesIn = (text: string) =>
  fold(text)
    .replace(ELIDED, "$1' ")
    .split(/[.,;:!?\n(]/)
    .map((clause) =>
      (clause.match(/\p{L}+(?:'\p{L}*)?/gu) ?? [])
        .map(meaningsOf)
        .filter(({ length }) => length > 0),
    )

/** So many meaning words are seen together. */
const WINDOW = 6

/** What is meant, and what is meant before what: next to it, or soon after. */
export const meaningTraits = (text: string): readonly number[] => {
  const names = new Set<string>()
  for (const clause of clausesIn(text))
    for (const [at, ones] of clause.entries())
      for (const one of ones) {
        names.add(one)
        for (const [distance, others] of clause.slice(at + 1, at + WINDOW).entries())
          for (const other of others) {
            names.add(`${one} ${other}`)
            if (distance === 0) names.add(`${one}, then ${other}`)
          }
      }
  return signs([...names])
}
