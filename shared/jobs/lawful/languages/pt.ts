import type { LawfulWording } from "../grounds.ts";

const faiths =
  "crist(?:ão|ãos|ã|ãs)|católic[oa]s?|evangélic[oa]s?|protestantes?|muçulman[oa]s?|judeus?|judias?|ateus?";

export const pt: LawfulWording = {
  ages: "(?:vinte|trinta|quarenta|cinquenta|sessenta)(?: e \\w+)?",
  names: {
    age: String.raw`(?:no máximo|máximo|até|não mais de) \d{2} anos(?! de)|(?:recém-formad|graduad|licenciad)[oa]s?,? (?:no máximo|até|com menos de) \d{2}|(?:menor(?:es)?|maior(?:es)?|menos|mais) de \d{2} anos(?! de experiência)|até (?:os |aos )?\d{2} anos(?! de experiência)|entre \d{2} e \d{2} anos|idade (?:máxima|mínima|limite|entre|até|inferior|superior)|limite de idade|faixa etária|nascid[oa]s? depois de \d{4}|(?:pessoa|candidat[oa]s?|homem|mulher|rapaz|moça) jove(?:m|ns)|jove(?:m|ns)(?: e|,)? (?:dinâmic[oa]s?|motivad[oa]s?|energétic[oa]s?|talentos?)|nativ[oa] digital`,
    family: String.raw`sem crianças(?: pequenas)?(?= ?[.,;!]?$| em casa)|solteir[oa]s?|sem (?:filhos|compromissos familiares|encargos familiares|família)|não ter filhos|casad[oa]s?|estado civil|situação familiar|(?:não estar|não) grávida|planos de (?:ter filhos|gravidez)|planeamento familiar`,
    origin: String.raw`falantes? nativ[oa]s?|nativ[oa]s? (?:em|de) (?:português|inglês|alemão)|língua materna|(?:de|ter|com|sua) nacionalidade|nacionalidade (?:\w+ )?(?:exigida|obrigatória)|nacionalidade ?:|cidadani?a|(?:só|somente|apenas) (?:portugueses|brasileiros|europeus|nacionais)|(?:não|sem) (?:estrangeiros|imigrantes)|sem sotaque|(?<!certificad[oa]s? |denominação |denominações |pa[ií]s(?:es)? |peças? |produtos? |código |lugar |dados )de origem (?!e |ou |animal|vegetal|controlada|protegida)\w+|pais (?:portugueses|brasileiros)|raça|etnia|nascid[oa]s? em|cor da pele`,
    health: String.raw`(?:boa|excelente|perfeita) saúde|(?:bom|perfeito) estado de saúde|(?:sem|nenhuma|não ter|não possuir)(?: qualquer| nenhuma?| alguma)? (?:deficiências?|doenças?|problemas? de saúde)|não (?:deficientes?|portador\w* de deficiência)|pessoa saudável|candidat[oa] saudável|(?:nunca|raramente) doente|histórico médico`,
    religion: String.raw`valores (?:cristãos|muçulmanos|católicos|religiosos)|(?:pessoa|católic[oa]|cristão|cristã) praticante|^praticantes?$|crentes?|(?:${faiths}) (?:praticantes?|somente|apenas|de preferência)|(?:só|somente|apenas|não) (?:${faiths})|de (?:fé|religião|confissão) \w+|religião|batizad[oa]s?|membro de (?:uma|da) igreja|sem véu`,
    orientation: String.raw`(?:não|sem|só|apenas|somente) (?:homossexua\w+|heterossexua\w+|gays?|lésbicas|bissexua\w+|trans\w*)|heterossexual|heterossexuais|orientação sexual`,
    gender: String.raw`(?:de )?boa aparência|(?:simpática|amável) (?:senhora|moça|mulher)|^(?:homem|mulher|moça|rapaz|senhora)(?= ?[,.;]|$)|(?:só|somente|apenas|exclusivamente|preferencialmente|reservad[oa]|exclusiv[oa])(?: para| a)? (?:homens?|mulheres?|mulher|moças?|rapazes|senhoras)|(?:homens?|mulheres) (?:somente|apenas|de preferência)|não (?:homens|mulheres)|(?:bonita|linda|atraente) (?:mulher|moça)|(?:mulher|moça) (?:bonita|atraente|de boa aparência)|uma? (?:homem|mulher|moça|rapaz) para|(?:de|do) sexo (?:masculino|feminino)|sexo ?:|género ?:|gênero ?:`,
  },
  asks: {
    age: String.raw`(?:que idade|quantos anos) (?:você |o senhor |a senhora )?(?:tem|tens)(?= ?[?.,]|$)|qual (?:é )?a (?:sua|tua) idade|quando (?:você )?(?:nasceu|nasceste)|(?:sua|tua) data de nascimento|quando (?:\w+ ){0,3}(?:reformar|aposentar)`,
    family: String.raw`(?:tem|tens|quer|pretende|planeja|planeia|pensa em|deseja|gostaria de|espera)(?: ter| já| mais){0,2} (?:filhos?|crianças(?= ?[?,.]| pequenas)|marido|esposa|esposo|um bebê|um bebé|família(?= ?[?,.]))|(?:é|está|és|estás) (?:casad[oa]|solteir[oa]|grávida|divorciad[oa]|mãe|pai)(?= ?[?,.]| ou)|engravidar|(?:seu|teu) marido|(?:sua|tua) esposa|(?:seus|teus) filhos|constituir família`,
    origin: String.raw`de onde (?:você )?(?:é|és|vem|vens)(?= ?[?.,]|$| originalmente)|onde (?:você )?(?:nasceu|nasceste)|(?:sua|tua) (?:nacionalidade|língua materna|raça|origem)|de onde são (?:os )?(?:seus|teus) pais`,
    health: String.raw`(?:tem|tens|teve|sofre|toma|tomas)(?: de| alguma| algum| uma){0,2} (?:doenças?|deficiências?|problemas? de saúde|alergias?|medicação|medicamentos|remédios)(?= ?[?,.]| ou| crônica| crónica)|(?:está|é|esteve) (?:doente|saudável|deficiente|de baixa)(?= ?[?,.]| ou)|(?:sua|tua) (?:saúde|doença|deficiência)|quantas vezes (?:\w+ ){0,4}doente`,
    religion: String.raw`(?:é|és) (?:${faiths}|religios[oa]|crente|praticante|batizad[oa])(?= ?[?,.]| ou)|(?:sua|tua) (?:religião|fé|igreja)|(?:que|qual) religião|acredita em deus|vai à (?:igreja|missa|mesquita)|usa véu`,
    orientation: String.raw`(?:é|és) (?:gay|lésbica|homossexual|heterossexual|hétero|bissexual|trans\w*)(?= ?[?,.]| ou)|(?:tem|tens) (?:namorado|namorada)|(?:sua|tua) sexualidade`,
    gender: String.raw`(?:é|és) (?:um |uma )?(?:homem|mulher)(?= ?[?,.]| ou)|(?:seu|teu) (?:sexo|género|gênero)`,
  },
  lawful: {
    age: ["Mantém o ritmo nos dias cheios e sabe dizer como", "Aprendeu uma ferramenta nova no último ano"],
    family: ["Pode trabalhar no horário indicado", "Pode viajar quando o trabalho o pede"],
    origin: [
      "Fala e escreve a língua bem o bastante para os clientes",
      "Pode trabalhar legalmente no local de trabalho",
    ],
    health: [
      "Consegue fazer as tarefas indicadas, com apoio se for preciso",
      "Organiza o trabalho pesado para que seja feito",
    ],
    religion: ["Trabalha nos dias indicados", "Trata de igual modo pessoas de todas as crenças"],
    orientation: ["Trata toda a gente com respeito", "Trabalha bem com pessoas muito diferentes"],
    gender: ["Consegue fazer as tarefas indicadas", "Entende-se bem com todos os clientes"],
  },
};
