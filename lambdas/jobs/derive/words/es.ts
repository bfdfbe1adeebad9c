import type { PostingWords } from "./posting-words.ts";

export const es: PostingWords = {
  headings: {
    must: "requisitos?(?: (?:imprescindibles|mínimos|obligatorios|del puesto))?|imprescindibles?|obligatorios?|(?:tu )?perfil(?: requerido| buscado)?|qué (?:buscamos|necesitas|pedimos|esperamos)|buscamos|funciones|tareas|responsabilidades|tus funciones|experiencia|conocimientos|competencias|se requiere",
    nice: String.raw`deseables?|valorables?|se valorará(?: \w+)?|se valora(?: \w+)?|opcionales?|plus|un plus|ideal(?:mente)?|preferibles?|requisitos (?:deseables|valorables)|nice to have`,
    note: "personalidad|actitud|condiciones(?: prácticas)?|documentación|a tener en cuenta",
    other:
      "(?:qué )?(?:ofrecemos|te ofrecemos)|se ofrece|beneficios|ventajas|sobre nosotros|quiénes somos|contacto|salario|cómo (?:aplicar|inscribirse)|igualdad(?: de oportunidades)?",
  },
  nice: "deseables?|se valorar[áa]n?|se valoran?|valorables?|un plus|opcional(?:es)?|ideal(?:mente)?|preferible(?:mente)?|sería (?:bueno|ideal|útil)|bienvenid[oa]s?|no imprescindible|ventaja",
  emphatic: "imprescindibles?|obligatori[oa]s?|necesari[oa]s?|indispensables?|se requiere",
  note: "encaj[ae]r?(?: bien)? (?:en|con) (?:el|nuestro) equipo|sentido del humor|simpátic[oa]|buena actitud|actitud positiva|buena presencia|(?:carné|carnet|permiso|licencia) de (?:conducir|trabajo)|vehículo propio|coche propio|disponibilidad|incorporación|pretensiones? salarial(?:es)?|residencia en|vivir (?:en|cerca)|turnos? (?:de noche|rotativos?)|fines de semana|antecedentes penales|titulación|título (?:de|universitario|oficial)|grado (?:en|medio|superior)|diploma|certificado (?:de|oficial)|licenciatura",
  other:
    "escríbenos|contáctanos|llámanos|todos los perfiles|igualdad de oportunidades|diversidad|independientemente de|sin importar|ofrecemos|te ofrecemos|envía(?:nos)? (?:tu|su)|inscríbe(?:te)?|esperamos tu|somos (?:una|un|la)|fundada en|no (?:es necesari[oa]|se requiere|hace falta|se necesita)|únete|seguro médico|vacaciones|salario competitivo",
  years: String.raw`\d{1,2} ?\+? ?años?|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|muchos) años?`,
  you: String.raw`tú|te|tus?|usted|\w+(?:arás|erás|irás)`,
  beginnings: String.raw`(?:buscamos |se busca )?(?:a )?(?:alguien|una persona) que|que(?= \w+e\w*)|la persona(?: ideal)?|se requieren?|se valorarán?(?: positivamente)?|se valoran?|ideal(?:mente)?,?|el candidato(?: ideal)?|deseable:?`,
  endings:
    "(?:,|–|-)? ?(?:(?:es|son|será|serán|sería|serían|se))? ?(?:deseables?|valorables?|valorarán?|valoran?|un plus|opcional(?:es)?|preferibles?|bienvenid[oa]s?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|indispensables?|una ventaja)",
  and: "y|e",
  questions: [
    "Para este trabajo importa mucho lo siguiente: «{}». Cuéntanos una ocasión en la que lo hayas hecho. ¿Cuál fue tu parte y cómo terminó?",
    "Pasemos a «{}». ¿Qué ejemplo de tu propio trabajo lo muestra mejor y qué hiciste exactamente?",
    "Y «{}»: ¿cuándo lo necesitaste por última vez? Describe la situación y lo que hiciste.",
    "Un ejemplo más, esta vez de «{}»: ¿qué fue difícil y cómo lo resolviste?",
  ],
  yearsQuestion:
    "La oferta menciona «{}». ¿Qué trabajo de ese tiempo muestra mejor lo que sabes hacer y cuál fue tu parte?",
};
