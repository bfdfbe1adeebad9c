/** The commonest words of a language that say nothing about a text's subject, and by which it is told from others. */
export const functionWords = {
  en: `a about all also am an and any are as at be been but by can could did do does doing for from had has have he
    her his how i if in into is it its let me my of on or our please she should so some such tell than that the
    their them then there these they this those to was we were what when where which while who whom whose why
    will with would you your dont im`,
  es: `a al algo ante como con cual cuales cuando cuanto cuanta cuantos cuantas cuándo cuánto cuánta cuántos cuántas cuál cuáles
    cómo dónde qué quién quiénes de del desde donde el ella ellos en entre era es esta este esto estos estas está están fue fueron ha han hay
    la las le les lo los más me mi muy no nos o para pero por porque puede que quien quienes se según ser si sin
    sobre son su sus también tiene tienen un una uno unos y ya`,
  fr: `a à ai au aux avec avait ce ces cette c'est comme comment combien d' dans de des du elle elles en est et été être
    était il ils je l' la le les leur leurs lors mais me mon ne nous on ont ou où par pas plus pour pourquoi qu'
    quand que quel quelle quelles quels qui sa sans se ses son sont sur un une vos votre vous y`,
  de: `aber als am an auch auf aus bei beim bin bis das dass dein dem den der des die dir doch du durch ein eine einem
    einen einer eines er es für gegen hat hatte hatten haben ich ihr ihre im in ist ja kann kein keine man mein mit
    nach nicht noch nur oder sein seine sich sie sind so über um und uns unter viele viel vom von vor wann war waren
    warum was welche welchem welchen welcher welches wem wen wenn wer werden wessen wie wieviel wird wir wo woher
    wurde wurden zu zum zur`,
  it: `a agli ai al alla alle allo anche c'è che chi ci come con cosa cui da dai dal dalla dalle degli dei del della
    delle dello di dove e è era erano essere fu gli ha hanno i il in io l' la le lo loro ma mi nei nel nella nelle non
    o per perché più qual quale quali quando quanta quante quanti quanto questa questo se si sono su sua sul sulla
    suo suoi tra un una uno`,
  pt: `a à ao aos as às com como da das de dela dele do dos e é ela ele eles em entre era eram essa esse esta este
    está eu foi foram há isso isto já mais mas me meu muito na nas não no nos o onde os ou para pela pelo por porque
    qual quais quando quanta quantas quanto quantos que quem são se sem ser seu seus sua suas também tem têm um uma
    você`,
  nl: `aan al als bij dan dat de den der deze die dit door dus een en er ge geen had hebben heeft het hij hoe hoeveel
    hun ik in is je kan kunnen maar me meer met mijn na naar niet nog nu of om onder ons ook op over te tot uit van
    veel voor waar waarom wanneer waren wat we wel welke werd werden wie wij wordt ze zich zij zijn zo zou`,
  ro: `a acest această aceste aceasta ai al ale am ar are as au avea ca care când ce cei cel cele cât câtă câte câți cât cine
    cu cum da dar de decât despre din dintr după e ea ei el ele era erau este eu fi fie fost i iar în înainte între
    îi își la le li lor lui mai mea nu o ori pe pentru până prin s sa să sau se spre sub sunt și ți un unde unei
    unui va vor`,
  tr: `acaba ama ancak az bana bazı bir biri biz bu böyle çok çünkü da daha de değil diye en gibi göre hangi hangisi
    hem hep her hiç için ile ise ne neden nedir nerede nereye nasıl niçin o olan olarak oldu olduğu olmak on ona
    onu onun sen siz sonra şey şu tarafından ve veya ya yani kaç kim kime kimdir kimin mı mi mu mü vardır var`,
  sv: `alla att av bara blev bli blir de deras dess det detta den denna dem du där efter ej eller en er ett finns från
    få för ha hade han har hon hur hos i in inom inte innan ja jag kan kunde man med mellan mer mig mot mycket många
    ni nu när och också om oss på så som sin sina sitt ska skulle till under upp ut utan var vad varför vart vem
    vi vid vilka vilken vilket är över`,
  da: `af alle at bliver blev da de dem den denne der deres det dette du efter eller en end er et for fra få ham han
    har havde hende her hun hvad hvem hver hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i ikke ind jeg
    kan man med meget men mig min mod mange når og også om op os over på selv sig sin skal som til ud under var vi
    vil være`,
  no: `alle at av bare ble blir da de deg dem den denne der dere deres det dette du eller en enn er et etter for fra få
    ha hadde han har henne her hun hva hvem hver hvilke hvilken hvilket hvis hvor hvordan hvorfor i ikke inn jeg kan
    man med mer meg min mot mye mange når og også om opp oss over på seg selv sin skal som til ut under var vi vil
    være`,
  fi: `ei eivät en että he hän ja jo johon joka jolla jonka jos jotka jota kanssa kaikki koska kuin kuinka kuka kun me
    mihin mikä milloin minkä minä missä mitä miten miksi mukaan muut myös ne nyt niin noin näin oli olivat olla on
    ovat se sekä sen siitä siinä sitten tai tämä tämän vai vain vaan voi`,
  hu: `a abban ahol aki amely az azt azok be benne csak de e egy ekkor el előtt és ez ezek ezt fel ha hány hogy hogyan hol
    így igen is itt ki kik kell le legyen lesz lett ma már meg mely melyik mennyi mert mi mikor milyen mint mit
    most nagy nem nincs ő ők olyan össze s sem szerint és után utána vagy van vannak volt voltak`,
  id: `ada adalah agar akan antara apa apakah atau bagaimana bagi bahwa banyak berapa bisa boleh dalam dan dapat dari
    dengan di dia harus hingga ia ini itu jika juga kami kapan karena kata kita ke kepada lain lebih maka mana mengapa
    mereka oleh pada para saat saja sampai sangat saya sebagai sebuah secara seperti siapa sudah tahun tersebut
    tetapi tidak untuk yaitu yang`,
  vi: `anh bao bị bởi các cái cho chỉ chúng có của cũng cùng dã đã đang đây đến để đi điều do đó được gì hay hoặc hơn
    khi không là lại làm lên mà mấy một này nào nên người nhiêu như nhưng những nó ở ông phải qua ra rằng rất sau sẽ
    tại thì theo thế tôi trên trong trước từ và vào vẫn về vì với vậy`,
  pl: `a aby ale bardzo bez bo by być był była było były czy dla do gdy gdzie go i ich ile im inne iż ja jak jakie jaki
    jaka jako je jego jej jest jeszcze kiedy kogo która które którego której który którzy kto lub ma mnie może na nad
    nie niż o od on ona oni oraz po pod przez przy są się ta tak także tam tego tej ten to tylko tym w we więc wszystko
    z za że`,
  cs: `a aby ale ani až být byl byla byli bylo by co či do i jak jaká jaké jaký je jeho jejich její jen jsem jsou již
    k kde kdo když kdy které která který kteří má mezi mi na nad ne nebo než o od po pod podle pro proč proto před při
    s se si své tak také tam ten to toho tuto tím u v ve však z za ze že`,
  el: `από αλλά αν για δεν εάν εδώ εγώ εκεί είναι ένα ένας έναν η ήταν θα και κατά με μετά μια μία μας μπορεί μου να ο οι
    ό όπου όπως ότι όταν ποια ποιά ποιες ποιο ποιό ποιοι ποιον ποιος πόσα πόσες πόσο πόσοι πότε που πού προς πως πώς σας σε στα
    στη στην στις στο στον στους τα τη την της τι τις το τον του τους των υπό χωρίς ως`,
  ru: `а без был была были было бы в вам вас ваш весь во вот все всех вы где да для до его ее её ей если есть еще ещё же
    за зачем и из или им их к как какая какие каким каких какого какое какой какую каком ко когда которая которые
    который кто куда ли между меня мне можно мой мы на над наш не нет ни но о об он она они от откуда по под почему
    при с сколько со та так там то того тоже только тот ты у уже чего чем через что чтобы эта эти это этой этого`,
  uk: `а або але без був була були було в вам ви від він вона вони воно все до де для з за зі його її їх і й із
    інших його й як яка яке який яких які якого якої коли кого котрий куди ми між мене на над наш не ні нас навіть
    о об під по при про скільки та так там те ти тим то того той тому у хто це цей цього чи чим що щоб я є`,
  bg: `а ако без беше бил била били било в вас ваш ви все във да до ги го дали един една за и из или им има как каква
    какво какъв какви кога когато което които кой който коя колко къде ли между ми на над не него ние но няма о от
    по под при с са се си след със та така там те тези ти то този това тя у че чрез ще я аз вие всеки всички всяка
    всяко както която мога може можете най нищо още поради според също сега той трябва тук`,
  ar: `إلى الذي التي الذين إن أن أنا أنت أو أي أين إذا بعد بين تلك ثم حتى حول خلال ذلك عن عند على غير في فيها قبل قد كان كانت
    كل كم كما كيف لا لم لماذا لن له لها ليس ما ماذا متى مع من منذ هذا هذه هل هم هناك هو هي و يكون`,
  hi: `अपना अपनी अपने आप इस इसके इसकी इसे उन उनके उस उसके एक ऐसे और कई कब कर करते करना करने कहा कहाँ कहां का कि कितना कितनी कितने
    किया किस किसने किसी की कुछ के कैसे को कोई कौन क्या क्यों गया गई गए जब जहाँ जा जाता जो तक तो था थी थे दिया द्वारा
    ने नहीं पर पास फिर बाद भी में मैं यदि यह यहाँ ये रहा रही रहे लिए लिया वह वे सकता सभी साथ से हम ही हुआ हुई हुए है हैं हो होता होती होने`,
} as const;

export type Language = keyof typeof functionWords;
