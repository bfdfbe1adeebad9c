/** How a phrase is asked about, by its head noun. */
export interface Heads {
  /** "What are the opening hours?" */
  plural: Set<string>;
  /** "What is the return policy?" */
  single: Set<string>;
  /** "What should I know about the warranty?" */
  definite: Set<string>;
  /** "What should I know about parking?" */
  bare: Set<string>;
}

const setOf = (words: string): Set<string> => new Set(words.split(/\s+/));

export const englishHeads: Heads = {
  plural:
    setOf(`hours times costs prices fees rates charges fines deadlines requirements conditions terms rules limits
    benefits dimensions specifications ingredients opening-times sizes options prerequisites duties responsibilities
    penalties tariffs exceptions methods`),
  single:
    setOf(`policy address deadline price fee limit period procedure process number age size capacity rate cost
    charge deposit salary temperature schedule timetable code weight duration phone telephone email`),
  definite:
    setOf(`warranty guarantee contract agreement account card ticket building pool gym bar restaurant car-park
    app website programme program course exam test library museum garden café cafe form dashboard menu handbook
    subscription licence license permit passport visa certificate timetable team office shop store school hotel room
    kitchen bathroom lift elevator machine device engine filter battery handset remote printer router oven fridge
    dishwasher bike bicycle boiler`),
  bare: setOf(`delivery deliveries shipping shipment returns refunds exchanges payment payments parking insurance
    membership privacy security safety accessibility catering breakfast lunch dinner luggage pets children smoking
    storage maintenance cleaning training travel leave overtime pay holidays equipment access registration cancellation
    enrolment admission repairs renewals reservations bookings discounts vouchers invoices taxes vat films books
    lending borrowing loans reminders food drinks wifi internet transport pickup collection installation assembly
    recycling waste heating lighting electricity water gas power noise laundry visitors guests members employees
    volunteers donations events tours workshops courses classes lessons data copyright confidentiality expenses
    protection care contact complaints compensation liability termination withdrawal warranty-claims support games
    rooms seats tickets cards machines printing copying scanning absence sickness health hygiene batteries spare-parts`),
};

/** Words that stand before such nouns, and alone say nothing. */
export const englishFirst =
  setOf(`annual late quiet lost sick daily weekly monthly yearly minimum maximum opening notice
  free public private special technical student staff senior family group school summer winter weekend evening gift
  credit debit online mobile local international domestic early basic additional extra overdue interlibrary working
  visiting closing shared personal medical parental maternity paternity unpaid paid`);

/** Words that begin an instruction when more follow, unless the head is one of `plural` or `single`. */
export const englishVerbs =
  setOf(`reset change create add install delete remove contact get set use make start open
  close find buy send choose select click enter check clean replace turn switch connect download upload update see read
  learn keep take bring call write ask apply book cancel pay return order report view show hide save edit manage
  configure enable disable test run stop begin complete submit fill sign log visit follow share print copy move join
  leave meet try avoid protect plan prepare help know understand explore discover register renew request review`);

/** Heads that say nothing of what they are about. */
export const englishEmpty =
  setOf(`notes information details overview summary introduction links resources downloads
  contents pages sections chapters tables figures examples appendices sources references questions answers topics items
  things points steps tips facts words remarks comments years days months weeks people others series news results
  history background`);

/** Endings of German nouns by how they are asked about. */
export const germanEndings = {
  /** "Wie sind die Öffnungszeiten?" */
  times: /(?:öffnungs|sprech|liefer|geschäfts|betriebs|bearbeitungs|ausleih|kern|arbeits)zeiten$/iu,
  /** "Wie hoch sind die Versandkosten?" */
  amounts: /(?:kosten|preise|gebühren|beiträge|tarife|zinsen|entgelte)$/iu,
  /** "Welche Zahlungsarten gibt es?" */
  kinds:
    /(?:arten|möglichkeiten|optionen|regeln|fristen|voraussetzungen|bedingungen|rabatte|angebote|ermäßigungen|methoden|pflichten)$/iu,
  noun: /\p{L}{3}(?:ung|ungen|heit|keit|heiten|keiten|schaft|schaften|tion|tionen|tät|zeit|zeiten|kosten|preis|preise|gebühr|gebühren|frist|fristen|recht|rechte|schutz|karte|karten|ausweis|vertrag|verträge|adresse|bedingungen|regeln|arten|möglichkeiten|versand|nahme|gabe|fall|plan|platz|plätze|geld|dienst|dauer|wert|werte|pflicht|pflichten|leihe|fahrt|kauf|tausch|urlaub|angebot|angebote|beiträge|tarife|optionen|voraussetzungen|ordnung|räume|bücher|filme)$/iu,
  nouns:
    setOf(`versand rückgabe lieferung retoure retouren zahlung umtausch widerruf garantie parken parkplätze anfahrt
    kontakt ausleihe urlaub mahnung mahnungen preise kosten gebühren tickets bücher filme reparatur reparaturen
    datenschutz haftung storno stornierung kündigung anmeldung öffnungszeiten barrierefreiheit mitgliedschaft rabatte
    gutscheine rechnung rechnungen pfand bestellung bestellungen kaution haustiere gepäck frühstück wlan fundsachen
    überstunden krankheit gehalt arbeitszeit homeoffice pausen spenden führungen kurse gruppen kinder zubehör
    ersatzteile pflege wartung reinigung montage aufbau entsorgung versicherung`),
};
