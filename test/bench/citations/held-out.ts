import { paraphrasesIn } from "./paraphrases-in.ts";

/** The half that is kept back while the check of citations is tuned. */
export const heldOut = paraphrasesIn(`
en | Patrick is employed as a waiter and is paid €8.65 per hour. | Patrick makes €8.65 an hour. | Patrick makes €8.65 a day.
en | The caretaker receives USD 2,800 monthly. | The caretaker is paid $2,800 a month. | The gardener is paid $1,800 a month.
en | Insurance premiums come to 480 pounds a year. | Insurance costs £480 annually. | Insurance costs £840 annually.
en | Ms Lindqvist earns SEK 540,000 yearly. | Lindqvist's salary is 540,000 kronor per annum. | Petersen's salary is 540,000 kronor per annum.
en | The lease runs for sixty months. | It is leased for five years. | It is leased for six years.
en | Complaints are answered within 72 hours. | You hear back about complaints within three days. | You hear back about complaints within five days.
en | Construction began on April 12, 2011. | They started building on 12/04/2011. | They started building on 12/09/2011.
en | The last bus leaves at a quarter to midnight, 23:45. | The final bus goes at 11:45 pm. | The final bus goes at 10:45 pm.
en | The suitcase must not exceed 23 kg. | Your suitcase may weigh 23 kilos at most. | Your suitcase may weigh 32 kilos at most.
en | The film had 2.3 million viewers. | 2,300,000 people watched it. | 3,200,000 people watched it.
en | The channel has 85,000 followers. | 85k people follow the channel. | 58k people follow the channel.
en | Turnout was 62.5%. | 62.5 percent of voters took part. | 65.2 percent of voters took part.
en | A single room costs 89 EUR per night including breakfast. | A single is €89 a night. | A single is €98 a night.
en | The trail is 14 kilometres long. | The route covers 14 km. | The route covers 14 miles.
en | The savings account yields 2.75% per annum. | You get 2.75 per cent a year on savings. | You get 2.57 per cent a year on savings.
en | Pupils have six weeks of summer holidays. | School is closed for 6 weeks in summer. | School is closed for 9 weeks in summer.
en | The charge lasts for 2.5 hours. | It lasts 150 minutes. | It lasts 190 minutes.
en | Repairs usually take 7–10 days. | A repair needs between 7 and 10 days. | A repair needs between 17 and 20 days.
en | Henry Adeyemi opened the bakery in November 2004. | Adeyemi opened it in 11/2004. | Adeyemi opened it in 10/2004.
en | The conference takes place on the 7th of September 2027. | It is on 2027-09-07. | It is on 2027-09-17.
en | The patent expired on 30.06.2015. | It ran out on June 30, 2015. | It ran out on July 30, 2015.
en | Bookings can be changed until 24 hours before departure. | Changes are possible up to one day before you leave. | Changes are possible up to four days before you leave.
en | The concert begins at 7:30 p.m. in the town hall. | It starts at 19:30. | It starts at 18:30.
en | The kettle holds 1.7 litres. | It takes 1,700 ml. | It takes 1,100 ml.
en | The plan includes 250 megabytes of data. | You get 250 MB. | You get 250 GB.
en | Let the dough rest for a quarter of an hour. | The dough rests for 15 minutes. | The dough rests for 25 minutes.
en | A stamp costs ninety cents. | Stamps are €0.90 each. | Stamps are €0.80 each.
en | Net income was €450m in 2022. | In 2022 profit was 450 million euros. | In 2022 profit was 540 million euros.
en | Permits are valid for eighteen months. | A permit is good for 18 months. | A permit is good for 12 months.
en | The hall seats four hundred guests. | There are seats for 400. | There are seats for 500.
en | Payment is due within thirty days of invoice. | Invoices must be paid in 30 days. | Invoices must be paid in 90 days.
en | The fee for a replacement card is CZK 200. | A new card costs 200 koruna. | A new card costs 300 koruna.
en | Registration opens at midnight on 1 February. | It opens at 00:00 on February 1. | It opens at 00:00 on March 1.
en | The greenhouse is heated to 18 degrees. | It is kept at 18 °C. | It is kept at 28 °C.
en | The team consists of three engineers and one designer. | 3 engineers are in the team. | 5 engineers are in the team.
en | The offer is valid until 28 February 2026. | It ends on 28/02/2026. | It ends on 18/02/2026.
en | Maintenance costs $1,200 twice a year. | You pay 1,200 dollars for maintenance 2 times per year. | You pay 1,300 dollars for maintenance 2 times per year.
en | Maria Rossi trains 12 hours per week. | Rossi trains 12 hours weekly. | Bianchi trains 12 hours weekly.
en | The cable is 250 cm long. | Its length is 2.5 metres. | Its length is 3.5 metres.
en | Each capsule contains 500 mg of the active substance. | One capsule has 0.5 g of it. | One capsule has 5 g of it.
en | Library cards are issued for 2 years. | A card is valid for 24 months. | A card is valid for 30 months.
en | Tutoring is charged at £40 per lesson. | A lesson is 40 pounds. | A lesson is 40 euros.
en | Breakfast is served from 6:30 to 10 am. | You can have breakfast between 06:30 and 10:00. | You can have breakfast between 07:30 and 10:00.
en | In 1998 the firm had 1,450 workers. | 1450 people worked at the firm in 1998. | 1450 people worked at the firm in 1989.
en | The dam, 221 m in height, was finished in 1936. | The 221-metre dam was completed in 1936. | The 221-metre dam was completed in 1963.
en | Children under twelve pay nothing. | Kids younger than 12 are free. | Kids younger than 14 are free.
en | Nestlé bought the plant for 80 million Swiss francs. | Nestlé paid CHF 80m for the plant. | Danone paid CHF 80m for the plant.
en | The first 45 minutes are free, then €2 per hour. | After 45 free minutes it is 2 euros an hour. | After 45 free minutes it is 3 euros an hour.
en | The licence must be renewed every five years. | Renew it every 5 years. It is valid for 60 months. | It is valid for 48 months.
en | Winds reached 140 km/h. | There were winds of 140 kilometres an hour. | There were winds of 240 kilometres an hour.
en | A surcharge of eight percent is added. | 8% is added as a surcharge. | 18% is added as a surcharge.
en | The painting fetched $2.4m at auction. | It was sold for 2,400,000 dollars. | It was sold for 4,200,000 dollars.
en | Feed the fish three times a day. | They are fed 3 times daily. | They are fed 5 times daily.
en | The road is closed from 10 to 24 August 2026. | It is shut from 2026-08-10 until 2026-08-24. | It is shut from 2026-10-10 until 2026-10-24.
en | Students save 15 percent on all tickets. | There is 15% off for students. | There is 50% off for students.
en | Sergeant Mbeki was born on 02/11/1970. | Mbeki's date of birth is 2 November 1970. | Mbeki's date of birth is 12 November 1970.
en | A locker costs 2 euros, refunded on return. | Lockers are €2. | Lockers are €5.
en | The minimum deposit is five thousand dollars. | Put in at least $5,000. | Put in at least $15,000.
en | Two thirds of members voted yes; the rest, 33%, abstained. | 33 per cent abstained. | 43 per cent abstained.
en | The printer produces 22 pages per minute. | It prints 22 pages a minute. | It prints 22 pages an hour.
en | Visiting hours are 2 pm to 6 pm daily. | Visitors may come every day from 14:00 to 18:00. | Visitors may come every day from 14:00 to 16:00.
en | The probationary period is half a year. | Probation lasts 6 months. | Probation lasts 8 months.
en | Half a dozen rolls cost €3. | 6 rolls are 3 euros. | 6 rolls are 7 euros.
en | The reactor produces 1,300 megawatts. | Its output is 1.3 gigawatts, or 1,300 MW. | Its output is 1,800 MW.
es | El alquiler es de 850 € mensuales. | Se pagan 850 euros al mes. | Se pagan 580 euros al mes.
es | El curso dura seis semanas. | Son 6 semanas de curso. | Son 8 semanas de curso.
es | La batería dura 90 minutos. | Funciona una hora y media, es decir 1,5 horas. | Funciona 3,5 horas.
es | La farmacia cierra a las 21:30. | Cierra a las 9:30 de la noche. | Cierra a las 10:45 de la noche.
es | El museo se inauguró el 12 de octubre de 1992. | Fue inaugurado el 12-10-1992. | Fue inaugurado el 12-11-1992.
es | El descuento es del 15 por ciento. | Hay un 15 % de descuento. | Hay un 25 % de descuento.
de | Der Kurs kostet 89,90 EUR. | Für den Kurs zahlt man 89,90 Euro. | Für den Kurs zahlt man 98,90 Euro.
de | Die Probezeit beträgt sechs Monate. | Sie dauert ein halbes Jahr, also 6 Monate. | Sie dauert 9 Monate.
de | Der Tank fasst 45 Liter. | In den Tank passen 45 l. | In den Tank passen 54 l.
de | Der Zug fährt um 18.45 Uhr ab. | Abfahrt ist um 18:45. | Abfahrt ist um 19:45.
de | Der Mietvertrag begann am 1. Februar 2023. | Er läuft seit 01.02.2023. | Er läuft seit 01.04.2023.
de | Der Zinssatz liegt bei 3,5 Prozent jährlich. | Die Zinsen betragen 3,5 % pro Jahr. | Die Zinsen betragen 5,3 % pro Jahr.
fr | La cotisation annuelle s'élève à 60 euros. | On paie 60 € par an. | On paie 60 € par mois.
fr | La garantie est valable 24 mois. | Elle dure deux ans. | Elle dure cinq ans.
fr | Le magasin ferme à 19 h. | La fermeture est à 19:00. | La fermeture est à 21:00.
fr | Le colis pèse 2,5 kilogrammes. | Il pèse 2 500 g. | Il pèse 3 500 g.
fr | Le festival a lieu du 5 au 9 août 2026. | Il dure du 05/08/2026 au 09/08/2026. | Il dure du 05/09/2026 au 09/09/2026.
fr | La TVA est de vingt pour cent. | On applique 20 % de TVA. | On applique 10 % de TVA.
zh | 门票价格为50元。 | 一张票要50元人民币。 | 一张票要80元人民币。
zh | 退货期限为14天。 | 两周内可以退货,即14天。 | 30天内可以退货。
zh | 该公司成立于1998年5月20日。 | 公司成立日期:1998-05-20。 | 公司成立日期:1998-06-20。
zh | 博物馆下午5点半关门。 | 17:30闭馆。 | 18:30闭馆。
zh | 去年营业额为3.2亿元。 | 营业额达到320,000,000元。 | 营业额达到230,000,000元。
zh | 折扣为百分之十五。 | 可享受15%的折扣。 | 可享受25%的折扣。
ar | يبلغ الإيجار الشهري 800 دولار. | الإيجار 800 $ في الشهر. | الإيجار 900 $ في الشهر.
ar | يمكن إرجاع المنتج خلال 14 يومًا. | يمكن الإرجاع خلال 2 أسبوع. | يمكن الإرجاع خلال 6 أسابيع.
ar | بدأت الدورة في 12 أكتوبر 2025. | تاريخ بداية الدورة 2025-10-12. | تاريخ بداية الدورة 2025-11-12.
ar | نسبة الخصم 15 بالمئة. | الخصم 15٪. | الخصم 35٪.
vi | Giá vé là 150.000 đồng. | Mỗi vé giá 150000 đồng. | Mỗi vé giá 180000 đồng.
vi | Khóa học kéo dài sáu tuần. | Khóa học dài 6 tuần. | Khóa học dài 8 tuần.
vi | Công ty thành lập ngày 20 tháng 5 năm 1998. | Công ty thành lập 20/05/1998. | Công ty thành lập 20/07/1998.
vi | Mức giảm giá là 15 phần trăm. | Được giảm giá 15%. | Được giảm giá 45%.
th | ค่าเช่าเดือนละ 8,000 บาท | ค่าเช่า 8000 บาทต่อเดือน | ค่าเช่า 9000 บาทต่อเดือน
th | คืนสินค้าได้ภายใน 14 วัน | คืนสินค้าได้ภายใน 2 สัปดาห์ | คืนสินค้าได้ภายใน 6 สัปดาห์
th | พิพิธภัณฑ์เปิดเวลา 9.30 น. | พิพิธภัณฑ์เปิด 09:30 | พิพิธภัณฑ์เปิด 10:30
th | ส่วนลด 15 เปอร์เซ็นต์ | ได้ส่วนลด 15% | ได้ส่วนลด 65%
`);
