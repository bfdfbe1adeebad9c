import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "Adjuntar un archivo",
  attaching: "Adjuntando {name}…",
  attached: "{name} está adjunto.",
  removed: "{name} se ha quitado.",
  remove: "Quitar {name}",
  cancel: "Cancelar {name}",
  again: "Reintentar",
  only: "Su texto se usa solo en este chat.",
  with: "Adjunto: {name}",
  cut: "{name} es muy largo. Solo se usa el principio.",
  large: "{name} supera los {most} MB. Adjunte un archivo más pequeño.",
  unreadable:
    "No se puede leer {name}. Adjunte un archivo de texto, PDF, Office, HTML, CSV o JSON sin contraseña.",
  full: "Un chat admite {most} archivos como máximo.",
  later: "Han llegado muchos archivos en poco tiempo. Inténtelo de nuevo en {n} min.",
  off: "Este chat no admite archivos por el momento.",
  failed: "No se ha podido adjuntar {name}.",
  waiting: "Su pregunta se enviará cuando el archivo esté listo.",
} satisfies AttachWords;
