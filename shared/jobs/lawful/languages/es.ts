import type { LawfulWording } from "../grounds.ts";

const faiths =
  "cristian[oa]s?|católic[oa]s?|evangélic[oa]s?|protestantes?|musulman(?:a|es|as)?|musulmán|judí[oa]s?|ate[oa]s?";

export const es: LawfulWording = {
  ages: "(?:veinte|veinti\\w+|treinta|cuarenta|cincuenta|sesenta)(?: y \\w+)?",
  names: {
    age: String.raw`(?:menor(?:es)?|mayor(?:es)?|menos|más) de \d{2} años(?! de experiencia)(?! en )|hasta (?:los )?\d{2} años(?! de experiencia)|entre \d{2} y \d{2} años|\d{2} años (?:como )?máximo|edad (?:máxima|mínima|límite|entre|de|inferior|superior)|límite de edad|rango de edad|nacid[oa]s? después de \d{4}|joven(?:es)?(?: y|,)? (?:dinámic[oa]s?|entusiastas?|enérgic[oa]s?|con ganas|motivad[oa]s?|talentos?)|(?:persona|chico|chica|hombre|mujer|candidat[oa]s?) (?:jóvenes|joven)|gente joven (?:para|y)|nativ[oa] digital|recién (?:titulados|graduados) (?:solo|únicamente)`,
    family: String.raw`solter[oa]s?|sin (?:hijos|cargas familiares|familia|compromisos familiares)|no tener hijos|casad[oa]s?|estado civil|situación familiar|(?:no estar|sin estar|no) embaraza\w*|(?:no )?(?:planes|intención) de (?:tener hijos|embarazo)|planificación familiar`,
    origin: String.raw`nativ[oa]s? (?:en |de )?(?:español|inglés|alemán|francés|solo)|hablantes? nativ[oa]s?|lengua materna|nacionalidad|ciudadan(?:o|a|os|as|ía)|solo (?:españoles|nacionales|europeos|mexicanos|argentinos)|no (?:extranjeros|inmigrantes)|sin acento|de origen \w+|padres (?:españoles|nacionales)|raza|etnia|nacid[oa]s? en|color de piel`,
    health: String.raw`(?:buena|excelente|perfecta) salud|(?:buen|perfecto) estado (?:de salud|físico)|sin (?:discapacidad\w*|enfermedad\w*|problemas de salud|minusvalía\w*)|no (?:discapacitad\w+|tener (?:enfermedades|discapacidad))|persona san[oa]s?|candidat[oa] san[oa]|(?:nunca|rara vez) enferm[oa]|historial médico`,
    religion: String.raw`practicantes?|creyentes?|(?:${faiths}) (?:solo|únicamente|practicantes?|preferiblemente)|(?:solo|únicamente|preferiblemente|no) (?:${faiths})|de (?:fe|religión|confesión) \w+|religión|bautizad[oa]s?|miembro de (?:una|la) iglesia|sin velo`,
    orientation: String.raw`(?:no|sin|solo|únicamente) (?:homosexuales|heterosexuales|gays?|lesbianas|bisexuales|trans\w*)|heterosexual(?:es)?|orientación sexual`,
    gender: String.raw`^(?:hombre|mujer|varón|señorita|chica|chico)(?= ?[,.;]|$)|(?:solo|únicamente|exclusivamente|preferiblemente|preferentemente) (?:hombres?|mujeres?|mujer|varones|varón|chicas?|chicos?|señoritas?)|(?:hombres?|mujeres?|varones|chicas?|señoritas?) (?:solo|únicamente|exclusivamente|preferiblemente)|no (?:hombres|mujeres)|(?:guapa|atractiva|bella|linda|bonita) (?:mujer|chica|señorita)|(?:mujer|chica|señorita) (?:guapa|atractiva|de buena presencia)|una? (?:hombre|mujer|chica|chico|señorita) para|de sexo (?:masculino|femenino)|sexo ?:|género ?:`,
  },
  called: {
    age: "la edad",
    family: "la familia",
    origin: "el origen",
    health: "la salud",
    religion: "la religión",
    orientation: "la orientación sexual",
    gender: "el género",
  },
  lawful: {
    age: [
      "Mantiene el ritmo en los días de mucho trabajo y sabe decir cómo",
      "Ha aprendido una herramienta nueva en el último año",
    ],
    family: ["Puede trabajar en el horario indicado", "Puede viajar tan a menudo como el trabajo lo pida"],
    origin: [
      "Habla y escribe el idioma lo bastante bien para los clientes",
      "Puede trabajar legalmente en el lugar de trabajo",
    ],
    health: [
      "Puede hacer las tareas indicadas, con ayuda si hace falta",
      "Organiza el trabajo pesado para que salga adelante",
    ],
    religion: ["Trabaja los días indicados", "Trata igual a personas de todas las creencias"],
    orientation: ["Trata a todo el mundo con respeto", "Trabaja bien con personas muy distintas"],
    gender: ["Puede hacer las tareas indicadas", "Se entiende bien con todos los clientes"],
  },
};
