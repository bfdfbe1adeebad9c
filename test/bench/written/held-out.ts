import { pairsIn } from "./pairs.ts";

/** Kept from tuning: the same question in other words. */
export const same = pairsIn(`
en | Do you offer gift vouchers? | Can I get a gift voucher?
en | How much does a swimming lesson cost? | what is the price of swimming lessons
en | Can I pay by credit card? | Do you accept credit cards?
en | Is there a discount for students? | Do students get a discount?
en | How do I change my delivery address? | Please tell me how I can change the address for delivery
en | When does the museum close? | At what time does the museum close?
en | Is the pool heated? | Do you have a heated pool?
en | How long is the warranty on batteries? | I'd like to know how long the warranty for a battery is
en | Do I need a visa for Turkey? | Is a visa needed for Turkey?
en | Where do I find my invoice? | where can I find the invoices?
de | Bieten Sie Gutscheine an? | Gibt es bei Ihnen Gutscheine?
de | Was kostet ein Schwimmkurs? | Wie hoch ist der Preis für den Schwimmkurs?
de | Kann ich mit Kreditkarte bezahlen? | Akzeptieren Sie Kreditkarten?
de | Gibt es einen Rabatt für Studenten? | Bekommen Studenten Rabatt?
de | Wie ändere ich meine Lieferadresse? | Bitte sagen Sie mir, wie man die Lieferadresse ändert
de | Wann schließt das Museum? | Um wie viel Uhr schließt das Museum?
de | Ist das Schwimmbad beheizt? | Haben Sie ein beheiztes Schwimmbad?
de | Wie lange gilt die Garantie auf Akkus? | Wie lang ist die Garantie für einen Akku?
de | Brauche ich ein Visum für die Türkei? | Ist für die Türkei ein Visum nötig?
de | Wo finde ich meine Rechnung? | wo kann ich die Rechnungen finden
fr | Proposez-vous des bons cadeaux ? | Avez-vous des bons cadeaux ?
fr | Combien coûte un cours de natation ? | Quel est le tarif des cours de natation ?
fr | Puis-je payer par carte bancaire ? | Acceptez-vous la carte bancaire ?
fr | Y a-t-il une réduction pour les étudiants ? | Les étudiants ont-ils une réduction ?
fr | Comment modifier mon adresse de livraison ? | Comment puis-je changer l'adresse de livraison ?
fr | Quand ferme le musée ? | À quelle heure le musée ferme-t-il ?
fr | La piscine est-elle chauffée ? | Avez-vous une piscine chauffée ?
fr | Quelle est la durée de la garantie des batteries ? | Combien de temps dure la garantie de la batterie ?
fr | Ai-je besoin d'un visa pour la Turquie ? | Faut-il un visa pour la Turquie ?
fr | Où trouver ma facture ? | Où puis-je trouver mes factures, svp ?
es | ¿Ofrecen tarjetas de regalo? | ¿Tienen tarjetas regalo?
es | ¿Cuánto cuesta un curso de natación? | ¿Cuál es el precio de los cursos de natación?
es | ¿Puedo pagar con tarjeta de crédito? | ¿Aceptan tarjetas de crédito?
es | ¿Hay descuento para estudiantes? | ¿Los estudiantes tienen descuento?
es | ¿Cómo cambio la dirección de entrega? | Quisiera saber cómo puedo cambiar mi dirección de entrega
es | ¿Cuándo cierra el museo? | ¿A qué hora cierra el museo?
es | ¿La piscina está climatizada? | ¿Tienen piscina climatizada?
es | ¿Cuánto dura la garantía de las baterías? | ¿Cuánto tiempo dura la garantía de la batería?
es | ¿Necesito visado para Turquía? | ¿Hace falta visado para Turquía?
es | ¿Dónde encuentro mi factura? | ¿Dónde puedo encontrar las facturas?
it | Offrite buoni regalo? | Avete dei buoni regalo?
it | Quanto costa un corso di nuoto? | Quanto costano i corsi di nuoto?
it | Posso pagare con carta di credito? | Accettate carte di credito?
it | C'è uno sconto per studenti? | Gli studenti hanno uno sconto?
it | Come cambio l'indirizzo di consegna? | Vorrei sapere come cambiare l'indirizzo di consegna
it | Quando chiude il museo? | A che ora chiude il museo?
it | La piscina è riscaldata? | Avete una piscina riscaldata?
it | Quanto dura la garanzia delle batterie? | Per quanto tempo dura la garanzia della batteria?
it | Ho bisogno di un visto per la Turchia? | Serve un visto per la Turchia?
it | Dove trovo la mia fattura? | dove posso trovare le fatture
`);

