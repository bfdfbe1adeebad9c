import type { PostingWords } from "./posting-words.ts";

export const pl: PostingWords = {
  headings: {
    must: "wymagania(?: (?:obowiązkowe|konieczne|niezbędne))?|oczekiwania|(?:czego )?oczekujemy|wymagamy|(?:twój )?profil(?: kandydata)?|kogo szukamy|szukamy|(?:twoje )?(?:zadania|obowiązki)|zakres obowiązków|konieczne|niezbędne|umiejętności|kwalifikacje|nasze wymagania|must have",
    nice: "mile widziane|dodatkowym? atut(?:em|y)?|atuty|(?:dodatkowe )?plusy|nice to have|opcjonalnie|dodatkowo|najlepiej",
    note: "osobowość|cechy osobiste|warunki|dokumenty|uwagi",
    other: "(?:co )?oferujemy|benefity|o nas|kim jesteśmy|kontakt|wynagrodzenie|jak aplikować|równe szanse",
  },
  nice: "mile widzian[eyai]|(?:dodatkowym )?atut(?:em)?|plusem|będzie plusem|opcjonalnie|najlepiej|preferowan[eya]|nie jest konieczn[eya]|byłoby dobrze|zaletą",
  emphatic: "konieczn[eyai]|niezbędn[eyai]|wymagan[eyai]|obowiązkow[eyao]|bezwzględnie",
  note: String.raw`(?:pasuje|dopasowanie|pasować|odnajdzie się)(?: dobrze)? (?:do|w) (?:zespołu|naszego zespołu|zespole|naszym zespole)|poczucie humoru|sympatyczn\w+|pozytywne nastawienie|prawo jazdy|własny samochód|dyspozycyjnoś\w+|dostępnoś\w+|pozwolenie na pracę|oczekiwania finansowe|okres wypowiedzenia|praca (?:zmianowa|w weekendy|nocna|na zmiany)|gotowość do|zamieszkani\w+|wykształcenie|dyplom|certyfikat\w*|studia|niekaralnoś\w+`,
  other: String.raw`napisz do nas|skontaktuj się|zapraszamy|prześlij|równe szanse|różnorodnoś\w+|bez względu na|niezależnie od|oferujemy|zapewniamy|wyślij|prosimy o (?:przesłanie|wysłanie)|aplikuj|dołącz do|jesteśmy (?:firmą|zespołem)|założon\w+ w|nie (?:jest|są) (?:wymagan\w+|konieczn\w+)|nie wymagamy|pakiet (?:medyczny|socjalny)|dni urlopu|atrakcyjne wynagrodzenie`,
  years: String.raw`\d{1,2} ?\+? ?(?:lat|lata|rok|roku)|wieloletni\w*|(?:dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dwóch|trzech|kilka|kilkuletni\w*) ?(?:lat|lata)?`,
  you: String.raw`będziesz|twoj\w+|twój|zadania`,
  beginnings:
    "(?:szukamy |poszukujemy )?(?:osoba|osoby|osobę|ktoś|kogoś),? (?:która|który|którą|które)|idealny kandydat|wymagamy|najlepiej|mile widzian[eya](?: będzie| jest)?",
  endings:
    "(?:,|–|-)? ?(?:(?:jest|są|będzie|będą))? ?(?:mile widzian[eyai]|(?:dodatkowym )?atutem|plusem|opcjonalnie|preferowan[eya]|konieczn[eyai]|niezbędn[eyai]|wymagan[eyai]|obowiązkow[eyao])",
  and: "i|oraz",
  questions: [
    "W tej pracy szczególnie liczy się jedno: „{}”. Proszę opowiedzieć o sytuacji, w której to było potrzebne. Jaki był w niej własny udział i jak się skończyła?",
    "Przejdźmy do „{}”. Jaki przykład z własnej pracy najlepiej to pokazuje i co dokładnie zostało zrobione?",
    "A „{}”: kiedy ostatnio było to potrzebne? Proszę opisać sytuację i własne działania.",
    "Jeszcze jeden przykład, tym razem dla „{}”: co było trudne i jak udało się sobie z tym poradzić?",
  ],
  yearsQuestion:
    "W ogłoszeniu jest „{}”. Która praca z tego czasu najlepiej pokazuje umiejętności i jaki był w niej własny udział?",
};
