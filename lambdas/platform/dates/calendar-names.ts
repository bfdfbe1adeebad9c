import { foldDiacritics } from "#platform/search/analysis/fold.ts";

/**
 * The names of the months and weekdays in the offered languages and in those of the search, long and short, alone and
 * beside a day, without diacritics. Source: Unicode CLDR, which Intl.DateTimeFormat reads in 60 ms; the last names of a
 * line are others in use.
 */
const months = [
  `january jan januar janner enero ene janvier janv जनवरी जन gennaio gen januari styczen stycznia sty
    janeiro ocak oca يناير كانون_الثاني جانفي tammikuu tammikuuta tammi leden ledna led ianuarie ian
    ιανουαριου ιαν январь января янв січень січня січ януари มกราคม ม.ค ינואר ינו ژانویه gener জানুয়ারি
    জানু jaenner`,
  `february feb februar febrero fevrier fevr फ़रवरी फ़र febbraio februari luty lutego lut fevereiro fev
    subat sub فبراير شباط فيفري helmikuu helmikuuta helmi febr unor unora uno februarie φεβρουαριου φεβ
    февраль февраля февр лютии лютого лют февруари กุมภาพันธ์ ก.พ פברואר פבר فوریه febrer ফেব্রুয়ারি ফেব
    feber`,
  `march mar marz marzo mars मार्च maart mrt marzec marca marco mart مارس اذار marts maaliskuu maaliskuuta
    maalis marcius marc maret brezen brezna bre martie μαρτιου μαρ март марта мар березень березня бер
    มีนาคม มี.ค מרץ মার্চ maerz mrz maer`,
  `april apr abril abr avril avr अप्रैल aprile kwiecien kwietnia kwi nisan nis ابريل نيسان افريل huhtikuu
    huhtikuuta huhti aprilis duben dubna dub aprilie απριλιου απρ апрель апреля апр квітень квітня квіт
    април เมษายน เม.ย אפריל אפר اوریل এপ্রিল এপ্রি`,
  `may mai mayo मई maggio mag mei maj maja maio mayıs مايو ايار ماي toukokuu toukokuuta touko majus kveten
    kvetna kve μαιου μαι маи мая травень травня трав พฤษภาคม พ.ค מאי مه maig মে`,
  `june jun juni junio juin जून giugno giu czerwiec czerwca cze junho haziran haz يونيو حزيران جوان kesakuu
    kesakuuta kesa junius cerven cervna cvn iunie iun ιουνιου ιουν июнь июня июн червень червня черв юни
    มิถุนายน มิ.ย יוני ژوين juny জুন`,
  `july jul juli julio juillet juil जुलाई जुल luglio lug lipiec lipca lip julho temmuz tem يوليو تموز
    جويلية heinakuu heinakuuta heina julius cervenec cervence cvc iulie iul ιουλιου ιουλ июль июля июл
    липень липня лип юли กรกฎาคม ก.ค יולי ژويیه juliol জুলাই জুল`,
  `august aug agosto ago aout अगस्त अग augustus sierpien sierpnia sie augusti agustos agu اغسطس اب اوت
    elokuu elokuuta elo augusztus agustus srpen srpna srp αυγουστου αυγ август августа авг серпень серпня
    серп สิงหาคม ส.ค אוגוסט אוג agost ag আগস্ট আগ`,
  `september sep sept septiembre septembre सितंबर सित settembre set wrzesien wrzesnia wrz setembro eylul
    eyl سبتمبر ايلول syyskuu syyskuuta syys szeptember szept zari zar septembrie σεπτεμβριου σεπ сентябрь
    сентября сент вересень вересня вер септември กันยายน ก.ย ספטמבר ספט سپتامبر setembre সেপ্টেম্বর সেপ্ট
    সেপ setiembre`,
  `october oct oktober okt octubre octobre अक्टूबर अक्टू ottobre ott pazdziernik pazdziernika paz outubro
    out ekim eki اكتوبر تشرين_الاول lokakuu lokakuuta loka rijen rijna rij octombrie οκτωβριου οκτ октябрь
    октября окт жовтень жовтня жовт октомври ตุลาคม ต.ค אוקטובר אוק اکتبر অক্টোবর অক্টো`,
  `november nov noviembre novembre नवंबर नव listopad listopada lis novembro kasım kas نوفمبر تشرين_الثاني
    marraskuu marraskuuta marras listopadu noiembrie νοεμβριου νοε ноябрь ноября нояб листопад листопада
    лист ноември พฤศจิกายน พ.ย נובמבר נוב نوامبر নভেম্বর নভে`,
  `december dec dezember dez diciembre dic decembre दिसंबर दिस dicembre grudzien grudnia gru dezembro
    aralık ara ديسمبر كانون_الاول desember des joulukuu joulukuuta joulu prosinec prosince pro decembrie
    δεκεμβριου δεκ декабрь декабря дек грудень грудня груд декември ธันวาคม ธ.ค דצמבר דצמ دسامبر desembre
    ডিসেম্বর ডিসে`,
];

