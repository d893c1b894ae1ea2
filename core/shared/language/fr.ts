import { type LanguageWords, list } from "./words.ts"

export const fr: LanguageWords = {
  particles: list("de du des la le les l d et a au aux en rue place avenue saint chez"),
  courtesies: list(`
    bonjour bonsoir salut coucou cc bjr slt merci mrc beaucoup au revoir a bientot demain oui
    non ouais nan accord d'accord d'acc dac parfait super genial svp stp plait s'il vous te
    bonne journee soiree nuit madame monsieur messieurs dames mille voila bien sur pardon de
    rien tout le monde ca va tres entendu c'est bon allo week end weekend mec frere gars`),
  sentences: list(`
    a abime abimee accepte acceptez accident achete acheter adresse adultes aeroport affaires
    affiche afin ai aide aider ailleurs aime aimerions aimons ainsi ajouter allemand aller allergie
    allergique allez allons allume allumer alors amener ami amie amis amortisseurs ampoule anglais
    annee anniversaire annulation annule annulee annuler aout appareil appele appeler appelez
    appelle appellerai apporte apporter apporterai apprendre appris appuyer apres argent arrete
    arreter arrive arrivee arriver arriverai arrivons as assez assis assurance attend attendons
    attendre attends attente aucun aucune aujourd'hui aujourdhui auquel aura aurai aurais aurait
    aurez auriez aurons auront aussi autant autre autres avais avait avance avancer avant avec
    avertir avez aviez avion avions avoir avons avoue avril baby bagages baignoire baisse balade
    balayage barbe bas batterie beau beaucoup bebe bebes belle belle-mere besoin besoins bientot
    bilan blanc blanchiment blesse blessee bleu bloque bloquee boire boite bon bonjour bonne bons
    bonsoir bouche bouge bouger bras bridge bruit brule brulee brunch brushing bus c'est c'etait ca
    cabinet cadeau cadeaux caisse camion car carie caries carrosserie carte caser casse cassee
    casser cb ce ceci cela celebrer celle celles celui cents certain certains certificat ces cet
    cette ceux chacun chaleur chambre chambres changement changer changerai changez chaque charge
    chaton chaud chaude chauffage chauffer chaussures chemin cheque cher cherche chercher cherchons
    chere cheveux chez chien chiens chiot choisi choisir choix chose chui chuis chute cils cinq
    clair cle clef cles client clients coiffure coince coincee colis collegue coloration colorations
    combien commande commander comme commence commencent commencer comment comprendre comprends
    compris compte compter comptez conduire confirmation confirme confirmer connais connaissez
    conseil conseiller conseillez contacter content contente continuer contrat contre controle
    copain copie copine correct correspond cote couche couleur coup coupe couper coupes coupure
    courant couronne courroie cours cousin cousine coute coutent couvert couverts creneau croire
    crois croyez cuire cuisine cuit cuite d'accord d'ailleurs d'attente d'autres d'avance d'habitude
    d'un d'une dans date debut debutant debutants debute debuter decaler decembre decide decider
    degats dehors deja dejeuner demain demande demandent demander demandes demandez demarre demarrer
    demi demie dent dentaire dents depannage depanneuse depannez depart depasser depenser deplacer
    depose deposer depuis deranger dernier derniere derriere descendre desole desolee dessert
    desserts dessous dessus detail detartrage deux deuxieme devant devenir devez devis devons
    devrais devrait devriez difference different difficile dimanche diner dire dirige dis disent
    disponibilite disponibilites disponible disponibles distance dit dites dix docteur doigt doigts
    dois doit doivent domicile dommage dommages donc donne donnent donner donnez dont dormir dors
    dort dos dose douche douleur douleurs doute douze droit droite du dure duree durent eau echange
    echanger echappement ecole ecouter ecran ecrire ecrit egalement elle elles embrayage emmener
    emploi emporter emprunter enceinte encombre encore endroit energie enerve enfant enfants enfle
    enflee enleve enlever ennui enregistre ensemble ensuite entend entendre entends entendu enterre
    entre entree entrees entrer entretien enveloppe envie environ envoye envoyer envoyez epaule
    epilation epilations epouse equipe erreur es escalier espace espagnol especes espere esperer
    essai essaye essayer essence est est-ce etage etages etaient etais etait etat ete eteint etes
    etiez etions etre etudiant etudier eu eux evite eviter exactement examen excellent excusez
    exemple existe expliquer expliquez facile facture faible faim faire fais fait fait-il faite
    faites fallait famille fasse fatigue fatiguee faudra faudrait faut fauteuil faux femme fenetre
    ferai ferez ferie feriez ferme ferme-t-il fermee fermer fermes fermeture fermez ferons fete
    feter feu feuille fevrier fiche fievre fille fils final finalement fini finir finit fis fixe
    fois fonctionnait fonctionne fonctionnent fonctionner fond font forfait forfaits formation
    formule fort forte fortement frais francais francaise frein freins frere freres froid froide
    front fuit fuite fuites fumer fut gagner garage garanti garantie garcon garde garder gare garer
    gene genent genou gens gentil gommage gonfle gonflee gorge gout gouter grand grand-mere grande
    gratte gratuit gratuite gros grosse groupe guerir guichet habite habiter habitons habitude
    hauteur heure heures heureusement heureux hier histoire homme hommes horaires huile huit humide
    ici idee il ils implant implants impossible imprimer inclus incluse indiquer infirmiere
    information informations inquiet inquiete inscription inscriptions inscrire inscrit inscrite
    installer interesse interessee interieur invite inviter invites j'ai j'aimerais j'appelle
    j'appellerai j'apporte j'arrive j'attends j'aurais j'avais j'entends j'espere j'essaie j'etais
    j'etudie j'habite j'irai j'oublie j'peux jamais jambe janvier jardin je jeter jette jeudi jeune
    jeunes joli jouer jour jours jsuis juillet juin jusqu'a jusque juste kine kinesitherapie
    l'adresse l'ai l'appareil l'entree l'heure la laissais laisse laisserai laisserez laissez lait
    langue laquelle large largeur lavage lave laver lecon lent lentement lequel les lettre leur
    leurs leve lever libre lien liens lieu lieux ligne lire lissage lit lits livraison livre livrer
    livres livrez local location loin loue louer lourd lourde lui lumiere lundi lunette lunettes m'a
    ma machine madame magasin mai main mains maintenant mais maison mal malade manger manque manquer
    manteau manucure marche marchent marcher mardi mari mariage marque mars massage massages matin
    maux me mechant meches medecin medecins medicament medicaments meilleur meilleure membre meme
    memes mensuel menton mercredi mercredis mere mes message messages mesure mesures met mets
    mettez mettra mettrais mettre midi mieux mineur minute minutes mis moi moins mois moitie moment
    mon monde monsieur montant monter montre montrer morceau mort mot moteur mots mouille moyen mur
    n'a n'ai n'arrive n'arrivons n'avais n'avez n'avons n'est n'etait n'etes n'importe n'ont n'y
    nappe ne necessaire nettoie nettoyage nettoyer neuf nez ni noir nom nombre nombreux noms non
    normal normalement nos note noter notre nous nouveau nouvelle novembre nuit nuits nuls numero
    obligatoire occupe occupee occuper octobre odeur oeil offrir on ongles ont onze ordonnance ordre
    oreille oreilles organiser osteo osteopathe ou oublie oublier outil ouvert ouverte ouverts
    ouverture ouvre ouvrez paiement paire panier panne panneau pantalon papier papiers paquet par
    parapluie parce pardon parent parents parfois parle parler parlez part parti participer partie
    partir partons partout pas passage passe passer passera passerai passez patient patiente patron
    pauvre paye payee payent payer payez peau pedicure pendant pense penser pensez perdre perds
    perdu perdus pere permanente permet permettez permis personne personnes perte petit petite
    petites petits peu peut peut-etre peuvent peux photo photos piece pieces pied pieds pique piquer
    piscine place places plaindre plainte plaisir plait plan plaque plein pleine pleure pleurer
    pleut plombage pluie plus plusieurs plutot pneu pneus poids poignet point poitrine porte
    portefeuille portugais pose poser posez possibilite possible possibles pot pour pourquoi pourra
    pourrai pourrais pourrait pourrez pourriez pourrions pousse pousser poussette pouvez pouvoir
    pouvons pr precedent prefere preferer preferez preferons premier premiere prend prendre prends
    prenez prenne prennent prenons preparer pres prescription presente presque presser prete
    prevenir prevoir prevu prevue prier pris prix probablement probleme prochain prochaine
    prochaines produit produits prof profiter proposes proposez proximite pu puis puisque puissant
    puisse puissiez pull qu'elle qu'elles qu'est qu'est-ce qu'il qu'ils qu'on quai quand quarante
    quart quartier quatre que quel quelle quelles quelqu quelqu'un quelqu'une quelque quelques quels
    questions queue qui quinze quitter quittons quoi raconter raison ramasser ramener rapide
    rapidement rappel rappeler rappelez rappelle rapporter rasage raser rate rater ravie rayon rdv
    reaction recevoir rechauffer recoit recommander recommandez recu recue recupere recuperer
    reduction refaire regarde regarder region regle reglement regler rejoindre remarque rembourse
    remboursement rembourser remercie remettre remis remplacer remplir rencontre rendez rendre rendu
    renouveler renseignement renseignements rentrer renverse reparation reparations repare reparee
    reparer repas repasser repond repondre repondu reponse report reporter repos repose reservation
    reservations reserve reservee reserver reservons respirer restait reste restent rester restes
    restez resultat resultats retard retour retourner retrouve retrouver reunion reussi reveil
    revenir reviens revient revision rien robe robinet rond roue rouge rouille route rue rues
    s'appelle s'arrete s'il sa sac saigne saigner sais saison sale salle salles salut samedi sang
    sans sante sauf saurais sauver savais savait savent savez savoir savon scolaire se seance
    seances seche secher seconde secours sejour selon semaine semaines semblait semble sens sent
    sentez sentir sept septembre sera serait serez serons seront sert serveur serveuse service
    serviette servir ses seul seule seulement seuls si siege signe signer simple simplement sinon
    situe situee six soeur soeurs soif soigner soin soins soir soit soixante sommeil sommes son
    sonne sonner sont sors sort sortie sortir sortons souci soucis souffre souffrir souhaite
    souhaiterais souhaiterions souhaitez souhaitons sourcils sourire sous soutien souvent souviens
    soyez specialite stage stages station stationner sterilisation stp strict suffisant suffit suis
    suis-je suit suite suivant suivante suivi suivre sujet superieur supplement supprimer sur
    surface surprise surtout svp symptome symptomes t'as t'es ta table tables tache taches taille
    tailles tandis tant tante tapis tard tarde tarder tarif tarifs tasse te technique teindre
    teinture telephone telephoner temps tendre tenir tenu termine terminer terrain terre tes tete
    tiens tient tire tirer tiroir tissu toi toilettage toilette toilettes toit tombe tombee tombent
    tomber ton tonte tonton tot total touche toucher toujours tour tourne tourner tous tout toute
    toutes toux trace train traiteur tranquille transfert transport travail travaille travailler
    travaillez travaux traverse tremble trente tres trois troisieme trop trouve trouvent trouver
    trouves trouvez tu tuyau un une uniquement urgence urgences urgent utile utilise utiliser va
    vacances vaccin vaccination vaccins vais vaisselle valable valise vas vegetarien vegetarienne
    velo vend vendez vendre vendredi vendu venez venir venons vent vente ventre venu venue verifier
    verite vermifuge vernis verre verres vers vert veste vestes vetement vetements veuillez veulent
    veut veux vidange vide vider vie vieille viendrai viendrons viennent viens vient vieux village
    ville vingt vint virement visage visite visiter vit vite vitre vitres vivre voie voient voila
    voir vois voisin voisine voit voiture voix vol volontiers vont vos votre voudrais voudrait
    voudrions voulais voulez voulions vouloir voulons voulu vous voyage voyager voyez vrai vraiment
    vu vue y y'a yeux`),
}
