import type { GeneratedField } from "./generated.ts";

/** The names that models give to the fields, in the languages of the app; compared without case, signs and spaces. */
const names: Record<GeneratedField, string> = {
  title:
    "title, job title, position, position title, role, job, titel, stellentitel, stellenbezeichnung, jobtitel, titre, titre du poste, poste, intitulé du poste, título, puesto, título del puesto, cargo, vaga, título da vaga, titolo, posizione, ruolo, functie, functietitel, vacature, tytuł, stanowisko, nazwa stanowiska, başlık, pozisyon, iş unvanı, unvan, المسمى الوظيفي, العنوان, الوظيفة, 职位, 职位名称, 标题, 岗位, 職種, タイトル, 職位, 役職, 求人タイトル",
  company_name:
    "company name, company, employer, organization, organisation, business, firma, unternehmen, arbeitgeber, firmenname, entreprise, société, employeur, nom de l'entreprise, empresa, compañía, nombre de la empresa, nome da empresa, azienda, società, nome dell'azienda, bedrijf, bedrijfsnaam, werkgever, nazwa firmy, pracodawca, şirket, şirket adı, işveren, الشركة, اسم الشركة, صاحب العمل, 公司, 公司名称, 雇主, 会社, 会社名, 企業名",
  description:
    "description, job description, about the job, about the role, overview, summary, the role, responsibilities, tasks, beschreibung, stellenbeschreibung, aufgaben, description du poste, missions, descripción, descripción del puesto, funciones, descrição, descrição da vaga, responsabilidades, descrizione, mansioni, omschrijving, functieomschrijving, beschrijving, taken, opis, opis stanowiska, obowiązki, açıklama, iş tanımı, görev tanımı, الوصف, الوصف الوظيفي, وصف الوظيفة, 描述, 职位描述, 工作描述, 工作内容, 説明, 仕事内容, 職務内容",
  requirements:
    "requirements, job requirements, qualifications, skills, required skills, you bring, what you bring, anforderungen, voraussetzungen, qualifikationen, ihr profil, dein profil, exigences, compétences, qualifications requises, profil, requisitos, cualificaciones, qualificações, competências, requisiti, competenze, eisen, vereisten, functie-eisen, wymagania, kwalifikacje, gereksinimler, aranan nitelikler, nitelikler, المتطلبات, المؤهلات, 要求, 任职要求, 职位要求, 資格, 応募資格, 要件, 必要なスキル",
  location:
    "location, place, place of work, city, workplace, ort, standort, arbeitsort, lieu, lieu de travail, localisation, ubicación, lugar, lugar de trabajo, localização, local, local de trabalho, luogo, sede, sede di lavoro, locatie, plaats, standplaats, lokalizacja, miejsce pracy, miasto, konum, yer, çalışma yeri, şehir, الموقع, مكان العمل, المدينة, 地点, 工作地点, 城市, 勤務地, 場所",
  job_type:
    "job type, type, employment type, contract, contract type, working hours, hours, art der stelle, anstellungsart, beschäftigungsart, vertragsart, arbeitszeit, type de contrat, type d'emploi, contrat, tipo de empleo, tipo de contrato, contrato, jornada, tipo de emprego, tipo de vaga, tipo di contratto, contratto, tipo di lavoro, dienstverband, soort contract, type baan, rodzaj umowy, wymiar pracy, rodzaj pracy, iş türü, çalışma şekli, istihdam türü, نوع الوظيفة, نوع العقد, نوع العمل, 工作类型, 职位类型, 雇佣类型, 雇用形態, 契約形態",
  salary_range:
    "salary range, salary, pay, compensation, wage, gehalt, gehaltsspanne, lohn, vergütung, salaire, rémunération, fourchette salariale, salario, rango salarial, sueldo, salário, faixa salarial, remuneração, stipendio, retribuzione, ral, salaris, salarisindicatie, loon, wynagrodzenie, pensja, widełki, maaş, maaş aralığı, ücret, الراتب, نطاق الراتب, الأجر, 薪资, 薪资范围, 工资, 薪水, 給与, 年収, 給料",
  ideal_candidate:
    "ideal candidate, ideal candidate profile, candidate profile, who we look for, who we are looking for, idealer kandidat, ideale kandidatin, wunschkandidat, wunschprofil, bewerberprofil, candidat idéal, profil idéal, profil recherché, candidato ideal, perfil ideal, perfil del candidato, perfil do candidato, candidato ideale, profilo ideale, ideale kandidaat, gewenst profiel, idealny kandydat, profil kandydata, ideal aday, ideal aday profili, aday profili, المرشح المثالي, ملف المرشح, 理想候选人, 理想的候选人, 候选人要求, 理想の候補者, 求める人物像",
  initial_question:
    "initial question, first question, opening question, interview question, erste frage, einstiegsfrage, première question, question initiale, question d'ouverture, pregunta inicial, primera pregunta, pergunta inicial, primeira pergunta, domanda iniziale, prima domanda, eerste vraag, openingsvraag, pierwsze pytanie, pytanie początkowe, ilk soru, açılış sorusu, السؤال الأول, السؤال الافتتاحي, 初始问题, 第一个问题, 首个问题, 最初の質問, 初回の質問",
};

/** Letters and digits only: "Job-Title:", "jobTitle" and "job_title" are the same. */
const folded = (label: string): string =>
  label
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

const fields = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    [field, ...list.split(",")].map((name) => [folded(name), field as GeneratedField] as const),
  ),
);

/** The field that a key or label names, if any. */
export const fieldOf = (label: string): GeneratedField | undefined => fields.get(folded(label));
