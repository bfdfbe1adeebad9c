import { pairsIn } from "./pairs.ts";

/** The rule was made by these pairs: the same question in other words. */
export const same = pairsIn(`
en | Do you sell helmets? | Can I buy a helmet from you?
en | How much is a day ticket? | What does a day ticket cost?
en | Is breakfast included in the price? | does the price include breakfast
en | How do I reset my password? | Could you tell me how to reset the password, please?
en | Can I bring my dog? | Are dogs allowed?
en | What are your opening hours on Sunday? | When are you open on Sundays?
en | Do you repair e-bikes? | Hi, I was wondering whether you fix ebikes
en | How long does delivery to Spain take? | How many days does shipping to Spain take?
en | Where can I park my car? | where do i park the car please
en | Can I cancel my booking? | Is it possible to cancel a reservation?
de | Verkaufen Sie Helme? | Kann ich bei Ihnen einen Helm kaufen?
de | Was kostet ein Tagesticket? | Wie teuer ist das Tagesticket?
de | Ist das Frühstück im Preis inbegriffen? | Ist Frühstück inklusive?
de | Wie setze ich mein Passwort zurück? | Könnten Sie mir bitte sagen, wie ich das Passwort zurücksetzen kann?
de | Darf ich meinen Hund mitbringen? | Sind Hunde erlaubt?
de | Wann haben Sie am Sonntag geöffnet? | Wie sind die Öffnungszeiten sonntags?
de | Reparieren Sie E-Bikes? | Hallo, ich wollte fragen, ob Sie auch Ebikes reparieren
de | Wie lange dauert der Versand nach Spanien? | Wie viele Tage dauert die Lieferung nach Spanien?
de | Wo kann ich mein Auto parken? | wo parke ich das auto
de | Kann ich meine Buchung stornieren? | Ist es möglich, eine Reservierung zu stornieren?
fr | Vendez-vous des casques ? | Est-ce que je peux acheter un casque chez vous ?
fr | Combien coûte un billet à la journée ? | Quel est le prix d'un billet journée ?
fr | Le petit-déjeuner est-il compris dans le prix ? | Est-ce que le prix comprend le petit déjeuner ?
fr | Comment réinitialiser mon mot de passe ? | Pourriez-vous me dire comment je réinitialise le mot de passe, s'il vous plaît ?
fr | Puis-je amener mon chien ? | Les chiens sont-ils admis ?
fr | Quels sont vos horaires le dimanche ? | À quelle heure ouvrez-vous le dimanche ?
fr | Réparez-vous les vélos électriques ? | Bonjour, je voulais savoir si vous réparez des vélos électriques
fr | Combien de temps prend la livraison en Espagne ? | Combien de jours dure la livraison vers l'Espagne ?
fr | Où puis-je garer ma voiture ? | où garer la voiture
fr | Puis-je annuler ma réservation ? | Est-il possible d'annuler une réservation ?
es | ¿Venden cascos? | ¿Puedo comprar un casco en su tienda?
es | ¿Cuánto cuesta un billete de un día? | ¿Qué precio tiene el billete de día?
es | ¿El desayuno está incluido en el precio? | ¿El precio incluye el desayuno?
es | ¿Cómo restablezco mi contraseña? | ¿Me podría decir cómo restablecer la contraseña, por favor?
es | ¿Puedo llevar a mi perro? | ¿Se admiten perros?
es | ¿Qué horario tienen los domingos? | ¿A qué hora abren el domingo?
es | ¿Reparan bicicletas eléctricas? | Hola, quería saber si ustedes arreglan bicicletas eléctricas
es | ¿Cuánto tarda el envío a España? | ¿Cuántos días tarda la entrega en España?
es | ¿Dónde puedo aparcar el coche? | donde aparco mi coche
es | ¿Puedo cancelar mi reserva? | ¿Es posible anular una reserva?
it | Vendete caschi? | Posso comprare un casco da voi?
it | Quanto costa un biglietto giornaliero? | Qual è il prezzo del biglietto giornaliero?
it | La colazione è inclusa nel prezzo? | Il prezzo comprende la colazione?
it | Come reimposto la password? | Potrebbe dirmi come posso reimpostare la mia password, per favore?
it | Posso portare il mio cane? | I cani sono ammessi?
it | Quali sono gli orari di apertura la domenica? | Quando siete aperti di domenica?
it | Riparate le biciclette elettriche? | Buongiorno, volevo sapere se riparate bici elettriche
it | Quanto tempo richiede la spedizione in Spagna? | Quanti giorni ci vogliono per la spedizione in Spagna?
it | Dove posso parcheggiare la macchina? | dove parcheggio l'auto
it | Posso cancellare la mia prenotazione? | È possibile annullare una prenotazione?
`);

