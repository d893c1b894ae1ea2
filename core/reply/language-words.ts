import type { Language } from "./language.ts"

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that build sentences, and the everyday ones of a business's customers. Folded. */
export const SENTENCE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: list(`
    abierta abierto abra abre abren abrigo abrir abris abuela abuelo acabamos acabo aceite acepta
    aceptais aceptan ademas aeropuerto aforo agua ahi ahora ahorita aleman alergia alergica
    alergico algo alguien algun alguna alli almuerzo alumnos ambos amiga amigo anda ano antes
    anular apaga aparcar aparece apenas apuntame apuntar apuntarme aquel aqui arranca arrancar
    arreglado arreglar asi atrasado atrasados aun aunque autobus avion avisad avisame avisare ayer
    azul banador bano barata barato bebe beber blanco boda bolso bonito brazo buscando buscar
    busco cabeza cada calefaccion calle cambiame cambiar cambio camino cara carne caro carro
    cartera casa casi castellano cayeron cayo cejas cena cenar cerca cerrada cerrado cerrais
    cerrar chica chico cierra cierran cierre cinco cita citas clase clases cobra cobrais cobran
    coche cocina color comer comida como compra comprado compre con conoce conozco consultar
    contrasena correo corte crees creo cual cuales cualquier cuando cuanta cuantas cuanto cuantos
    cuarto cuatro cuesta cuestan cuesten cumpleanos curso cuyo dais dame dan danos dar das decidme
    decir deja dejado dejar dejare dejas deje dejo demas dentro depilacion desayuno descuento
    desde despacio despues devolver dias dice dices diente diez dificil diga digan digo dijeron
    dijiste dijo dime direccion disculpa disculpe disponible doce dolor domingo donde dos ducha
    duele efectivo el ella ellas ellos empaste encender encia enciende encuentra encuentro enferma
    enfermo entender entiendo entonces entra entrada entrar entre entro envia enviais enviame
    enviar envio equipaje era eres es esa esas ese eso esos espalda espanol espera esperando
    esperar espero esta estaba estaban estacion estais estamos estan estar estas este esto
    estomago estos estoy estuve estuvimos estuvo facil factura festivo festivos fiebre fiesta
    frances freno frenos fue fuera fueron fui fuimos funciona funcionan gafas garganta gato gatos
    gente gotea gracias grande grandes gratuito gusta gustan gustaria ha habeis haber habia
    habitacion habla hablan hablar hablas hablo hace haceis hacemos hacen hacer haces hacia
    haciendo haga hagan hagas hago han hare haremos has hasta hay he hecho hemos hermana hermano
    hermanos hice hicieron hija hijo hijos hizo hombro hora horario horarios horas hoy hueco huele
    iba ingles ir iremos iria jefe jueves lavado lavar le lejos les libre llama llamado llamame
    llaman llamar llamare llamas llamo llave llaves llega llegado llegamos llegando llegar llegare
    llego llegue lleguen llena lleno lleva llevamos llevar llevare llevo lo luego lunes luz madre
    maleta manana manda mandadme mandame mandar mandas marido martes mas masaje mascotas matricula
    me media mejor menos mensaje mes mesa mesas meter mi mientras miercoles minuto minutos mire
    mis misma mismo mitad mover mucha muchas mucho muchos muela muelas mujer muy nada nadie
    necesita necesitamos necesitan necesitas necesito negro ni nieto ningun ninguna nino ninos no
    noche nos nosotras nosotros novia novio nuestra nuestro nueva nueve nuevo nunca ocho oido oiga
    ojo ojos olor olvidado olvide olvido once os otra otro otros oye padre pagar pago paquete para
    paraguas parece pareces pasa pasar paso pedido pedir pelo pensando pensar pequena pequeno
    perdi perdida perdido perdio perdona perdone pero perro perros pestanas pido piensa pienso
    pierde pierna pinchazo piscina poco podeis podemos poder podes podria podrian podrias pondre
    pone ponedme ponen poner pones pongo ponia ponme por porque posible precio precios precisaria
    preguntar primera primero primos probar probe problema pronto proxima proximo prueba pruebas
    pude pudo pueda puedan puedas puede pueden puedes puedo puerta pues puesto puse que queda
    quedamos quedar quedo queremos queres queria querria quien quienes quiera quieran quiere
    quieren quieres quiero quince quise quisiera quitame quitar quizas rapido ratito rato recogen
    recoger regalo reservar retraso revisar revision rodilla rojo rompi rompio rota roto rueda
    ruedas ruido sabado sabe sabeis saben saber sabes saca sacar saco sale salen salga salgo
    salimos salir se sea sean seas segun segundos seis semana ser sera seran seremos seria si sido
    siempre sientan sientes siento siete silla sin sino sirve sirven sitio sobre sois somos son
    sos soy su suegra suelo suena supe surgido sus tal talla tallas taller tambien tampoco tan
    tarda tardar tarde tarjeta te techo telefono temprano tendreis tendria tendrian teneis tenemos
    tener tenes tenga tengan tengo tenia tenir tienda tiene tienen tienes tinte toalla toda
    todavia todo todos tos trabajo trae traer traigo traje trajo treinta tren tres tu turno tus
    tuve tuvo ultima ultimo un una unas unos usted ustedes usuario va vacaciones vacio vais vale
    valen vamos van vas vaya vayan veces vecino veinte veis vendre vendremos venga vengan vengo
    venir ventana veo ver verde vez vieja viejo viene vienes viernes vinieron volver vos vosotras
    vosotros voy vuelo vuelvo vuestra vuestro vuestros ya yo`),
  en: list(`
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
  pt: list(`
    aberta aberto abra abre abrem abrir acabei aceita aceitam acender acha achar achas achei acho
    adorei aeroporto agendamento agendar agora agua ai ainda ajuda ajudar alem alemao alergia
    alergica alergico algo alguem algum alguma ali almoco alunos amanha ambos amiga amigo
    aniversario ano antes aonde aos apagar apareceu apenas aquecimento aquela aquele aqui aquilo
    arranca assim ate atrasada atrasado atraso aula aulas autocarro aviao avisarei avo azul
    bagagem banheiro barata barato barba barbear barulho bebe beber boleto bolsa bonito braco
    branco buscando buscar cabe cabeca cabeleireiro cabelo cachorro cada cade cadeira cairam caiu
    caminho cao carne caro carro cartao carteira casa casaco casamento cedo cerveja ces chao chave
    chaves chefe chega chegando chegar chegarei chego chegou cheia cheio cheiro chuva chuveiro
    cilios cinco cobra cobram com comboio comer comida comigo como comprei conheco connosco
    conosco consegue conseguem conseguir consertar conserto consigo consulta consultar conta
    contigo cor correio corte costas cozinha crianca criancas cujo curso custa custam da dao daqui
    dar daria dava deixa deixar deixei deixo dela dele deles demais demora dente dentro depilacao
    depois deram desconto desculpa desculpe desde desmarcar desta deste deu devagar dez dias
    dificil diga digo dinheiro disponivel disse disseram disso diz dizem dizer doce doente doi
    dois domingo dor dou doze duas dum duma e ela elas ele eles embora encomenda encontrar
    encontro endereco enquanto entao entender entendo entra entrada entrar entre entrega entregam
    entro enviar envio era es escova espanhol espera esperando espero esquecer esqueceu esqueci
    essa esse esta estacao estacionamento estacionar estado estamos estao estar estava estavam
    este esteve estive estivemos estomago estou eu experimental facil faco fala falam falar falo
    faltei farei faz fazem fazendo fazer fazes febre fecha fechada fechado fechados fecham fechar
    feira feito festa fez fica ficam ficar ficaria fico ficou filha filho filhos fiz fizemos
    fizeram foi fora foram frances freio fui funciona funcionam garganta gente gostaria gostava
    gostei gosto grande grandes gratuito gravida guarda hoje hora horario horarios horas ia ingles
    ir iremos iria irma irmao irmaos isso isto ja janela jantar joelho la lavado lavar leva levar
    levarei lhe lhes liga ligado ligam ligar ligarei ligas ligo ligou ligue liguei livre loja
    longe lugar luz mae mais mala manda mandar manha marcacao marcar marido mas massagem matricula
    me meia melhor menina menino menos mensagem mes mesa mesma mesmas mesmo metade meter meu meus
    minha minhas minuto minutos moco mora morada moro mudanca mudar mudei muita muito muitos
    mulher nada namorada namorado nao nem nenhum nenhuma nessa nesse nesta neste neto ninguem
    nisso noite nome nos nossa nossas nosso nossos nova nove novo num numa nunca o obra obturacao
    oculos oficina oi oito ola oleo olho olhos ombro onde onibus ontem onze os outra outro outros
    ouvido pacote pagamento pagar pago pai para parcelar parece passa passar peco pedido pedir
    pela pelas pelo pelos pensando pensar pequena pequeno perdeu perdi perna perto pintar piscina
    pix placa pneu pneus pode podem podemos poder poderia poderiam podes podia poe poem pois ponho
    por porque porta portugues possa possam possivel posso pouco pq pra precisa precisam
    precisamos preciso preco presa presente preso preto primeira primeiro primos pro problema
    procurando procuro proxima proximo quais qual qualquer quando quanta quantas quanto quantos
    quarta quase quatro que quebrado quebrei quebrou queira quem quer querem queremos queria
    queriamos quero quinta quinze rapido remarcacao remarcar remedio reserva reservar revisar
    roupa rua sabado sabe saber saca sacar saio sair sao se segunda sei seis sem semana sempre
    senao sendo senha ser sera seremos seria serve servem sete seu seus sexta sido sinto
    sobrancelha sobrancelhas sobre sogra somos sou sua suas ta talvez tamanho tambem tamo tamos
    tampouco tao tarde tava te telefone telemovel tem temos tenha tenham tenho ter terca teria
    teriam teto teu teve tinha tira tirar tive to toalha todo todos tomei tosse tou trabalho trago
    transito travao traz trazer trem tres trinta trocar troco troquei trouxe tu tua tudo ultima
    ultimo um uma umas unha unhas uns usuario va vaga vai vais valor vamos vao vc vces vcs veio
    vejo velha velho vem vende vendem venha venho ver vermelho vez vezes vieram vim vimos vinte
    vir vizinho voce voces voltar volto voo vossa vosso vossos vou`),
  fr: list(`
    a acceptez achete adresse aeroport affiche ai ainsi allemand aller allergie allergique allez
    allons allume allumer alors amener ami amie amis anglais annee anniversaire annuler appele
    appeler appelez appelle appellerai apporte apporter apporterai apres arrive arriver arriverai
    arrivons as attend attendre attends aucun aucune aujourd'hui aujourdhui auquel aura aurai
    aurais aurait aurez auriez auront aussi autre autres avais avait avant avec avez aviez avion
    avions avoir avons bagages beau beaucoup bebe belle belle-mere besoin bientot blanc bleu boire
    bon bonjour bonne bonsoir bras bruit c'est c'etait ca cadeau car carte casse cb ce ceci cela
    celle celles celui certains ces cet cette ceux chacun changer chauffage chemin cher cherche
    chere cheveux chez chien chose chui chuis cils cinq cle clef cles coiffure colis combien
    commande commander comment comprendre comprends connais connaissez copain copine couleur cours
    coute coutent creneau crois croyez cuisine d'accord d'un d'une dans decaler dehors deja
    dejeuner demain demande demander demarre demi demie dent dents deplacer depuis dernier
    derniere desole desolee deux dimanche diner dire dis disent disponible dit dites dix domicile
    donc donne donner donnez dont dos douche douze du eau elle elles encore enfant enfants enleve
    enlever ensuite entre entree entrer envie envoye envoyer envoyez epaule epilation epilations
    es espagnol especes essai essaye essayer est est-ce etais etait ete eteint etes etiez etions
    etre etudiant eux excusez facile facture faire fais fait fait-il faites fasse faudra faudrait
    faut femme fenetre ferai ferez ferie feriez ferme ferme-t-il fermee fermer fermes fermeture
    fermez ferons fete fievre fille fils finalement fis fois fonctionne font francais frein freins
    frere freres fuit fut garcon gare garer genou gens gorge grand grand-mere grande gratuit
    gratuite heure heures hier horaires huile huit ici il ils j'ai j'aimerais j'arrive j'aurais
    j'peux jamais jambe je jeudi joli jours jsuis jusqu'a jusque l'adresse l'ai l'heure la laisse
    laisserai laissez laquelle lavage laver lecon lentement lequel leur leurs libre lien liens
    lieu livraison livrer livrez loin lui lumiere lundi lunettes m'a ma madame magasin maintenant
    mais maison mal malade manger manteau marche marchent mardi mari mariage massage matin me meme
    mercredi mere mes met mets mettez mettre midi mieux minute minutes mis moi moins mois moitie
    mon monsieur n'a n'ai n'est n'y ne neuf ni noir non nos notre nous nouveau nouvelle nuit nuls
    oeil on ongles ont onze oreille ou oublie ouvert ouverte ouverts ouverture ouvre ouvrez panne
    par parait parapluie parce pardon parle parler parlez pas passage passe passer patron payer
    pendant pense penser pensez perdu perdus pere personne petit petite peu peut peut-etre peuvent
    peux piscine place places plaque plein pleine plombage plus plusieurs plutot pneu pneus porte
    portefeuille portugais possible pour pourquoi pourrais pourrait pourriez pourrions pouvez
    pouvoir pouvons pr premier premiere prend prendre prends prenez pres presque pris prix
    probleme prochain prochaine proposes proposez pu puis puisque puisse puissiez qu'elle qu'est
    qu'il qu'on quand quart quatre que quel quelle quelles quelqu quelqu'un quelqu'une quelque
    quelques quels qui quinze quoi rdv recevoir recu reduction rendez reparer repas reserver reste
    rester retard rien robinet roue rouge route rue s'il sa sac sais salut samedi sans savez
    savoir se semaine semble sens sent sept sera serait serons seront ses seulement si sinon soeur
    soin soins soir soit sommes son sonne sont sors sortir sourcils sous soyez stationner stp suis
    suis-je sur svp ta taille tailles tandis te teindre telephone tes tete toi toit tombe tombee
    ton tot toujours tous tout toute toutes toux train travail trente tres trois trouve trouver tu
    un une va vacances vais valise vas vendredi venez venir venons ventre vers vert veste veulent
    veut veux vide vieille viendrai viendrons viennent viens vient vieux vingt vint vite voila
    voir vois voisin voit voiture vol vont vos votre voudrais voudrait voudrions voulais voulez
    voulions voulons voulu vous vraiment y'a yeux`),
  de: list(`
    abend abendessen abends aber absagen acht adresse aendern alle allergisch alles also alt alte
    am an ander andere anderen andern angerufen anmelden anprobe anrufen ans arbeit arm auch auf
    auge augen augenbrauen aus ausserdem auto bad bahn bahnhof bald bar bauch behandlung beheizt
    bei beide beiden beim bein bekomme bekommen besser bestellen bestellt bestellung bezahlen
    billig bin bis bisschen bissl bist bitte blau bleiben bleibt boden brach brachte brauch
    brauche brauchen braucht bremse bremsen brennt brille bringe bringen bringt bruder buchen
    buchung da dach dafur damit danach dann daran darf das dass davon davor dazu dein deine dem
    den denke denken denkt denn der deren des dessen deutsch dich die dienstag dienstags diese
    diesem diesen dieser dieses dir doch donnerstag dort dran drauf draussen drei dreissig drin du
    duerfen durfen dusche eh eigentlich ein eine einem einen einer eines einfach eingang einige
    elf englisch entschuldigung er erste ersten es essen etwas euch euer eure euren farbe farben
    fast feier feiertag fenster ferien fieber fiel finde finden findet flug flughafen flugzeug
    franzosisch frau frei freitag freund freunde freundin fruh fruhstuck fuenf fuer fuhle funf
    funfzehn funktionieren funktioniert fur gab ganz ganze gebe geben gebracht gebrochen
    geburtstag gefallen gegen gehe gehen geht geht's gehts gekauft gekommen gelassen geldbeutel
    geliefert gemacht genommen geoeffnet geoffnet gepack gerade gerausch gerichte gern gerne
    gerufen geschenk geschlossen geschwister gesehen gestern gewesen geworden gib gibt gibt's
    gibts ging gingen glaube gleich gross grosse grossen grun gunstig gutentag haare
    haarschnitt hab hab's habe haben habs habt haette halb halbe hallo hals halt hangt hast hat
    hats hatte hatten hattest hattet haus heissen heisst heizung her heute hier hin hochzeit hund
    husten ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihrs im immer in ins irgendwas irgendwo
    ist ist's ists ja jacke jahr jede jeder jedes jemand jener jetzt junge kam kamen kann kannst
    kaputt karte kein keine keinen kenne kennt kind kinder klein kleine kleinen klingelt knie
    koennen koennt koennte koffer komme kommen kommst kommt konnen konnt konnte konnten konntest
    konntet kopf kosten kostenlos kostet krank kriege kuche kurs laden langsam lass lassen lasst
    leer lege legen legt leider letzte letzten leute licht liefert liegen liegt los mache machen
    macht madchen mag mal manche mann mantel massage mehr mein meine meinem meinen meiner mich
    minute minuten mir mit mitbringen mittag mittagessen mittwoch mochte mochten moechte moechten
    moeglich moglich monat montag montags morgen morgens muessen muss mussen musst mutter nach
    nachbar nachher nachmittag nachste nachsten nacht naechste naechsten nagel nahe nehme nehmen
    nehmt nein neu neue neuen neun nicht nichts nie niemand nimmt noch nur ob obwohl oder oeffnet
    oeffnungszeiten offen offnen offnet offnungszeiten ohne ohr ol oma opa paket parken passen
    passt passwort platz platze plombe preis preise probieren problem rabatt rad raus rechnung
    regenschirm reifen rein reparieren reservieren reservierung riecht rot rucken ruf rufe rufen
    ruft sage sagen sagt sagte sagten samstag schaff schaffe schaffen schicke schicken schirm
    schliessen schliesst schlussel schmerzen schneiden schnell schon schone schulter schwarz
    schwester schwiegermutter schwierig sechs sehe sehen sehr seid sein seine seit sich sich's sie
    sieben sieht sind sohn soll sollen sollte solltet sonnabend sonntag sonst sorry spaeter
    spanisch spater spreche sprechen springt startet steht stell stelle stellen stornieren strasse
    stunde stunden suche suchen tag tage tasche telefon termin termine teuer tisch tochter trinken
    tropft tur uber ueber uhr uhrzeit um und uns unser unsere unseren unter unterwegs urlaub vater
    verfugbar vergessen verloren verschieben verspaete verspatet verspatung verstehe verstehen
    viel viele vielleicht vier viertel voll vom von vor vorher vormittag waehrend waere wagen
    wahrend wann war ware waren warst wart warte warten warum was waschen wasser weg weh weil
    weiss weit welche welchen welcher welches wem wen wenig weniger wenn wer werde werden wessen
    wie wieder wieso wieviel will willst wimpern wir wird wirds wissen wo woche wochen woher wohin
    wollen wollt wollte wollten worden wurde wurden zahlen zahn zahne zehn zettel zu zug zum zur
    zwanzig zwei zwischen zwolf`),
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
  es: list(`
    hola holi buenas buenos dias tardes noches gracias muchas muchisimas adios chao hasta luego
    pronto manana si no claro vale perfecto genial favor porfa porfavor nada bueno bien bienvenido
    saludos abrazo feliz senor senora que tal todo por la de mil estupendo listo dale perdon nop
    nos vemos amigo amiga amigos tio`),
  en: list(`
    hi hello hey good morning evening afternoon night thanks thank thx ty you much so bye goodbye
    see soon later cheers yes yeah yep yup no nope sure nice great perfect cool fine awesome
    please pls sorry welcome dear everyone all there how are very many lovely sounds it's that's
    alright of course problem problemo my friend sir madam wow a have day got it done deal one lot
    man mate happy`),
  pt: list(`
    ola oi oie opa bom boa dia tarde noite obrigado obrigada obg brigado brigada muito valeu vlw
    tchau adeus ate logo amanha sim nao claro certo perfeito otimo beleza blz favor sff desculpa
    nada tudo bem por de abraco ja gente pessoal show legal tranquilo combinado fixe`),
  fr: list(`
    bonjour bonsoir salut coucou cc bjr slt merci mrc beaucoup au revoir a bientot demain oui non
    ouais nan accord d'accord d'acc dac parfait super genial svp stp plait s'il vous te bonne
    journee soiree nuit madame monsieur messieurs dames mille voila bien sur pardon de rien tout
    le monde ca va tres entendu c'est bon`),
  de: list(`
    hallo hi moin servus gruss gruezi guten gute tag morgen abend nacht danke vielen dank schon
    schoen sehr tschuss tschuess bis bald spater wiedersehen auf ja jo jep nein nee klar genau
    super perfekt toll prima bitte gerne gern entschuldigung alles gut passt liebe grusse gruesse
    herr frau gott zusammen leute na wie geht's gehts ihnen dir pfiat baba ade merci`),
}

/** Borrowed phrases whose words would otherwise count as English. */
export const LOANS =
  /\b(?:hasta la vista(?: baby)?|que ser[aá] ser[aá]|mi casa es (?:su|tu) casa|la vida loca|c'est la vie|happy (?:birthday|new year)|merry christmas|feliz (?:navidad|natal|cumplea[nñ]os|a[nñ]o(?: nuevo)?|anivers[aá]rio)|joyeux (?:no[eë]l|anniversaire)|bonne ann[eé]e|frohe (?:weihnachten|ostern)|let'?s go|not found|try again later|sold out|out of stock|session expired|access denied|payment (?:declined|failed)|all you can eat|happy hours?|after ?work|take ?away|to go|check ?(?:in|out|up)s?|late check|no show|gift (?:card|voucher)s?|save the date|last minute|night out|open bar|free wifi|on ?line|food truck|all inclusive|day pass|kids club|make up|blow ?out|fast food|work ?shops?|look at me|baby shower|drive in|walk in|stand up|open air|live music|personal trainer|black friday|coffee to go|french press|rooftop|room service|just eat|too good to go|pull and bear|uber eats)\b/gi
