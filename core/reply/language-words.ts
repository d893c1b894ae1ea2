import type { Language } from "./language.ts"

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that build sentences, and the everyday ones of a business's customers. Folded. */
export const SENTENCE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: list(`
    yo tu usted ustedes vosotros nosotros nosotras ellos ella ellas el me te se le les nos os lo mi mis
    su sus tus este esta esto estos estas ese esa eso esos esas aquel un una unos unas que quien quienes
    cual cuales como cuando donde cuanto cuanta cuantos cuantas porque pero si no ni tambien tampoco muy
    mas menos ya aun todavia aqui ahi alli ahora luego despues antes siempre nunca hoy manana ayer noche
    tarde algo nada nadie alguien algun alguna ningun ninguna otro otra otros mismo misma todo toda todos
    para por con sin sobre desde hasta entre segun hay soy eres es somos son era fue sido ser estar estoy
    estas estamos estan estaba estaban he has ha hemos han habia haber tengo tienes tiene tenemos tienen
    teneis tenia tener puedo puedes puede podemos pueden podeis podria podrias poder quiero quieres quiere
    queremos quieren quisiera querria queria gustaria necesito necesitas necesita necesitamos necesitan
    voy vas va vamos van ir iba iria hago haces hace hacemos haceis hacen hacer hecho hacia abren abris
    abre abrir cierran cerrais cierra cerrar cuesta cuestan vale valen cobran cobrais cobra aceptan
    aceptais acepta dan dais das dar digo dices dice decir dime sabes sabe saben saber se veo ver llego
    llega llegar llegamos llegare vengo viene venir vienes pasar pasa paso pedir pido pagar pago reservar
    anular cambiar cambio mover quedar queda quedo encuentro encuentra busco buscar olvide olvidado deje
    dejado perdi surgido hablar hablo hablas habla hablan entiendo entender espera espero esperar traer
    llevar lleva llevo mandar mandas manda enviar envia enviais comer cenar beber hijo hija hijos madre
    padre mujer marido hermano hermana amigo amiga cita mesa hora horas horario precio semana mes ano lunes
    martes miercoles jueves viernes sabado domingo gente sitio hueco turno coche carro perro pelo diente
    muela dolor duele cabeza nino ninos clase clases curso direccion telefono tarjeta efectivo comida cena
    desayuno almuerzo ultimo ultima primera primero proximo proxima problema trabajo casa calle tienda
    puerta entrada fuera dentro lejos cerca mejor mucho mucha muchos muchas poco libre disponible posible
    ingles aleman frances espanol castellano mismo tan cualquier cada donde disculpa disculpe perdona perdone
    oiga oye mire regalo bebe silla unas uñas unas dos tres cuatro cinco seis siete ocho nueve diez acabo
    acabamos quisiera gusta gustan preguntar queria seria sera seremos seran tendria tendrian tendreis
    podrian sirven recogen recoger factura aparcar cuantas vosotras vuestra vuestro vuestros nuestra
    nuestro mascotas aforo gluten alergia alergico alergica llevamos vuelvo volver atrasado retraso tarda`),
  en: list(`
    i you he she it we they me him her us them my your his its our their mine yours this that these those
    what who whom which when where why how is are was were am be been being do does did done have has had
    having can could will would shall should may might must not no yes if but because so than then there
    here now still also too very just only about at for from with without into onto of off on out over
    under up down after before until since during between and or to in by as some any someone anyone
    something anything nothing everything more most much many few less little another other same both each
    every all one two three four five six seven eight nine ten get gets got getting give gives make makes
    making made take takes taking took go goes going went come comes coming came see seen saw know knew
    think thought want wants wanted need needs needed like likes liked love look looking looks find found
    left lost leave leaving tell told say says said ask asking asked send sent sending show book booked
    booking cancel cancelled change move reschedule pay paid paying bring brought park parking open opens
    close closes closed start starts cost costs charge offer offers accept accepts work works working wait
    waiting late early today tomorrow yesterday tonight morning afternoon evening night week weekend month
    year monday tuesday wednesday thursday friday saturday sunday time hour hours minutes price prices
    table appointment reservation room seat seats car dog hair tooth teeth pain hurts hurt kid kids child
    children son daughter wife husband mother father friend friends people person place address phone card
    cash dinner lunch breakfast lesson lessons class classes first last next free available possible again
    away back around near inside outside actually really maybe already yet don't doesn't didn't can't
    won't isn't aren't wasn't i'm i'd i'll i've you're you've we're we'd we've we'll it's that's there's
    what's let's dont cant im ive id didnt doesnt isnt ur u pls plz please sorry excuse forgot forgotten
    noise brake broken broke fix repair check long short big small new old thing things help question
    english spanish french german portuguese able allowed allergic allergy gluten haircut half quarter
    running minute soon later instead anyone believe try trying use using call called talk speak write
    wrote walk walking drive stay eat drink wear baby wheelchair garage whether while were between`),
  pt: list(`
    eu tu voce voces vc vcs ele ela eles elas nos me te se lhe lhes o os meu minha meus minhas seu sua seus
    suas teu tua nosso nossa este esta isto esse essa isso aquele aquela aquilo um uma uns umas que quem
    qual quais como quando onde quanto quanta quantos quantas porque pq mas se nao nem tambem muito muita
    muitos mais menos ja ainda aqui ai ali la agora depois antes sempre nunca hoje amanha ontem noite tarde
    manha algo nada ninguem alguem algum alguma nenhum nenhuma outro outra outros mesmo mesma tudo todo
    todos para pra pro por pelo pela com sem sobre desde ate entre tem tenho temos tinha ter sou e es
    somos sao era foi sido ser estar estou esta estamos estao ta to tou posso pode podes podemos podem
    podia poderia poder quero quer queremos querem queria gostaria gosto preciso precisa precisamos precisam
    vou vai vais vamos vao ir ia iria faco faz fazes fazem fazer feito abrem abre abrir fecham fecha
    fechar custa custam cobram cobra aceitam aceita da dao dou dar digo diz dizem dizer sei sabe saber ver
    vejo chego chega chegar vem venho vir veio passar passa pedir peco pagar pago marcar remarcar reservar
    desmarcar mudar mudanca trocar ficar fica ficam fico encontro encontrar achei achar procuro esqueci
    deixei perdi falar falo fala falam entendo entender espera espero trazer levar leva mandar manda enviar
    comer jantar beber filho filha filhos mae pai mulher marido irmao irma amigo amiga marcacao consulta
    mesa hora horas horario preco valor semana mes ano segunda terca quarta quinta sexta sabado domingo
    feira gente vaga lugar carro cachorro cao cabelo dente dor doi cabeca crianca criancas aula aulas curso
    endereco morada telefone telemovel cartao dinheiro comida jantar almoco ultimo ultima primeira primeiro
    proximo proxima problema trabalho casa rua loja porta entrada fora dentro longe perto melhor pouco livre
    disponivel possivel ingles alemao frances espanhol portugues cada desculpa desculpe moco oi ola presente
    bebe cadeira unha unhas dois duas tres quatro cinco seis sete oito nove dez acabei seria sera seremos
    teria teriam poderiam serve servem buscar conta estacionar estacionamento cabe experimental gostava
    queriamos esqueceu voces vossa vosso vossos nossos ver alergia alergico alergica volto voltar atrasado
    atrasada demora num numa dum duma deste desta nesse nessa neste nesta daqui disso nisso comigo contigo
    consigo connosco conosco pelos pelas aos dele dela deles tava tive teve fiz fui`),
  fr: list(`
    je tu il elle on nous vous ils elles me te se lui leur leurs mon ma mes ton ta tes son sa ses notre nos
    votre vos ce cet cette ces ca cela ceci un une qui que quoi quel quelle quels quelles comment quand ou
    combien pourquoi parce mais si non ne pas ni aussi tres plus moins deja encore ici la maintenant apres
    avant toujours jamais aujourd'hui demain hier soir matin midi nuit quelque quelqu'un quelques chose
    rien personne autre autres meme tout toute tous toutes pour par avec sans sur sous dans chez depuis
    jusqu'a entre vers est es suis sommes etes sont etait ete etre etais sera serait serons seront ai as a
    avez avons ont avait avoir aurait aurais peux peut pouvez pouvons peuvent pouvoir pourrais pourrait
    pourriez pourrions veux veut voulez voulons veulent voudrais voudrait voudrions voulais besoin faut
    vais va vas allez allons vont aller fais fait faites faire font ouvrez ouvre ouvert ouverts fermez ferme
    fermer fermes coute coutent acceptez prenez prends prend prendre pris donnez donner donne dire dis dit
    sais savez savoir voir vois voit arrive arriver arriverai viens vient venez venir passer passe demander
    demande payer reserver annuler deplacer changer decaler rester reste trouve trouver cherche oublie
    perdu laisse parler parle parlez comprends comprendre attends attendre attend apporter amener envoyer
    envoyez livrez livrer manger diner dejeuner boire fils fille enfant enfants mere pere femme mari frere
    soeur ami amie amis rendez rdv heure heures horaires prix semaine mois annee lundi mardi mercredi jeudi
    vendredi samedi dimanche gens place places creneau voiture chien cheveux coiffure dent dents mal tete
    cours lecon adresse telephone carte especes repas petit premier premiere dernier derniere prochain
    prochaine probleme travail maison rue magasin porte entree dehors loin pres mieux beaucoup peu libre
    disponible possible anglais allemand francais espagnol portugais excusez pardon desole desolee bonjour
    salut madame monsieur cadeau bebe deux trois quatre cinq sept huit neuf dix viens venons serait faudrait
    ferez proposez proposes recevoir recu facture garer stationner domicile finalement lieu cb pr svp stp
    j'ai c'est c'etait j'aimerais j'aurais d'un d'une qu'il qu'on qu'est n'ai n'est n'a s'il l'ai m'a y'a
    jsuis chui chuis j'arrive j'peux quelqu est-ce allergique allergie retard gratuit combien auriez aurez
    avais aviez feriez puis puisse voulions vraiment seulement plutot ensuite`),
  de: list(`
    ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen mein meine meinen meinem meiner
    dein deine sein seine ihre ihren ihrem ihrer unser unsere unseren euer eure euren dieser diese dieses
    diesen diesem jener ein eine einen einem einer eines kein keine keinen das den dem des der die was wer
    wen wem welche welcher welches welchen wie wann wo wohin woher warum wieso wieviel viel viele und oder
    aber weil wenn ob dass damit nicht nichts noch schon auch nur sehr mehr weniger immer nie hier dort da
    jetzt dann danach davor nachher vorher heute morgen gestern abend nachmittag vormittag nacht mittag
    etwas jemand niemand alle alles ander andere anderen fur fuer mit ohne von vom zu zum zur bei beim
    nach vor seit bis zwischen uber ueber unter auf aus im am an ins ans in gegen um ist bin bist sind seid
    war waren gewesen ware waere waren wird werden wurde wurden werde habe hab hast hat haben habt hatte
    hatte hatten haette hatten kann kannst konnen koennen konnt koennt konnte koennte konnten konntest will
    willst wollen wollt wollte mochte moechte mochten moechten mag muss musst mussen muessen soll sollen
    sollte darf durfen duerfen brauche brauchen braucht brauch gehe geht gehen ging komme kommt kommen
    kommst kam mache macht machen gemacht offnet offnen oeffnet offen geoffnet geoeffnet schliesst zu
    kostet kosten nehmt nehmen nehme gibt gib geben gab sagen sage sagt weiss wissen sehe sehen sieht finde
    finden findet suche suchen vergessen verloren gelassen sprechen spreche verstehe verstehen warte warten
    bringen bringe mitbringen schicken schicke zahlen bezahlen parken buchen reservieren absagen
    verschieben andern aendern stornieren bleiben bleibt essen trinken sohn tochter kind kinder mutter
    vater frau mann bruder schwester freund freundin freunde termin termine tisch uhr uhrzeit stunde
    stunden preis preise woche wochen monat jahr montag dienstag mittwoch donnerstag freitag samstag
    sonnabend sonntag leute platz platze auto wagen hund haare haarschnitt zahn zahne schmerzen weh kopf
    kurs adresse telefon karte bar mittagessen abendessen fruhstuck erste ersten letzte letzten nachste
    naechste nachsten naechsten problem arbeit haus strasse laden tur eingang draussen weit nahe besser
    wenig frei verfugbar moglich moeglich englisch spanisch franzosisch deutsch entschuldigung sorry hallo
    gutentag geschenk zwei drei vier funf fuenf sechs sieben acht neun zehn gerade gerne gern mal denn doch
    oeffnungszeiten offnungszeiten sein waehrend wahrend eigentlich leider spater spaeter verspatung
    verspaete bekomme bekommen kriege hattet hatten wurden gerichte noch euer bitte ja nein anprobe schaffe
    schaff wollten wollte rechnung allergisch zettel hangt passt`),
}

