import { type LanguageWords, list } from "./words.ts"

export const fr: LanguageWords = {
  names: list("de du des la le les l d et a au aux en rue place avenue saint chez"),
  courtesies: list(`
    bonjour bonsoir salut coucou cc bjr slt merci mrc beaucoup au revoir a bientot demain oui non
    ouais nan accord d'accord d'acc dac parfait super genial svp stp plait s'il vous te bonne
    journee soiree nuit madame monsieur messieurs dames mille voila bien sur pardon de rien tout
    le monde ca va tres entendu c'est bon`),
  sentences: list(`
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
}
