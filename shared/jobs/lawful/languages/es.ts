import type { LawfulWording } from "../grounds.ts";

const faiths =
  "cristian[oa]s?|católic[oa]s?|evangélic[oa]s?|protestantes?|musulman(?:a|es|as)?|musulmán|judí[oa]s?|ate[oa]s?";

export const es: LawfulWording = {
  ages: "(?:veinte|veinti\\w+|treinta|cuarenta|cincuenta|sesenta)(?: y \\w+)?",
  names: {
    age: String.raw`(?:máximo|hasta|no más de|como mucho) \d{2} años(?= ?[.,;!]?$)|(?:titulad|graduad)[oa]s?,? (?:máximo|hasta|menos de|no más de) \d{2}|(?:menor(?:es)?|mayor(?:es)?|menos|más) de \d{2} años(?! de experiencia)(?! en )|hasta (?:los )?\d{2} años(?! de experiencia)|entre \d{2} y \d{2} años|\d{2} años (?:como )?máximo|edad (?:máxima|mínima|límite|entre|de (?:los )?\d{2}|inferior|superior|ideal)|límite de edad|rango de edad|nacid[oa]s? después de \d{4}|joven(?:es)?(?: y|,)? (?:dinámic[oa]s?|entusiastas?|enérgic[oa]s?|con ganas|motivad[oa]s?|talentos?)|(?:persona|chico|chica|hombre|mujer|candidat[oa]s?) (?:jóvenes|joven)|(?:buscamos|queremos|necesitamos|preferimos)(?: a)? (?:gente|personas?|chic[oa]s?|alguien) joven(?:es)?|gente joven (?:para|y|,)|(?:^|, ?|joven )de (?:los )?\d{2} a (?:los )?\d{2} años(?! de experiencia)|(?:^|idealmente |preferiblemente )entre \d{2} y \d{2}(?= ?[.,;!]?$)|nativ[oa] digital|recién (?:titulados|graduados) (?:solo|únicamente)`,
    family: String.raw`sin niños(?: pequeños)?(?= ?[.,;!]?$| en casa)|solter[oa]s?|sin (?:hijos|cargas familiares|familia|compromisos familiares)|no tener hijos|casad[oa]s?|estado civil|situación familiar|(?:no estar|sin estar|no) embaraza\w*|(?:no )?(?:planes|intención) de (?:tener hijos|embarazo)|planificación familiar`,
    origin: String.raw`nativ[oa]s? (?:en |de )?(?:español|inglés|alemán|francés|solo)|hablantes? nativ[oa]s?|lengua materna|(?:de|tener|con|su) nacionalidad|nacionalidad (?:\w+ )?(?:únicamente|requerida|obligatoria|imprescindible)|nacionalidad ?:|ciudadan(?:o|a|os|as|ía)|solo (?:españoles|nacionales|europeos|mexicanos|argentinos)|no (?:extranjeros|inmigrantes)|sin acento|(?<!certificad[oa]s? |denominación |denominaciones |pa[ií]s(?:es)? |código |lugar |idioma |datos |piezas? |productos? )de origen (?!y |e |animal|vegetal|controlad)\w+|padres (?:españoles|nacionales)|raza|etnia|nacid[oa]s? en|color de piel`,
    health: String.raw`(?:buena|excelente|perfecta) salud|(?:buen|perfecto) estado (?:de salud|físico)|sin (?:discapacidad\w*|enfermedad\w*|problemas de salud|minusvalía\w*)|no (?:discapacitad\w+|tener (?:enfermedades|discapacidad))|persona san[oa]s?|candidat[oa] san[oa]|(?:nunca|rara vez) enferm[oa]|historial médico`,
    religion: String.raw`valores (?:cristianos|musulmanes|católicos|religiosos)|(?:persona|católic[oa]|cristian[oa]) practicante|^practicantes?$|creyentes?|(?:${faiths}) (?:solo|únicamente|practicantes?|preferiblemente)|(?:solo|únicamente|preferiblemente|no) (?:${faiths})|de (?:fe|religión|confesión) \w+|religión|bautizad[oa]s?|miembro de (?:una|la) iglesia|sin velo`,
    orientation: String.raw`(?:no|sin|solo|únicamente) (?:homosexuales|heterosexuales|gays?|lesbianas|bisexuales|trans\w*)|heterosexual(?:es)?|orientación sexual`,
    gender: String.raw`de buena presencia|(?:amable|simpática) (?:señora|señorita|chica|mujer)|^(?:hombre|mujer|varón|señorita|chica|chico)(?= ?[,.;]|$)|(?:solo|sólo|únicamente|exclusivamente|preferiblemente|preferentemente|reservad[oa]|exclusiv[oa])(?: para| a)? (?:hombres?|mujeres?|mujer|varones|varón|chicas?|chicos?|señoritas?)|(?:hombres?|mujeres?|varones|chicas?|señoritas?) (?:solo|únicamente|exclusivamente|preferiblemente)|no (?:hombres|mujeres)|(?:guapa|atractiva|bella|linda|bonita) (?:mujer|chica|señorita)|(?:mujer|chica|señorita) (?:guapa|atractiva|de buena presencia)|una? (?:hombre|mujer|chica|chico|señorita) para|de sexo (?:masculino|femenino)|sexo ?:|género ?:`,
  },
  asks: {
    age: String.raw`qué edad tienes?(?: usted)?|cuántos años (?:tienes?|cumples?)(?: usted)?(?! (?:de|trabajando|en|con))|cuándo (?:naciste|nació)|en qué año (?:naciste|nació)|(?:tu|su) fecha de nacimiento|cuál es (?:tu|su) edad|cuándo (?:\w+ ){0,2}(?:jubilarte|jubilarse|te jubilas)`,
    family: String.raw`(?:tienes?|piensas?|planeas?|quieres?|esperas?|vas? a|te gustaría|le gustaría)(?: usted)?(?: tener| en tener)?(?: más| algún)? (?:hijos?|niños(?= ?[?,.]| pequeños)|marido|esposo|esposa|pareja|bebé|familia(?= ?[?,.]))|estás? (?:usted )?(?:embarazada|casad[oa]|solter[oa]|divorciad[oa])|eres (?:casad[oa]|solter[oa]|madre|padre)|quedar(?:te|se)? embarazada|(?:tu|su) (?:marido|esposo|esposa)|tus hijos`,
    origin: String.raw`de dónde (?:eres|vienes?|es usted|son (?:tus|sus) padres)|dónde (?:naciste|nació usted)|(?:cuál es )?(?:tu|su) (?:nacionalidad|lengua materna|raza)|cuál es (?:tu|su) origen|eres (?:español|española|extranjer[oa]|inmigrante)`,
    health: String.raw`(?:tienes?|padeces?|has tenido|ha tenido|sufres?|tomas?)(?: usted| de| alguna| algún| alguna vez| una){0,3} (?:enfermedad\w*|discapacidad\w*|problemas? de salud|alergias?|medicación|medicamentos|minusvalía)|estás? (?:usted )?(?:enferm[oa]|san[oa]|de baja)|tu salud|cómo (?:está|es|va) su salud|cuántas veces (?:\w+ ){0,4}(?:enferm[oa]|de baja)|cuántas bajas`,
    religion: String.raw`(?:eres|es usted) (?:${faiths}|religios[oa]|creyente)|tu (?:religión|fe|iglesia)|cuál es su (?:religión|fe|iglesia)|qué religión (?:tienes?|practicas?|profesas?)|crees? en dios|vas? a (?:la iglesia|misa|la mezquita)|rezas?(?= ?[?])|llevas? velo`,
    orientation: String.raw`(?:eres|es usted) (?:gay|lesbiana|homosexual|bisexual|hetero\w*|trans\w*)|tienes? (?:novio|novia)|tu sexualidad`,
    gender: String.raw`(?:eres|es usted) (?:un |una )?(?:hombre|mujer)|tu (?:sexo|género)|cuál es su (?:sexo|género)`,
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
