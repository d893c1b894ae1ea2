import type { ClaimWords } from "./words.ts"

const raw = String.raw

export const fr: ClaimWords = {
  done: {
    booked: raw`(?:garde|reserve|note|confirme|enregistre|inscri[st]|inscrite|inscrits|planifie|programme|booke|bloque|valide|cale|fixe|place|case|mis|mise|pris|prise|ajoute|prevu(?= c'est fait)|note|arrange|insere|retenu|retenue|loge|positionne|sauvegarde|boucle|garanti|agende|accepte|approuve|finalise|attribue|marque|couche|attribue|glisse|trouve|assure|conserve|consigne|organise|octroye)e?s?`,
    moved: raw`(?:deplace|reporte|change|decale|modifie|avance|repousse|reprogramme|transfere|recule|interverti|echange|replanifie|remis|remise|remplace|mute|inverse|ajuste|retarde|bascule|recase|recale|regroupe|postpose|devance|mise? a jour)e?s?`,
    cancelled: raw`(?:annule|supprime|efface|decommande|retire|enleve|raye|libere|resilie|desinscri[st]|desinscrite|barre|ote)e?s?`,
  },
  doing: {
    booked: raw`(?:reserver|caler|placer|inscrire|prendre|glisser|avoir|mettre|booker|noter|enregistrer|caser|loger|bloquer|trouver|obtenir|programmer|fixer|confirmer)`,
    moved: raw`(?:deplacer|reporter|changer|decaler|modifier|avancer|repousser|reprogrammer|transferer|intervertir|echanger|recaser|basculer|regrouper|devancer|passer|remettre)`,
    cancelled: raw`(?:annuler|supprimer|effacer|decommander|retirer|enlever)`,
  },
  have: raw`j'ai|ai|nous avons|avons|on a|on vous a|on t'a|je vous ai|je t'ai|je l'ai|l'ai|l'a|les ai|a ete|ont ete|t'ai|vous ai|vous a|je viens de|a bien ete|nous vous avons|nous l'avons|nous t'avons|nous les avons`,
  be: raw`est|etes|es|sont|ete|c'est|voila|voici|vous voila|te voila|tout est|restent|maintenant|desormais|d'ores et deja`,
  managed: raw`j'ai procede a|avons procede a|j'ai pu|ai pu|on a pu|avons pu|j'ai reussi a|ai reussi a|avons reussi a|je viens de|nous venons de|on vient de|venons de`,
  lead: raw`voila|c'est|tout|parfait|super|d'accord|ok|oui|bien|tres|entendu|votre|ton|ta|le|la|les|vos|tes|rendez|vous|rdv|reservation|table|creneau|seance|cours|visite|inscription|consultation|place|changement|nouveau|nouvelle|deux|du|de|des|pour|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce|soir|aujourd'hui|au|nom|bonne|nouvelle|revision|est|bon|fait|alors|modification|horaire`,
  acted: {
    booked: [
      raw`(?:j'ai|ai|avons|on a|a|vous ai|t'ai|je vous ai|nous vous avons) (?:bien |deja |pu |tout )*(?:mis|mise|pris|prise|inscrite?s?|note|noté|cale|place|reserve|enregistre|bloque|case|ajoute|trouve|fait) <4>(?:a l'horaire|au planning|a l'agenda|dans l'agenda|sur la liste|pour|a|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce|le|la|une|un|votre|vous)`,
    ],
    moved: [
      raw`(?:j'ai|ai|avons|on a|je vous ai|je l'ai|l'ai) (?:bien )?(?:passe|bouge|pousse|bascule|remonte) (?:votre|ton|ta|le|la|vous|ca|tout|au|a|vos|du|de) `,
    ],
    cancelled: [
      raw`(?:viens|venons|vient) d'(?:annuler|effacer|enlever)`,
      raw`(?:j'ai|ai|avons|on a) (?:bien |deja )*(?:fait|effectue|procede a) (?:l'|la |votre )*annulation`,
    ],
  },
  stated: {
    booked: [
      raw`(?<=^ (?:donc |alors |et |oui )*)a (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir) <1>(?:\d\w*|alors|donc|midi)`,
      raw`(?:reservation|inscription|rendez vous|rdv|prise de rendez vous) (?:est |a ete |bien |maintenant )*(?:fait|faite|effectue|effectuee|pris|prise|cree|creee|creee|complete|completee|finalisee?|ok|bouclee?)`,
      raw`(?:est|sont) (?:desormais |maintenant |donc |bien |deja )*(?:a vous|a toi|le votre|la votre|pour vous|le tien|la tienne|votre creneau)`,
      raw`(?:c'est (?:fait|bon|note|parti|ok|regle|dans la boite|tout bon|entendu|parfait)|voila|entendu|parfait|d'accord|alors|donc|super|marche conclu) <3>(?:(?:on vous attend|on t'attend|nous vous attendons|a|rendez vous|on se voit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|le \d+)) <4>(?:\d\w*|a)`,
      raw`(?:on vous attend|on t'attend|nous vous attendons|(?<!(?:avez|as|un|votre|le|bien|ton) )rendez vous|on se voit|je vous attends) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce|le|a|donc) <4>(?:a|\d\w*)`,
    ],
    moved: [
      raw`(?:vous venez|tu viens|c'est|venez|on vous attend|vous passez|ce sera) <8>(?:au lieu|a la place|plutot qu|et non)`,
      raw`(?:passe desormais|est desormais|est maintenant|est dorenavant|sera desormais) (?!a (?:vous|toi)|le votre|la votre)(?:a|le|au|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fixe|prevu) `,
      raw`(?:nouvel horaire|nouvelle (?:date|heure)|nouveau creneau|nouveau rendez vous) (?:est|le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|a|demain|$)`,
    ],
    cancelled: [
      raw`(?:annulation|suppression|desinscription) (?:est |a ete |bien )*(?:fait|faite|effectuee?|enregistree?|prise en compte|confirmee?|validee?|notee?)`,
      raw`(?:n'avez|n'as|n'y a|a|avez|as) plus (?:rien|aucun\w*|de (?:rendez vous|rdv|reservation|seance|cours)) ?<4>`,
      raw`n'existe(?:nt)? plus|ne (?:vous|t'|te) ?attend(?:ons)? plus|t'attend(?:ons)? plus`,
      raw`(?:n'est|n'etes|est|etes|ne figure|figure|n'apparait) plus (?:prevu\w*|au|dans|sur|a|inscrit\w*|a l') `,
    ],
  },
  unreal: raw`peux|peut|pouvons|pourrai\w*|pourrons|pourr\w+|voulez|veux|veut|souhait\w+|desir\w+|prefer\w+|faudrait|faudra|faut|serait|seraient|sera|serez|seront|devrai\w*|doi\w+|devons|si|s'il|des que|quand|lorsque|une fois|a moins|tant que|jusqu'a ce|avant de|pour que|sauf|aimeri\w+|vais|allons|va|vont|on aurait|j'aurais|besoin|que je|que nous|qu'on|essaie|essay\w+|en attend\w*|attends? (?:que|de|votre|ta|la|le)|attendons (?:que|votre|ta|la|le)|en cours|afin|propose|apres|reste a|merci de|veuillez`,
  negated: raw`ne|n'\w+|pas|rien|aucun\w*|jamais|non|impossible|sans|echoue|malheureusement|personne|ni`,
  other: raw`(?:vous etes|tu es|etait|etaient|sont) deja|un quart d'heure|\w+ minutes|a l'heure pleine|par (?:heure|personne|jour)|autres? (?:groupe|patient|famille|personne|client|table)\w*|ne bouge|inchange\w*|(?:aux|pour (?:les|nos)) (?:clients|membres|hotes|abonnes|patients)|vient d'etre|plus proche|allergi\w+|preference\w*|numero|ouverture|prix|tarifs?|quelqu'un d'autre|autre client\w*|autre personne|deja pris\w?|deja reserve\w*|occupe\w?|complets?|selon|toujours|indique|rappel\w*|je trouve|je ne trouve|figure|actuellement|apparait|je vois|vois|systematiquement|generalement|habituellement|automatiquement|tout rendez|moins de|jusqu'a \d+ ?h|a l'avance|demandes?(?! (?:acceptee|approuvee|finalisee|confirmee|traitee))|suggestion|en attente|provisoire\w*|liste d'attente|en cours|je verifie|vous avez (?:reserve|annule|confirme|deplace)|par le client|question|message|a l'equipe|peuvent|par ce canal|sont (?:confirme|annule|facture)\w+`,
  supposed: raw`sans (?:reponse|confirmation|paiement|nouvelles)|en (?!attendant)\w{3,}ant|au dela|passe ce delai|confirmez|confirme moi|dites|dis moi|repondez|envoyez|si|s'il|des que|quand|lorsque|une fois|a moins|tant que|en cas|sauf|en annulant|apres`,
  readOut: raw`il y a (?:bien|deja)|selon|d'apres|rappel|je vous rappelle|pour rappel|je vois|je ne trouve|l'agenda indique|petit rappel|dans l'agenda je vois`,
  thing: raw`rendez vous|rdv|reservation|table|creneau|place|places|cours|seance|visite|inscription|consultation|revision|heure|venue|couverts`,
  things: raw`reservations|tables|creneaux|seances|visites|inscriptions|consultations|revisions`,
  several: raw`\d+|deux|trois|quatre|cinq|six|plusieurs|ces|les|suivants|suivantes|prochains|prochaines`,
  diary: raw`agenda|l'agenda|planning|calendrier|systeme|liste|cahier|cours|groupe`,
  day: raw`lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui|demain|apres demain|ce (?:soir|midi|matin)|le \d{1,2}(?:er)?|\d{1,2}(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|(?:lun|mar|mer|jeu|ven|sam|dim) \d{1,2}`,
  clock: raw`a \d{1,2} ?h\w*|a (?:midi|une heure|deux heures|trois heures|quatre heures|cinq heures|six heures|sept heures|huit heures|neuf heures|dix heures|onze heures)|midi|\d{1,2} heures?`,
  meet: raw`vous (?:verra|recevra|accueillera|attendra|rejoindra|prendra)|passe chez vous|(?:je compte|on compte|nous comptons) sur (?:vous|toi)|(?:on|je|nous|le \w+|la \w+|\w+) (?:vous|t'|te )(?: )?(?:attends?|attendons|attendent|accueille|accueillons|recoit|recevons|recevra)|(?:vous|t')attend\w*|on se (?:voit|retrouve)|rendez vous est donne|au plaisir de vous (?:voir|recevoir|accueillir)|vous (?:etes|serez) attendue?s?`,
  settled: raw`demande (?:acceptee|approuvee|confirmee)|c'est (?:tout )?(?:fait|bon|note|parti|ok|regle|cale|dans la boite|entendu|parfait|booke|confirme|valide|enregistre)|voila|entendu|marche conclu|nickel|tout est (?:bon|arrange|organise|note|confirme|pret|regle|en ordre|ok|cale)|ca roule|c'est comme si c'etait fait|demande (?:finalisee|traitee|completee)|on a donc (?:fixe|dit)|affaire conclue|impeccable`,
  confirm: raw`(?:je |nous |on )?(?:vous |te |t')?(?:le |la |les )?confirm(?:e|ons)(?: bien)?|confirme?e?s?`,
  present: {
    booked: raw`je l'ai (?:laisse|mis|note|cale) (?:a|au|pour)|je (?:vous|te) laisse (?:le creneau|la place|la table)|je (?:vous |te |t'|l'|le |la )(?:note|mets|inscris|reserve|cale|bloque|place|garde|ajoute|programme|enregistre|case)|on (?:vous |te |t')(?:note|met|inscrit|reserve|cale|bloque|place|garde|ajoute|case)`,
    moved: raw`(?:je |on )(?:vous |te |t'|l'|le |la )(?:deplace|decale|passe|change|reporte|avance|bascule|repousse)`,
    cancelled: raw`(?:je |on )(?:vous |te |t'|l'|le |la )(?:annule|supprime|retire|enleve|efface)`,
  },
  holds: raw`(?:avec ca |maintenant |voila )?vous avez votre (?:rendez vous|rdv|table|place|creneau|reservation|seance)|vous (?:avez|etes) (?:donc |bien )?(?:desormais|maintenant|dorenavant) <2>(?:place|creneau|table|rendez vous|rdv|inscrite?|au|dans|sur|a)|tu (?:as|es) (?:desormais|maintenant) <2>(?:place|creneau|table|rdv|inscrite?)|(?:je|on|nous) (?:vous|t'|te) ?(?:ai|a|avons) (?:bien |donc )?(?:mis|mise|place|placee|note|notee|case|casee|garde|cale|calee|glisse|glissee)|(?:est|sont) (?:bien |desormais |maintenant )?a votre nom|(?:vous etes|tu es) bien (?:dans|sur|au|a)`,
  finished: raw`faite?s?|effectuee?s?|prise?s?|pris en compte|validee?s?|enregistree?s?|confirmee?s?|finalisee?s?|bouclee?s?|reglee?s?|cree?e?s?|completee?s?|bonn?e?|notee?s?|calee?s?|bloquee?s?`,
  moving: raw`nouvel(?:le)? (?:heure|horaire|date)|changements?|modifications?|report|deplacement|echange|decalage`,
  cancelling: raw`annulation|suppression|desinscription`,
  now: raw`maintenant|desormais|dorenavant|passe|passez|passes|venez|viens`,
  shifts: raw`a ete mise? a|aura finalement lieu|tombe|(?:est |a ete )?(?:maintenant |desormais )*(?:passee|passe(?! chez)|bascule|glisse|decalee?|change)|vous passez|tu passes`,
  instead: raw`au lieu d[eu]s?|au lieu d'\w+|a la place d[eu]s?|plutot que|et non`,
  henceforth: raw`maintenant|desormais|dorenavant`,
  anew: raw`au lieu d[eu]s?|au lieu d'\w+|a la place|plutot qu\S+|et non|meme heure|nouvelle heure|nouvel horaire`,
  gone: raw`(?:hors|sorti|sortie|retire|retiree|enleve|enlevee|raye|rayee|supprime|supprimee|efface|n'est plus|n'etes plus|plus) (?:de |du |de l'|dans |sur |au )?(?:la |le |notre |l')?`,
  free: raw`libres?|disponib\w+|ouvr\w+|ouverts?|ouverte|ferm\w+|coute\w*|prix|tarif\w*|reste\w*|complets?|commence\w*|dure|durent|promotion|ou|si|soit|n'importe quel|horaires d|sans rendez|place se libere|annulation (?:aujourd'hui|ce)|dernier rendez vous`,
  hours: raw`(?:du|de) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi) (?:a|au|jusqu'a) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tous les|chaque|les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:et|nous|on)`,
  label: {
    date: raw`date|jour|quand`,
    time: raw`heure|horaire`,
  },
  named: raw`(?:est|sont|desormais|maintenant|c'est) <3>(?:a (?:votre|ton) nom|(?:a|pour) (?:vous|toi)(?= /| $))`,
  fitted: raw`(?:j'ai|on a|nous avons|avons|ai) (?:pu|reussi a|trouve a) (?:vous|te|t'|l') ?\w+`,
  your: raw`(?:votre|ton|ta|le|la)`,
  became: raw`(?:a (?:bien )?ete|vient d'etre) (?!demande|recu|envoye|transmis|refuse|propose)\w{3,}(?:ee?s?|ie?s?|ise?)`,
  standing: raw`(?:votre|ton|ta) <3>est (?:toujours |le |pour |prevue? |a )*(?:WHEN)|(?:vous avez|tu as) (?:bien |deja |un |une |votre |ton |ta |toujours |(?:SEVERAL) )*(?:THING) <6>(?:WHEN)|(?:votre|ton|ta|vos|tes) (?:prochaine?s? )?(?:THING) <5>(?:est|sont|reste|restent|tient|sera|seront) <4>(?:WHEN)|(?:voici|voila) (?:vos|tes|SEVERAL) <1>(?:THING) <5>(?:WHEN)`,
  addressed: raw`vous|votre|vos|te|tu|ton|ta|toi|t'\w+`,
  theirs: raw`etait|etiez|fut|aviez|avait|hier|dernier|derniere|passee?|rouvr\w+|ferie|travaille\w*|arrive|arrivent|plein|pleine|part|partent|expire|evenement|concert`,
}