/** Short words that names, brands and addresses are full of: they tilt, but make no sentence. */
export const NAME_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: list("de del la las el los y e a al en san santa don dona"),
  en: list("the a an of and & on at in for to mr mrs st street road avenue lane"),
  pt: list("de do da dos das o a os as e em no na nos nas ao aos rua avenida sao"),
  fr: list("de du des la le les l d et a au aux en rue place avenue saint chez"),
  de: list("der die das von vom zu zum zur und am im in an bei str strasse platz"),
}

/**
 * Greetings, thanks, farewells, yes and no: people say them in any language, so they decide a first
 * message and nothing later.
 */
export const COURTESY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: list(`hola holi buenas buenos dias tardes noches gracias muchas muchisimas adios chao hasta luego
    pronto manana si no claro vale perfecto genial favor porfa porfavor nada bueno bien bienvenido saludos
    abrazo feliz senor senora que tal todo por la de mil estupendo listo dale perdon nop nos vemos`),
  en: list(`hi hello hey good morning evening afternoon night thanks thank thx ty you much so bye goodbye
    see soon later cheers yes yeah yep yup no nope sure nice great perfect cool fine awesome please pls
    sorry welcome dear everyone all there how are very many lovely sounds it's that's alright of course
    problem problemo morning my friend sir madam wow a have day got it done deal`),
  pt: list(`ola oi oie opa bom boa dia tarde noite obrigado obrigada obg brigado brigada muito valeu vlw
    tchau adeus ate logo amanha sim nao claro certo perfeito otimo beleza blz favor sff desculpa nada tudo
    bem por de abraco ja gente pessoal show legal tranquilo combinado fixe`),
  fr: list(`bonjour bonsoir salut coucou cc bjr slt merci mrc beaucoup au revoir a bientot demain oui non
    ouais nan accord d'accord d'acc dac parfait super genial svp stp plait s'il vous te bonne journee
    soiree nuit madame monsieur messieurs dames mille voila bien sur pardon de rien tout le monde ca va
    tres entendu c'est bon`),
  de: list(`hallo hi moin servus gruss gruezi guten gute tag morgen abend nacht danke vielen dank schon
    schoen sehr tschuss tschuess bis bald morgen spater wiedersehen auf ja jo jep nein nee klar genau super
    perfekt toll prima bitte gerne gern entschuldigung alles gut passt liebe grusse gruesse herr frau gott
    zusammen leute na wie geht's gehts ihnen dir pfiat baba ade merci`),
}

/** Borrowed phrases whose words would otherwise count as English. */
export const LOANS =
  /\b(?:all you can eat|happy hours?|after ?work|take ?away|to go|check ?(?:in|out|up)s?|late check|no show|gift (?:card|voucher)s?|save the date|last minute|night out|open bar|free wifi|on ?line|food truck|all inclusive|day pass|kids club|make up|blow ?out|fast food|work ?shops?|look at me|baby shower|drive in|walk in|stand up|open air|live music|personal trainer|black friday|coffee to go|french press|rooftop|room service)\b/g
