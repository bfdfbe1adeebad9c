/** Themes in five languages that nothing was tuned on: they only check. */
const lines: Record<string, string> = {
  English: `
do you have vegan cakes | is anything on the menu plant based | cakes without eggs and milk | can i get a birthday cake for someone who eats no dairy | are your muffins suitable for vegans | what do you bake without animal products | is the lemon tart made with butter or margarine, i'm vegan | any dairy free treats
is my dentist appointment covered when i arrive late | what happens if i am fifteen minutes late | i'm stuck in traffic, will you still see me | running late for my appointment | how late can i be before you give my slot away | late arrival policy | can you hold my slot, my train is delayed | is there a penalty for not being on time
my parrot ate chocolate | the budgie swallowed something toxic, help | my bird may be poisoned | is avocado dangerous for a cockatiel | what to do if a parakeet eats something harmful | poisonous food for birds | my cockatoo chewed on a lily and looks ill | emergency, the bird got into the cleaning liquid
`,
  German: `
Kann man bei euch Kajaks ausleihen | Verleiht ihr Paddelboote | Was kostet ein Kanu für einen Tag | Ich möchte am Sonntag ein Boot mieten | Gibt es einen Bootsverleih am See | Kajak für zwei Personen leihen | Wie viel nehmt ihr für ein Kanu pro Stunde | Bekommt man bei Ihnen ein Paddelboot geliehen
Mein Sohn hat eine Nussallergie, geht das im Ferienlager | Gibt es glutenfreies Essen für die Kinder | Wie geht ihr mit Allergien um | Unsere Tochter verträgt keine Laktose | Kocht die Küche auch für Allergiker | Essen bei Unverträglichkeiten | Wird auf Lebensmittelallergien Rücksicht genommen | Mein Kind darf keine Erdnüsse essen
Wann wird der Sperrmüll abgeholt | Abholung von alten Möbeln anmelden | Wohin mit meinem kaputten Sofa | Ich habe eine Matratze zu entsorgen | Sperrmüll Termin | Holt ihr auch einen alten Schrank ab | Wie werde ich große Möbelstücke los | Was kostet es, wenn ihr ein Bett mitnehmt
`,
  French: `
Puis-je venir avec mon chien au camping | Les animaux sont-ils acceptés | Y a-t-il un supplément pour un chat | Est-ce que les chiens doivent être tenus en laisse | Acceptez-vous les animaux de compagnie | On voudrait emmener notre labrador | Tarif pour un animal | Nos deux chats peuvent-ils dormir dans le mobil-home
La piscine est-elle chauffée | Quelle est la température de l'eau du bassin | Peut-on se baigner en avril | Le bassin extérieur est-il chaud | L'eau de la piscine est à combien de degrés | Est-ce que la pataugeoire est chauffée aussi | Est-ce qu'il fait trop froid pour nager en mai | Vous chauffez la piscine toute l'année
Comment demander une copie de mon diplôme | J'ai perdu mon diplôme | Obtenir un duplicata du certificat | Refaire une attestation de réussite | Mon diplôme original a brûlé, que faire | Où puis-je récupérer une copie de mes relevés et diplômes | Combien coûte un duplicata de diplôme | Je n'ai plus mon certificat, pouvez-vous m'en renvoyer un
`,
  Spanish: `
Hay clases de cerámica para principiantes | Quiero aprender a hacer vasijas de barro | Nunca he usado el torno, puedo apuntarme | Curso de alfarería para empezar | Dan talleres de barro a gente sin experiencia | Cuándo empieza el taller de cerámica inicial | Soy novato, qué curso de torno me recomiendan | Se puede aprender cerámica desde cero
El ascensor no funciona | Estoy atrapado en el ascensor | El elevador se quedó parado entre dos pisos | Avería del ascensor en mi edificio | A quién llamo si se estropea el ascensor | Las puertas del elevador no abren | Cuándo van a reparar el ascensor | El ascensor hace ruidos raros y se para
Necesito la factura con el NIF de mi empresa | Cómo pido una factura a nombre de la sociedad | Mi empresa necesita una factura, no un ticket | Pueden emitir factura con IVA desglosado | Me falta la factura de mi compra | Cambiar los datos fiscales de la factura | Quiero la factura de marzo en PDF | Facturas para autónomos
`,
  Italian: `
Posso visitare la cantina senza prenotare | Fate degustazioni di vino | Quanto dura la visita in cantina | Si possono assaggiare i vostri vini | Visita guidata con assaggio dei vini | Siamo in dieci, organizzate una degustazione | Bisogna prenotare per la visita dei vigneti | Degustazione per due persone sabato
Il mio abbonamento del treno non si legge | La tessera dei mezzi si è smagnetizzata | Il tornello non riconosce la mia tessera | Abbonamento rotto, come lo sostituisco | La carta non viene letta dalla macchinetta | Mi serve una nuova tessera, quella vecchia non funziona | Tessera difettosa | Il lettore dice che la carta non è valida
Dove posso ricaricare la macchina elettrica | Avete colonnine nel parcheggio | Ci sono prese per auto elettriche | Quanto costa la ricarica dell'auto | Si può lasciare l'auto in carica di notte | Colonnina di ricarica rapida | Il garage ha una presa per la mia Tesla | Punti di ricarica per veicoli elettrici
`,
};

/** Themes by language, each with its wordings. */
export const freshThemes: [string, string[][]][] = Object.entries(lines).map(([language, text]) => [
  language,
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" | ")),
]);
