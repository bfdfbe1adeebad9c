import { questionsIn } from "./questions-in.ts";

/** The half by which the built-in model's answers are tuned. */
export const tuning = questionsIn(`
# norwich-city.txt
When did Roberts join Norwich? => July 1997|summer [^.]*1997
who was Roberts' agent => Speedie
Why was Roberts banned for three matches? => Muscat|stamp
Does Iwan Roberts speak Welsh? => fluent Welsh|Welsh-speaking|bilingual
Who won the world cup in 1998? => -

# test_wikipedia.html
Who founded Microsoft? => founded by Bill Gates and Paul Allen|Gates and Allen established
How much did they pay for LinkedIn? => 26\\.2 billion
When did Windows 95 come out? => August 24, 1995
What is the phone number of Microsoft support? => -
Do you deliver to the moon? => -

# IllustrativeCases.docx
How much will Aoife and Liam gain? => €?970|€?1,650
what does Patrick do for a living => waiter
How old is Mary? => aged 69|69 years
Combien gagne Siobhan par an ? => 24,960
How much does Brian earn? => -

# AverageTaxRates.xlsx
How is the joint income split between spouses? => 65%
modified rate PRSI, single, 15,000: what was the rate in 1997? => 20\\.9%
What counts as an average tax rate? => total of income tax|proportion of gross income
What is the corporate tax rate? => -
How do I claim a tax refund? => -

# alterman_security.ppt
Who is Peter Alterman? => chair|assistant CIO|policy authority
How long does it take a university to cross-certify with the Federal PKI? => 3 ?[–-] ?6 months
Which level needs a one-time password? => level 3
Was bedeutet LOA? => assurance
How do I change my password on the NIH website? => -

# reliance.pdf
Who is the founder chairman of Reliance? => Dhirubhai
When is the AGM? => 29(?:th)? August,? 2022
How many jobs did Reliance create? => 2,32,822
What is the Reliance share price today? => -
Can I pay with PayPal? => -

# fr_olap.pdf
Qu'est-ce que QSL ? => langage
Combien de requêtes y a-t-il dans le plus gros fichier log ? => \\b905\\b
Avec quel langage de programmation l'algorithme est-il implémenté ? => Java
Who wrote the paper on OLAP query logs? => Aligon|Marcel|Negre
Combien coûte une licence de QSL ? => -

# korean-text-with-tables.pdf
편의점에서는 몇 퍼센트 적립되나요? => (?<![.\\d])2 ?%
빅포인트 유효기간은 얼마나 되나요? => 5년
How many percent do I get at GS25? => (?<![.\\d])2 ?%
연회비는 얼마인가요? => -
비밀번호는 어떻게 변경하나요? => -

# cap.stanford.edu_profiles_viewbiosketch_facultyid_4009andname_m_maciver.doc
What position does Bruce MacIver hold? => associate professor
Where did MacIver get his PhD? => Calgary
How many papers has MacIver published? => \\b51 papers
Is MacIver married? => -
How do I book an appointment with Dr. MacIver? => -

# 53379.doc
How should the capsules be stored? => 30 ?°C
What colour are the capsules? => orange
What is AB1234 used for? => reflux
Is AB1234 approved in Japan? => -
What is the dose of AB1234 for children? => -

# example-steelJIS-datasheet-utf-16.html
What is the tensile strength of SNB22-3? => \\b1000\\b
How much carbon does SNB22-3 contain? => 0\\.39
What is SNB22-3 used for? => bolts
How much does a ton of SNB22-3 cost? => -
Who is the president of France? => -

# spring-weather.html.json
When does spring begin this year? => March 1|March 20
What is the spring campaign about? => heat
Where is the National Weather Service office? => 1325 East West|Silver Spring
Will it rain tomorrow? => -
How much does a weather radio cost? => -
`);
