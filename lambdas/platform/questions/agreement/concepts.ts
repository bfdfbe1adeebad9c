/** Languages whose vocabulary is known; questions in others agree by their stems alone. */
export const agreementLanguages = ["en", "de", "fr", "es", "it"] as const;
export type AgreementLanguage = (typeof agreementLanguages)[number];

/**
 * Words of the same meaning in questions to a shop or an office, by concept and language in the order above. They are
 * narrower than `synonyms.ts`, which gathers themes: a dog is no cat here. A concept with "~" is weak, because many
 * wordings leave it out; a word may have several of these.
 */
const lines = `
~have | have has having got offer provide serve sell buy purchase stock available availability get obtain find exist sale
| haben hat habt anbieten servieren angeboten bieten bietet verkaufen verkauft kaufen erwerben führen erhältlich verfügbar bekommen bekommt kriegen finden finde gibt geben vorhanden
| avoir avez avons ai ont as proposer servir servez offrir offrez vendre vendez vend achat acheter disponible obtenir trouver exister disposez
| tener tienen tienes tiene tengo ofrecer servir sirven ofrecen ofrecéis vender venden vendéis venta comprar disponible obtener conseguir consigo encontrar encuentro encuentra hay existe disponen
| avere avete ho ha hanno servire offrire offrite offre vendere vendete vende vendita comprare acquistare disponibile ottenere trovare trovo trova esiste esistono disponete
~allow | allow allowed permit permitted admit admitted accept welcome bring take
| erlaubt erlauben gestattet zulässig zugelassen akzeptieren akzeptiert mitbringen mitnehmen willkommen annehmen nehmen
| autorisé autorisée admis admise permis accepté accepter acceptez amener apporter emmener prenez prendre prend prends bienvenu
| permitir permitido permiten admitir admiten admitido aceptar aceptan llevar traer bienvenido
| permesso permessi ammesso ammessa ammessi ammesse consentito accettare accettate accetta portare benvenuti
~receive | receive get | erhalten bekommen bekommt kriegen | recevoir reçois obtenir | recibir obtener conseguir | ricevere ottenere
~make | make made | machen tun | faire faites fait | hacer hago hace hacen | fare fate faccio
~go | go come | gehen geht kommen kommt | aller vais va venir | ir voy va venir vengo | andare vado va venire
~help | help | helfen hilfe | aider aide | ayudar ayuda | aiutare aiuto
need | need needed must required require necessary | brauchen brauche benötigen muss müssen nötig notwendig erforderlich
| faut besoin nécessaire dois doit obligatoire | necesito necesitar necesario debo falta obligatorio | bisogno serve servono necessario devo deve obbligatorio
cancel | cancel cancellation | stornieren stornierung absagen | annuler annulation | cancelar anular cancelación anulación | cancellare annullare disdire cancellazione annullamento disdetta
book | book booking reserve reservation | buchen buchung reservieren reservierung | réserver réservation | reservar reserva reservación | prenotare prenotazione
change | change modify update edit alter amend | ändern änderung anpassen abändern | changer modifier modification changement | cambiar cambio modificar modificación | cambiare cambio modificare modifica
deliver | deliver delivery ship shipping shipment | liefern lieferung versenden versand verschicken zustellung | livrer livraison expédier expédition | entregar entrega enviar envío | consegnare consegna spedire spedizione
repair | repair fix mend | reparieren reparatur | réparer réparation | reparar reparación arreglar arreglo | riparare riparazione aggiustare
rent | rent rental hire | mieten vermieten miete leihen verleihen verleih ausleihen | louer location | alquilar alquiler arrendar | noleggiare noleggio affittare affitto
car | car auto automobile | auto wagen pkw | voiture auto automobile | coche carro auto automóvil | auto macchina automobile
bike | bike bicycle cycle | fahrrad fahrräder rad bike | vélo bicyclette | bicicleta bici | bicicletta bici
email | email mail | email mail | email mail courriel | email correo | email mail
phone | phone telephone | telefon telefonnummer | téléphone | teléfono | telefono
park | park parking | parken parkplatz parkplätze | garer stationner parking stationnement | aparcar aparco estacionar aparcamiento parking | parcheggiare parcheggio
return | return | zurückgeben rückgabe retoure zurückschicken zurücksenden | retourner renvoyer retour | devolver devolución devuelvo | restituire restituzione reso
refund | refund reimburse reimbursement | erstatten erstattung rückerstattung | rembourser remboursement | reembolsar reembolso | rimborsare rimborso
include | include included inclusive | inbegriffen enthalten inklusive | compris comprise comprend inclus incluse inclure | incluido incluida incluir incluye | incluso inclusa includere include compreso compresa comprende
discount | discount reduction | rabatt ermäßigung nachlass vergünstigung | réduction remise rabais | descuento rebaja reducción | sconto riduzione
pay | pay payment paid | zahlen bezahlen zahlung bezahlung | payer paiement régler | pagar pago | pagare pagamento
card | card | karte | carte | tarjeta | carta
creditcard | creditcard | kreditkarte | cb | | 
cash | cash | bar bargeld | espèces liquide | efectivo metálico | contanti
transfer | transfer | überweisung überweisen | virement | transferencia | bonifico
cheque | cheque check | scheck | chèque | cheque | assegno
guarantee | guarantee warranty | garantie gewährleistung | garantie | garantía | garanzia
account | account | konto account benutzerkonto | compte | cuenta | account conto
bill | bill invoice | rechnung | facture | factura | fattura
ticket | ticket | ticket fahrkarte eintrittskarte | billet ticket | billete entrada boleto | biglietto
open | open opening opened | offen geöffnet öffnen öffnung | ouvert ouverte ouvrir ouvrez ouvre ouverture | abierto abierta abrir abren abre apertura | aperto aperta aperti aprire aprite apre apertura
close | close closed closing shut | schließen schließt geschlossen | fermer fermé ferme fermez fermeture | cerrar cerrado cierra cierran cierre | chiudere chiuso chiude chiudete chiusura
child | child kid children | kind kinder | enfant | niño | bambino bambini
student | student | student studierende | étudiant étudiante | estudiante | studente studenti
senior | senior pensioner retiree | senior rentner | senior retraité | jubilado pensionista | pensionato anziano
voucher | voucher coupon | gutschein coupon | bon coupon | vale cupón bono | buono voucher
gift | gift present | geschenk | cadeau | regalo | regalo
size | size sizing | größe | taille | talla tamaño | taglia misura
job | job vacancy career | stelle job | emploi poste | empleo trabajo | lavoro impiego
contact | contact reach | kontaktieren kontakt erreichen | contacter contact joindre | contactar contacto | contattare contatto
call | call | anrufen | appeler | llamar | chiamare
start | start begin | beginnen beginn anfangen starten | commencer début débuter | empezar comenzar empieza comienza inicio | iniziare cominciare inizio inizia
end | end finish | enden ende endet | finir fin terminer finit | terminar acabar termina acaba fin | finire terminare fine finisce
course | course class lesson | kurs lehrgang | cours | curso clase | corso lezione lezioni
pool | pool | schwimmbad pool schwimmbecken | piscine | piscina | piscina
heat | heated heating heat | beheizt geheizt heizung | chauffé chauffée chauffage | climatizado climatizada | riscaldato riscaldata riscaldamento
room | room | zimmer raum | chambre | habitación cuarto | camera stanza
shop | shop store branch | laden geschäft filiale | magasin boutique | tienda | negozio
delete | delete remove erase | löschen entfernen | supprimer effacer | borrar eliminar | eliminare rimuovere cancellare
create | create | erstellen anlegen einrichten | créer | crear | creare
free | free | kostenlos gratis kostenfrei umsonst | gratuit gratuite | gratis gratuito gratuita | gratis gratuito gratuita
fast | fast quick quickly | schnell | rapide vite | rápido | veloce rapido
lose | lose lost | verlieren verloren | perdre perdu | perder perdido | perdere perso smarrito
broken | broken defective faulty damaged | kaputt defekt beschädigt | cassé défectueux endommagé | roto defectuoso averiado | rotto difettoso guasto
wifi | wifi | wlan wifi | wifi | wifi | wifi
reset | reset | zurücksetzen | réinitialiser | restablecer restablezco resetear | reimpostare reimposto resettare
address | address | adresse anschrift | adresse | dirección domicilio | indirizzo
register | register registration enrol | registrieren anmelden anmeldung einschreiben | inscrire inscription | inscribir inscripción registrar registro | iscrivere iscrizione registrare registrazione
use | use | benutzen verwenden nutzen | utiliser | usar utilizar | usare utilizzare
send | send post | senden schicken | envoyer | mandar | mandare inviare
day | day daily | tag | jour journée | día diario | giorno
month | month monthly | monat monatlich | mois mensuel | mes mensual | mese mensile
week | week weekly | woche wöchentlich | semaine | semana semanal | settimana settimanale
price | price cost fee fare expensive | preis kosten kostet gebühr teuer | prix tarif coût coûter frais cher | precio costar cuesta cuestan coste tarifa vale caro | prezzo costare costo costa costano tariffa caro
duration | duration last lasting | dauer dauern gelten gilt laufzeit | durée durer | duración durar tardar | durata durare impiegare richiedere vogliono vuole
not | not no never nicht | nicht kein keine keinen | pas jamais | no nunca | non mai
without | without | ohne | sans | sin | senza
from | from | aus | depuis | desde | dal
until | until till | bis | jusque jusqu | hasta | fino
before | before | vor bevor | avant | antes | prima
after | after | nachdem danach | après | después | dopo
under | under below | unter | sous | bajo debajo | sotto
over | over above | über | dessus | encima | sopra`;

/** The words of each concept, by language. */
export const concepts = new Map(
  lines
    .replaceAll("\n|", " |")
    .trim()
    .split("\n")
    .map((line) => {
      const [concept = "", ...languages] = line.split("|").map((part) => part.trim());
      const words = languages.map((part) => part.split(" ").filter(Boolean));
      return [concept, Object.fromEntries(agreementLanguages.map((one, at) => [one, words[at] ?? []]))];
    }),
);
