import { questionsIn } from "./questions-in.ts";

/** The half that is kept back while answers are tuned. */
export const heldOut = questionsIn(`
# norwich-city.txt
How much did Norwich pay for Roberts? => 850,000
How many caps did Roberts win for Wales? => fifteen|15 caps|15 appearances
Wo wurde Iwan Roberts geboren? => Bangor
Do you ship to Norway? => -
How much is a season ticket at Carrow Road? => -

# test_wikipedia.html
Who runs Microsoft since 2014? => Nadella
¿Cuándo se lanzó Windows XP? => October 25, 2001
Where are Microsoft's headquarters? => Redmond
Will Microsoft become carbon negative? => carbon negative by 2030|2030
How do I reset my Xbox password? => -

# IllustrativeCases.docx
What is Eddie's salary? => 120,000
Is John married? => single
How much early childhood supplement is paid for a child? => €250
Who is the minister for finance? => -
What time do you open on Saturdays? => -

# AverageTaxRates.xlsx
Are other allowances or reliefs included in the rates? => does not include|only the standard
How much tax does a single person with 40,000 pay in 2005, in percent? => 24\\.0%|21\\.6%
married, one income, 2 children, 30,000: rate in 2007? => 5\\.1%|2\\.9%
What was the rate for singles in 1985? => -
Do you offer student discounts? => -

# alterman_security.ppt
What is password entropy? => measure of randomness
When was CertiPath cross-certified? => 07/2006
what does InCommon Silver mean => LOA 2
How much does a digital certificate cost? => -
Which movie won the Oscar in 2006? => -

# reliance.pdf
How high was the net profit? => 67,845
On which page do I find Human Capital? => \\b176\\b
How much did Reliance spend on CSR? => 1,186
Is Reliance a Fortune 500 company? => Fortune 500
How do I become a supplier of Reliance? => -

# fr_olap.pdf
Combien y a-t-il d'opérateurs unaires ? => au nombre de 3|trois
Où travaillent les auteurs ? => Tours|Rabelais
Sur quelle machine les tests ont-ils été faits ? => Core 2 Duo
Peut-on utiliser QSL avec Python ? => -
Quelle est la capitale de l'Australie ? => -

# korean-text-with-tables.pdf
주유하면 몇 퍼센트 적립되나요? => 1\\.5 ?%
1포인트는 얼마의 가치가 있나요? => 1 ?원
LPG 충전소도 적립되나요? => LPG ?충전소
전월에 얼마를 써야 적립되나요? => 40만 ?원
카드를 잃어버리면 어디에 신고하나요? => -

# cap.stanford.edu_profiles_viewbiosketch_facultyid_4009andname_m_maciver.doc
When did MacIver become associate professor? => June 1998
Which agency pays for the project on GABA and glutamate synapses? => NIH|NIGMS|NIDA
¿En qué universidad se doctoró MacIver? => Calgary
What is MacIver's email address? => -
How long should I boil an egg? => -

# 53379.doc
At what temperature does AB1234 melt? => 160 ?°C
How long do the capsules keep? => 6 months
Is the gelatine from cows? => bovine
How many volunteers take part in the study? => 20 healthy|cohorts of 3
Who wrote Hamlet? => -

# example-steelJIS-datasheet-utf-16.html
How hard is SNB22-3? => \\b293\\b
Which JIS standard covers SNB22-3? => G 4108
Wie hoch ist die Streckgrenze von SNB22-3? => \\b890\\b
Can SNB22-3 be welded? => -
Do you deliver on Sundays? => -

# spring-weather.html.json
How many child hot car deaths happen outside the summer? => third
May I share the spring safety content? => freely available|encourage sharing
How can I prepare for bad weather? => storm shelter|emergency kit
What was the temperature in Boston yesterday? => -
How do I cancel my subscription? => -
`);
