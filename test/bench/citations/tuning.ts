import { paraphrasesIn } from "./paraphrases-in.ts";

/** The half by which the check of citations is tuned. */
export const tuning = paraphrasesIn(`
en | Siobhan is single and employed as a shop assistant, earning €24,960 per annum. | Siobhan earns €24,960 a year. | Niamh earns €24,960 a year.
en | The annual membership fee is EUR 120, payable in advance. | Members pay 120 euros yearly. | Members pay 210 euros yearly.
en | Rent amounts to $1,500 per month excluding utilities. | You pay 1,500 dollars each month in rent. | You pay 1,500 dollars each week in rent.
en | The guarantee period for all bicycles is 24 months from the date of purchase. | Bicycles come with a two-year warranty. | Bicycles come with a three-year warranty.
en | Items may be returned within 14 days of delivery. | You have two weeks to send something back. | You have three weeks to send something back.
en | The contract was signed on 3 June 2026 in Dublin. | It was signed on 2026-06-03. | It was signed on 2026-07-03.
en | The office opens at 9 am and closes at 5:30 pm. | Opening hours: 09:00 to 17:30. | Opening hours: 08:00 to 17:30.
en | Parcels may weigh up to 31.5 kg. | The maximum is 31.5 kilograms for a parcel. | The maximum is 31.5 grams for a parcel.
en | The city has a population of 1.5 million. | About 1,500,000 people live in the city. | About 2,500,000 people live in the city.
en | Our newsletter reaches 12,000 subscribers. | The newsletter goes to 12k readers. | The newsletter goes to 15k readers.
en | The deposit is 25% of the total price. | A quarter of the price is due as a deposit. A deposit of 25 percent applies. | A deposit of 35 percent applies.
en | A day ticket costs £12.50; children travel free. | Day tickets are 12.50 pounds. | Day tickets are 12.50 dollars.
en | The pool is 50 m long and 2 m deep. | Its length is 50 metres. | Its length is 50 kilometres.
en | Interest is charged at 4.5 percent p.a. on overdue amounts. | Late payments bear 4.5% interest a year. | Late payments bear 5.4% interest a year.
en | Staff are entitled to twenty-five days of paid leave annually. | Employees get 25 vacation days per year. | Employees get 27 vacation days per year.
en | The battery lasts 90 minutes. | It runs for an hour and a half on battery, 1.5 hours. | It runs for 2.5 hours on battery.
en | Delivery takes 3 to 5 working days within Ireland. | Orders arrive in 3–5 business days. | Orders arrive in 5–7 business days.
en | The museum was founded in March 1987 by Clara Jensen. | Clara Jensen founded it in 03/1987. | Clara Jensen founded it in 05/1987.
en | The annual general meeting will be held on 29th August, 2022. | The AGM takes place on August 29, 2022. | The AGM takes place on August 19, 2022.
en | Mr Byrne was hired on 12/31/2019. | Byrne joined on 31 December 2019. | Byrne joined on 30 December 2019.
en | Cancellation is free of charge up to 48 hours before arrival. | You can cancel at no cost until two days before. | You can cancel at no cost until three days before.
en | The train leaves at 18:45 from platform 7. | Departure is at 6:45 pm. | Departure is at 7:45 pm.
en | The tank holds 5 litres. | Its capacity is 5 l, that is 5,000 ml. | Its capacity is 50 l.
en | Standard users have 500 GB of storage. | 500 gigabytes of space are included. | 500 megabytes of space are included.
en | Bake the bread for half an hour at 220 °C. | It needs 30 minutes in the oven. | It needs 40 minutes in the oven.
en | The fine for late return is 50 cents per day. | Overdue items cost €0.50 a day. | Overdue items cost €0.50 an hour.
en | Revenue rose to $3.2bn in the last fiscal year. | Sales reached 3.2 billion dollars. | Sales reached 3.2 million dollars.
en | Loans are granted for up to 36 months. | The longest term is three years. | The longest term is four years.
en | The lift carries at most eight persons or 630 kg. | Up to 8 people may ride. | Up to 9 people may ride.
en | The trial period ends after 30 days. | You can try it for thirty days. | You can try it for sixty days.
en | Heating costs are estimated at CHF 2'400 a year. | Expect 2,400 francs per annum for heating. | Expect 4,200 francs per annum for heating.
en | The workshop on 5 May starts at noon. | It begins at 12:00 on May 5. | It begins at 12:00 on June 5.
en | The store room must be kept between 2 and 8 degrees Celsius. | Keep it at 2–8 °C. | Keep it at 2–18 °C.
en | Each ticket admits two adults and three children. | Admission covers 2 adults and 3 kids. | Admission covers 2 adults and 4 kids.
en | Applications must reach us by 15 October 2025. | The deadline is 15.10.2025. | The deadline is 15.11.2025.
en | The course fee is payable in four quarterly instalments of €275. | Pay €275 every quarter. | Pay €285 every quarter.
en | Anna Keller works 38.5 hours a week. | Keller's weekly hours are 38.5. | Meier's weekly hours are 38.5.
en | The bridge spans 1,200 metres across the bay. | It is 1.2 km long. | It is 12 km long.
en | Sugar content: 12 g per 100 ml. | It contains 12 grams of sugar in 100 millilitres. | It contains 12 milligrams of sugar in 100 millilitres.
en | You may borrow up to ten books for three weeks. | 10 books can be out for 21 days. | 10 books can be out for 28 days.
en | The hourly rate of a plumber is 65 EUR. | A plumber charges €65 an hour. | A plumber charges €65 a day.
en | Late check-out after 11 am costs an additional $30. | Leaving after 11:00 adds 30 dollars. | Leaving after 11:00 adds 40 dollars.
en | In 2023 the company employed 221,000 people. | 221k people worked there in 2023. | 221k people worked there in 2013.
en | The tower, completed in 1889, is 330 m high. | At 330 metres, the tower dates from 1889. | At 330 metres, the tower dates from 1898.
en | Minimum age for participation is eighteen years. | Participants must be at least 18. | Participants must be at least 16.
en | Siemens paid 5,000,000 euros for the licence. | The licence cost Siemens €5m. | The licence cost Bosch €5m.
en | Free parking is available for the first 120 minutes. | Parking is free for two hours. | Parking is free for four hours.
en | The subscription renews automatically every 12 months. | It renews each year. It renews after 12 months. | It renews after 18 months.
en | The maximum speed on site is 20 km/h. | Do not go faster than 20 kilometres per hour. | Do not go faster than 30 kilometres per hour.
en | Prices include 19 % VAT. | VAT of nineteen percent is included. | VAT of seven percent is included.
en | The house was sold for £1.25m in 2018. | In 2018 it went for 1,250,000 pounds. | In 2018 it went for 1,520,000 pounds.
en | Take one tablet twice daily after meals. | Take 2 tablets a day, one after each meal. | Take 4 tablets a day.
en | The exhibition runs from 1 to 31 March 2026. | It can be seen 2026-03-01 to 2026-03-31. | It can be seen 2026-04-01 to 2026-04-30.
en | Members receive a discount of 10 per cent. | Members get 10% off. | Members get 20% off.
en | Dr. Okafor retired on the 1st of July 2021. | Okafor stepped down on 07/01/2021. | Okafor stepped down on 09/01/2021.
en | The gym is open 24/7 and costs 19.90 a month. | It is 19.90 per month. | It is 29.90 per month.
en | The minimum order value is one hundred euros. | You have to order for at least €100. | You have to order for at least €150.
en | The grant covers half of the costs up to 2,000 euros. | 50% of costs are paid, at most €2000. | 60% of costs are paid, at most €2000.
en | The vehicle consumes 5.4 l per 100 km. | It uses 5.4 litres every 100 kilometres. | It uses 4.5 litres every 100 kilometres.
en | Our hotline is staffed from 8 a.m. to 8 p.m. | Call between 08:00 and 20:00. | Call between 08:00 and 22:00.
en | The notice period is three months to the end of a quarter. | You must give 3 months' notice. | You must give 6 months' notice.
en | A dozen eggs costs $4. | 12 eggs are 4 dollars. | 12 eggs are 5 dollars.
en | Founded in the 1990s, the band has sold 40 million records. | The band sold 40,000,000 records. | The band sold 50,000,000 records.
en | Water boils at 100 °C at sea level. | It boils at 100 degrees Celsius. | It boils at 100 degrees Fahrenheit.
es | La cuota anual es de 120 euros. | Se pagan 120 € al año. | Se pagan 120 $ al año.
es | El plazo de devolución es de 14 días. | Hay dos semanas para devolverlo. | Hay cuatro semanas para devolverlo.
es | La garantía dura 24 meses. | Tiene dos años de garantía. | Tiene tres años de garantía.
es | La tienda abre a las 9:30 y cierra a las 20:00. | Abre a las 9.30 h. | Abre a las 10.30 h.
es | El contrato se firmó el 3 de junio de 2026. | Fue firmado el 03/06/2026. | Fue firmado el 13/06/2026.
es | El paquete puede pesar hasta 20 kilogramos. | El peso máximo es de 20 kg. | El peso máximo es de 30 kg.
de | Der Jahresbeitrag beträgt 120 Euro. | Man zahlt 120 € pro Jahr. | Man zahlt 120 € pro Monat.
de | Die Kündigungsfrist beträgt drei Monate. | Kündigen kann man mit 3 Monaten Frist. | Kündigen kann man mit 6 Monaten Frist.
de | Die Garantie gilt 24 Monate ab Kauf. | Es gibt zwei Jahre Garantie. | Es gibt fünf Jahre Garantie.
de | Wir haben von 9 bis 17 Uhr geöffnet. | Geöffnet ist von 09:00 bis 17:00. | Geöffnet ist von 10:00 bis 17:00.
de | Die Miete liegt bei 1.250,00 EUR monatlich. | Die Miete kostet 1250 Euro im Monat. | Die Miete kostet 1520 Euro im Monat.
de | Die Hauptversammlung findet am 14. Mai 2025 statt. | Sie ist am 14.05.2025. | Sie ist am 14.06.2025.
fr | L'abonnement coûte 15 euros par mois. | Il faut payer 15 € mensuels. | Il faut payer 25 € mensuels.
fr | Le délai de rétractation est de quatorze jours. | On dispose de 14 jours, soit deux semaines. | On dispose de 30 jours.
fr | La visite commence à 14 h 30. | Elle débute à 14:30. | Elle débute à 15:30.
fr | Le bâtiment mesure 1,5 km de long. | Sa longueur est de 1 500 mètres. | Sa longueur est de 2 500 mètres.
fr | L'accord a été signé le 1er juillet 2024. | Il date du 01/07/2024. | Il date du 01/08/2024.
fr | La remise est de 10 pour cent. | On obtient 10 % de réduction. | On obtient 15 % de réduction.
zh | 年费为120欧元。 | 每年要付120 €。 | 每年要付210 €。
zh | 保修期为24个月。 | 保修两年。保修期是2年。 | 保修期是3年。
zh | 会议于2026年6月3日举行。 | 会议日期是2026-06-03。 | 会议日期是2026-06-13。
zh | 商店早上9点开门。 | 上午9:00开始营业。 | 上午8:00开始营业。
zh | 该市人口为150万。 | 这座城市有1,500,000人。 | 这座城市有2,500,000人。
zh | 包裹最重20公斤。 | 包裹重量上限是20 kg。 | 包裹重量上限是25 kg。
ar | رسوم الاشتراك السنوية 120 يورو. | يدفع المشترك 120 € في السنة. | يدفع المشترك 220 € في السنة.
ar | مدة الضمان 24 شهرًا. | الضمان لمدة 2 سنة. | الضمان لمدة 5 سنوات.
ar | وُقّع العقد في 3 يونيو 2026. | تاريخ توقيع العقد 2026-06-03. | تاريخ توقيع العقد 2026-08-03.
ar | يفتح المكتب الساعة 9 صباحًا. | يفتح المكتب في 09:00. | يفتح المكتب في 07:00.
vi | Phí hàng năm là 120 euro. | Mỗi năm phải trả 120 €. | Mỗi năm phải trả 150 €.
vi | Thời hạn bảo hành là 24 tháng. | Sản phẩm được bảo hành 2 năm. | Sản phẩm được bảo hành 4 năm.
vi | Hợp đồng được ký ngày 3 tháng 6 năm 2026. | Hợp đồng ký ngày 03/06/2026. | Hợp đồng ký ngày 05/08/2026.
vi | Kiện hàng nặng tối đa 20 kilôgam. | Trọng lượng tối đa là 20 kg. | Trọng lượng tối đa là 35 kg.
th | ค่าสมาชิกรายปี 120 ยูโร | ต้องจ่าย 120 € ต่อปี | ต้องจ่าย 180 € ต่อปี
th | ระยะเวลารับประกัน 24 เดือน | รับประกัน 2 ปี | รับประกัน 7 ปี
th | ลงนามในสัญญาเมื่อวันที่ 3 มิถุนายน 2569 | สัญญาลงนามวันที่ 2026-06-03 | สัญญาลงนามวันที่ 2026-06-23
th | พัสดุหนักได้ไม่เกิน 20 กิโลกรัม | น้ำหนักพัสดุสูงสุด 20 กก. | น้ำหนักพัสดุสูงสุด 40 กก.
`);