const weekdays = [
  `monday mon montag mo lunes lun lundi सोमवार सोम lunedi maandag ma poniedziałek pon segunda-feira seg
    mandag man pazartesi pzt الاثنين maanantai hetfo senin sen pondeli po luni δευτερα δευ понедельник пн
    понеділок понеделник วันจันทร์ จันทร์ دوشنبه dilluns dl সোমবার সোম`,
  `tuesday tue dienstag di martes mar mardi मंगलवार मंगल martedi dinsdag wtorek wt terca-feira ter tisdag
    tis salı sal الثلاثاء tirsdag tirs tir tiistai ti kedd selasa sel utery ut marti τριτη τρι вторник вт
    вівторок วันอังคาร อังคาร سه‌شنبه dimarts dt মঙ্গলবার মঙ্গল`,
  `wednesday wed mittwoch mi miercoles mie mercredi mer बुधवार बुध mercoledi woensdag wo sroda sr
    quarta-feira qua onsdag ons carsamba car الاربعاء keskiviikko ke szerda sze rabu rab streda st miercuri
    τεταρτη τετ среда ср середа сряда วันพุธ พุธ چهارشنبه dimecres dc বুধবার বুধ`,
  `thursday thu donnerstag do jueves jue jeudi jeu गुरुवार गुरु giovedi gio donderdag czwartek czw
    quinta-feira qui torsdag tors persembe per الخميس tor torstai to csutortok cs kamis kam ctvrtek ct joi
    πεμπτη πεμ четверг чт четвер четвъртък วันพฤหัสบดี พฤหัส پنجشنبه dijous dj বৃহস্পতিবার বৃহস্পতি`,
  `friday fri freitag fr viernes vie vendredi ven शुक्रवार शुक्र venerdi vrijdag vr piatek pt sexta-feira
    sex fredag fre cuma cum الجمعة perjantai pe pentek jumat jum patek pa vineri vin παρασκευη παρ пятница
    пт пʼятниця петък วันศุกร์ ศุกร์ جمعه divendres dv শুক্রবার শুক্র`,
  `saturday sat samstag sa sabado sab samedi sam शनिवार शनि sabato zaterdag za sobota sob lordag lor
    cumartesi cmt السبت lørdag lør lauantai la szombat szo sabtu so sambata σαββατο σαβ суббота сб субота
    събота วันเสาร์ เสาร์ שבת شنبه dissabte ds শনিবার শনি`,
  `sunday sun sonntag so domingo dom dimanche dim रविवार रवि domenica zondag zo niedziela niedz sondag son
    pazar paz الاحد søndag søn sunnuntai su vasarnap minggu min nedele ne duminica dum κυριακη κυρ
    воскресенье вс неділя нд неделя วันอาทิตย์ อาทิตย์ یکشنبه diumenge dg রবিবার রবি`,
].join(" ");

let monthByName: Map<string, number> | undefined;
let weekdayNames: Set<string> | undefined;

const plain = (word: string): string =>
  foldDiacritics(
    word
      .normalize("NFKC")
      .toLowerCase()
      .replace(/i\u0307/g, "i"),
  ).replace(/[.’'׳॰]+$/, "");

/** The month that a word names, from 1. */
export const monthOf = (word: string): number | undefined => {
  monthByName ??= new Map(
    months.flatMap((names, at) =>
      names.split(/\s+/).map((name) => [name.replace("_", " "), at + 1] as const),
    ),
  );
  const name = plain(word);
  const found = monthByName.get(name);
  if (found || !/^\p{sc=Thai}/u.test(name)) return found;
  // Thai goes on without a space.
  return [...monthByName].find(([each]) => each.length > 3 && name.startsWith(each))?.[1];
};

export const isWeekday = (word: string): boolean => {
  weekdayNames ??= new Set(weekdays.split(/\s+/));
  return weekdayNames.has(plain(word));
};