/** The same frame with another object, or another thing asked of the object. */
export const others = pairsIn(`
en | Do you sell helmets? | Do you sell cars?
en | Do you sell helmets? | Do you rent helmets?
en | How much is a day ticket? | How much is a month ticket?
en | Is breakfast included in the price? | Is dinner included in the price?
en | How do I reset my password? | How do I reset my router?
en | Can I bring my dog? | Can I bring my bike?
en | What are your opening hours on Sunday? | What are your opening hours on Monday?
en | Do you repair e-bikes? | Do you sell e-bikes?
en | How long does delivery to Spain take? | How much does delivery to Spain cost?
en | Can I cancel my booking? | Can I change my booking?
de | Verkaufen Sie Helme? | Verkaufen Sie Klingeln?
de | Verkaufen Sie Helme? | Verleihen Sie Helme?
de | Was kostet ein Tagesticket? | Was kostet ein Monatsticket?
de | Ist das Frühstück im Preis inbegriffen? | Ist das Abendessen im Preis inbegriffen?
de | Wie setze ich mein Passwort zurück? | Wie setze ich meinen Router zurück?
de | Darf ich meinen Hund mitbringen? | Darf ich mein Fahrrad mitbringen?
de | Wann haben Sie am Sonntag geöffnet? | Wann haben Sie am Montag geöffnet?
de | Reparieren Sie E-Bikes? | Kaufen Sie gebrauchte E-Bikes an?
de | Wie lange dauert der Versand nach Spanien? | Wie lange dauert der Versand nach Österreich?
de | Kann ich meine Buchung stornieren? | Kann ich meine Buchung ändern?
fr | Vendez-vous des casques ? | Vendez-vous des voitures ?
fr | Vendez-vous des casques ? | Louez-vous des casques ?
fr | Combien coûte un billet à la journée ? | Combien coûte un billet au mois ?
fr | Le petit-déjeuner est-il compris dans le prix ? | Le dîner est-il compris dans le prix ?
fr | Comment réinitialiser mon mot de passe ? | Comment réinitialiser mon routeur ?
fr | Puis-je amener mon chien ? | Puis-je amener mon vélo ?
fr | Quels sont vos horaires le dimanche ? | Quels sont vos horaires le lundi ?
fr | Réparez-vous les vélos électriques ? | Vendez-vous des vélos électriques ?
fr | Combien de temps prend la livraison en Espagne ? | Combien coûte la livraison en Espagne ?
fr | Puis-je annuler ma réservation ? | Puis-je modifier ma réservation ?
es | ¿Venden cascos? | ¿Venden coches?
es | ¿Venden cascos? | ¿Alquilan cascos?
es | ¿Cuánto cuesta un billete de un día? | ¿Cuánto cuesta un billete de un mes?
es | ¿El desayuno está incluido en el precio? | ¿La cena está incluida en el precio?
es | ¿Cómo restablezco mi contraseña? | ¿Cómo cambio mi correo?
es | ¿Puedo llevar a mi perro? | ¿Puedo llevar mi bicicleta?
es | ¿Qué horario tienen los domingos? | ¿Qué horario tienen los lunes?
es | ¿Reparan bicicletas eléctricas? | ¿Reparan patinetes eléctricos?
es | ¿Cuánto tarda el envío a España? | ¿Cuánto cuesta el envío a España?
es | ¿Puedo cancelar mi reserva? | ¿Puedo cambiar mi reserva?
it | Vendete caschi? | Vendete automobili?
it | Vendete caschi? | Noleggiate caschi?
it | Quanto costa un biglietto giornaliero? | Quanto costa un biglietto mensile?
it | La colazione è inclusa nel prezzo? | La cena è inclusa nel prezzo?
it | Come reimposto la password? | Come reimposto il router?
it | Posso portare il mio cane? | Posso portare il mio gatto?
it | Quali sono gli orari di apertura la domenica? | Quali sono gli orari di apertura il lunedì?
it | Riparate le biciclette elettriche? | Vendete biciclette elettriche?
it | Quanto tempo richiede la spedizione in Spagna? | Quanto costa la spedizione in Spagna?
it | Posso cancellare la mia prenotazione? | Posso modificare la mia prenotazione?
`);