/** Kept from tuning: the same frame with another object, or another thing asked of the object. */
export const others = pairsIn(`
en | Do you offer gift vouchers? | Do you offer gift wrapping?
en | How much does a swimming lesson cost? | How much does a surfing lesson cost?
en | Can I pay by credit card? | Can I pay by bank transfer?
en | Is there a discount for students? | Is there a discount for pensioners?
en | How do I change my delivery address? | How do I change my email address?
en | When does the museum close? | When does the museum open?
en | Is the pool heated? | Is the pool covered?
en | How long is the warranty on batteries? | How long is the warranty on tyres?
en | Do I need a visa for Turkey? | Do I need a visa for Egypt?
en | Where do I find my invoice? | Where do I send my invoice?
de | Bieten Sie Gutscheine an? | Bieten Sie Kurse an?
de | Was kostet ein Schwimmkurs? | Was kostet ein Tanzkurs?
de | Kann ich mit Kreditkarte bezahlen? | Kann ich auf Rechnung bezahlen?
de | Gibt es einen Rabatt für Studenten? | Gibt es einen Rabatt für Rentner?
de | Wie ändere ich meine Lieferadresse? | Wie ändere ich meine Mailadresse?
de | Wann schließt das Museum? | Wann öffnet das Museum?
de | Ist das Schwimmbad beheizt? | Ist das Schwimmbad überdacht?
de | Wie lange gilt die Garantie auf Akkus? | Wie lange gilt die Garantie auf Reifen?
de | Brauche ich ein Visum für die Türkei? | Wo bekomme ich ein Visum für die Türkei?
de | Wo finde ich meine Rechnung? | Wann bekomme ich meine Rechnung?
fr | Proposez-vous des bons cadeaux ? | Proposez-vous des cours ?
fr | Combien coûte un cours de natation ? | Combien coûte un cours de danse ?
fr | Puis-je payer par carte bancaire ? | Puis-je payer par chèque ?
fr | Y a-t-il une réduction pour les étudiants ? | Y a-t-il une réduction pour les retraités ?
fr | Comment modifier mon adresse de livraison ? | Comment modifier mon adresse de facturation ?
fr | Quand ferme le musée ? | Quand ouvre le musée ?
fr | La piscine est-elle chauffée ? | La piscine est-elle couverte ?
fr | Quelle est la durée de la garantie des batteries ? | Quelle est la durée de la garantie des pneus ?
fr | Ai-je besoin d'un visa pour la Turquie ? | Ai-je besoin d'un visa pour l'Égypte ?
fr | Où trouver ma facture ? | Où envoyer ma facture ?
es | ¿Ofrecen tarjetas de regalo? | ¿Ofrecen clases de yoga?
es | ¿Cuánto cuesta un curso de natación? | ¿Cuánto dura un curso de natación?
es | ¿Puedo pagar con tarjeta de crédito? | ¿Puedo pagar con transferencia?
es | ¿Hay descuento para estudiantes? | ¿Hay descuento para jubilados?
es | ¿Cómo cambio la dirección de entrega? | ¿Cómo cambio la fecha de entrega?
es | ¿Cuándo cierra el museo? | ¿Cuándo abre el museo?
es | ¿La piscina está climatizada? | ¿La piscina está cubierta?
es | ¿Cuánto dura la garantía de las baterías? | ¿Cuánto dura la garantía de los neumáticos?
es | ¿Necesito visado para Turquía? | ¿Necesito vacunas para Turquía?
es | ¿Dónde encuentro mi factura? | ¿Dónde envío mi factura?
it | Offrite buoni regalo? | Offrite corsi di cucina?
it | Quanto costa un corso di nuoto? | Quanto costa un corso di danza?
it | Posso pagare con carta di credito? | Posso pagare con bonifico?
it | C'è uno sconto per studenti? | C'è uno sconto per pensionati?
it | Come cambio l'indirizzo di consegna? | Come cambio la data di consegna?
it | Quando chiude il museo? | Quando apre il museo?
it | La piscina è riscaldata? | La piscina è coperta?
it | Quanto dura la garanzia delle batterie? | Quanto dura la garanzia dei pneumatici?
it | Ho bisogno di un visto per la Turchia? | Ho bisogno di un visto per l'Egitto?
it | Dove trovo la mia fattura? | Quando ricevo la mia fattura?
`);
