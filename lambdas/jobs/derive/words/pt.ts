import type { PostingWords } from "./posting-words.ts";

export const pt: PostingWords = {
  headings: {
    must: "requisitos?(?: (?:obrigatórios|mínimos|essenciais))?|obrigatórios?|imprescindíve(?:l|is)|essencia(?:l|is)|(?:o seu |seu )?perfil(?: pretendido| procurado)?|(?:o que )?(?:procuramos|buscamos|esperamos)|funções|tarefas|responsabilidades|competências|conhecimentos|experiência|qualificações",
    nice: "desejáve(?:l|is)|diferencia(?:l|is)|valorizamos|preferencia(?:l|is)|um plus|opciona(?:l|is)|requisitos (?:desejáveis|preferenciais)|seria bom|nice to have|fatores? preferencia(?:l|is)",
    note: "personalidade|perfil pessoal|condições|documentos|observações",
    other:
      "(?:o que )?oferecemos|benefícios|vantagens|sobre nós|quem somos|contato|contacto|salário|remuneração|como se candidatar|igualdade(?: de oportunidades)?",
  },
  nice: "desejáve(?:l|is)|diferencia(?:l|is)|valorizad[oa]s?|será valorizad[oa]|preferencial(?:mente)?|um plus|opciona(?:l|is)|idealmente|seria (?:bom|ideal|útil)|bem-vind[oa]s?|não obrigatóri[oa]|vantagem",
  emphatic:
    "obrigatóri[oa]s?|imprescindíve(?:l|is)|essencia(?:l|is)|necessári[oa]s?|indispensáve(?:l|is)|exigid[oa]s?",
  note: "(?:encaix[ae]r?|integr[ae]r?|adapt[ae]r?)(?:-se)?(?: bem)? (?:na|com a|à|no) (?:nossa |nosso )?(?:equipa|equipe|time)|sentido de humor|senso de humor|simpátic[oa]|atitude positiva|carta de condução|carteira de motorista|cnh|viatura própria|veículo próprio|disponibilidade|disponível (?:para|a partir)|visto de trabalho|pretensão salarial|turnos? (?:noturnos?|rotativos?)|fins de semana|residir|morar (?:em|perto)|diploma|licenciatura|graduação|ensino (?:médio|superior)|certificado|formação (?:em|superior)|registo criminal",
  other:
    "escreva-nos|contacte-nos|fale conosco|todos os perfis|igualdade de oportunidades|diversidade|independentemente d|oferecemos|envie|candidate-se|junte-se|somos (?:uma|um|a)|fundada em|não (?:é|são) (?:necessári[oa]s?|exigid[oa]s?|obrigatóri[oa]s?)|vale (?:refeição|transporte)|férias|plano de saúde|salário competitivo",
  years: String.raw`\d{1,2} ?\+? ?anos?|(?:um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|vários|alguns|muitos) anos?`,
  you: "você|te|seu|sua|tu|irá",
  beginnings:
    "(?:procuramos |buscamos |procura-se )?(?:alguém|uma pessoa) que|a pessoa(?: ideal)?|o candidato(?: ideal)?|exige-se|idealmente,?|preferencialmente,?|valoriza-se|será valorizad[oa]",
  endings:
    "(?:,|–|-)? ?(?:(?:é|são|será|serão|seria))? ?(?:desejáve(?:l|is)|um diferencial|um plus|uma vantagem|valorizad[oa]s?|opciona(?:l|is)|bem-vind[oa]s?|obrigatóri[oa]s?|imprescindíve(?:l|is)|necessári[oa]s?|essencia(?:l|is))",
  and: "e",
  questions: [
    "Para este trabalho, uma coisa conta muito: «{}». Conte-nos uma situação em que fez isso. Qual foi a sua parte e como terminou?",
    "Passemos a «{}». Que exemplo do seu próprio trabalho o mostra melhor e o que fez exatamente?",
    "E «{}»: quando precisou disso pela última vez? Descreva a situação e o que fez.",
    "Mais um exemplo, desta vez de «{}»: o que foi difícil e como lidou com isso?",
  ],
  yearsQuestion:
    "O anúncio fala de «{}». Que trabalho desse tempo mostra melhor o que sabe fazer e qual foi a sua parte?",
};
