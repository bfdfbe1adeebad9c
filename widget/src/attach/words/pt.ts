import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "Anexar um ficheiro",
  attaching: "A anexar {name}…",
  attached: "{name} está anexado.",
  removed: "{name} foi removido.",
  remove: "Remover {name}",
  cancel: "Cancelar {name}",
  again: "Tentar de novo",
  only: "O seu texto é usado apenas nesta conversa.",
  with: "Anexo: {name}",
  cut: "{name} é muito longo. Só o início é usado.",
  large: "{name} tem mais de {most} MB. Anexe um ficheiro mais pequeno.",
  unreadable:
    "Não é possível ler {name}. Anexe um ficheiro de texto, PDF, Office, HTML, CSV ou JSON sem palavra-passe.",
  full: "Uma conversa aceita no máximo {most} ficheiros.",
  later: "Chegaram muitos ficheiros em pouco tempo. Tente de novo dentro de {n} min.",
  off: "De momento esta conversa não aceita ficheiros.",
  failed: "Não foi possível anexar {name}.",
  waiting: "A sua pergunta é enviada quando o ficheiro estiver pronto.",
} satisfies AttachWords;
