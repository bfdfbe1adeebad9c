/**
 * Phrases of small talk by language, in lower case and without diacritics. Lines: greeting, thanks, goodbye, who are you,
 * what can you do, assent, fillers.
 */
export const latinPhrases: Record<string, string> = {
  en: `hello, hi, hey, hiya, howdy, greetings, good morning, good afternoon, good evening, good day, how are you, how are you doing, hows it going, whats up, nice to meet you
    thanks, thank you, thx, ty, cheers, much appreciated, many thanks, thats helpful, that helps, that helped, great help, perfect, great, awesome, very helpful
    bye, goodbye, bye bye, see you, see you later, good night, have a nice day, have a good day, take care, thats all, that is all
    who are you, what are you, whats your name, what is your name, are you a bot, are you a robot, are you human, are you a human, are you an ai, are you real, who am i talking to
    what can you do, what can i ask, what can i ask you, what do you know, what do you do, how can you help, how can you help me, can you help me, can you help, help, help me, i need help, how does this work, what can you help me with, what can you help with, what topics do you cover
    ok, okay, k, alright, all right, fine, i see, got it, understood, good, sure, cool, nice, makes sense, yes thats it
    there, bot, chatbot, assistant, everyone, all, team, again, so much, very much, a lot, for your help, for the help, for that, for the information, now, then, please, my friend, sir, madam, dear, then, oh, ah, well, me`,
  es: `hola, buenas, buenos dias, buen dia, buenas tardes, buenas noches, saludos, que tal, como estas, como esta, mucho gusto
    gracias, muchas gracias, mil gracias, muchisimas gracias, te lo agradezco, se lo agradezco, perfecto, genial, estupendo
    adios, hasta luego, hasta pronto, chao, nos vemos, hasta manana, que tengas un buen dia, eso es todo
    quien eres, quien es usted, que eres, como te llamas, eres un robot, eres un bot, eres humano, cual es tu nombre
    que puedes hacer, que sabes hacer, que puedo preguntar, que te puedo preguntar, que puedo preguntarte, en que puedes ayudarme, como puedes ayudarme, que sabes, puedes ayudarme, ayuda, ayudame, necesito ayuda, como funciona esto
    ok, okay, vale, bien, entendido, de acuerdo, claro, entiendo, ya veo, muy bien
    a todos, de nuevo, por tu ayuda, por su ayuda, por la ayuda, por la informacion, por todo, amigo, bot, por favor, pues`,
  fr: `bonjour, salut, bonsoir, coucou, bonne journee a vous, comment allez vous, comment vas tu, ca va, enchante
    merci, merci beaucoup, merci bien, mille mercis, je vous remercie, je te remercie, parfait, super, genial
    au revoir, a bientot, a plus, a plus tard, bonne journee, bonne soiree, bonne nuit, adieu, c est tout
    qui es tu, qui etes vous, tu es qui, vous etes qui, comment t appelles tu, comment vous appelez vous, es tu un robot, etes vous un robot, es tu humain, etes vous humain
    que peux tu faire, que pouvez vous faire, que sais tu faire, qu est ce que tu peux faire, qu est ce que vous pouvez faire, que puis je demander, que puis je te demander, que puis je vous demander, peux tu m aider, pouvez vous m aider, comment pouvez vous m aider, aide, aidez moi, aide moi, a l aide, j ai besoin d aide, comment ca marche
    ok, okay, d accord, entendu, bien, tres bien, compris, je vois, c est bon, bon
    a tous, encore, pour votre aide, pour ton aide, pour l aide, pour tout, beaucoup, mon ami, s il vous plait, s il te plait, le bot, alors`,
  de: `hallo, hi, hey, moin, servus, gruss gott, gruezi, guten morgen, guten tag, guten abend, wie geht es dir, wie geht es ihnen, wie gehts, na
    danke, danke schon, dankeschon, vielen dank, herzlichen dank, besten dank, danke sehr, tausend dank, super, perfekt, prima
    tschuss, tschuess, auf wiedersehen, bis bald, bis dann, bis spater, gute nacht, schonen tag noch, mach es gut, das wars, das war alles
    wer bist du, wer sind sie, was bist du, wie heisst du, wie heissen sie, bist du ein bot, bist du ein roboter, bist du ein mensch, sind sie ein mensch
    was kannst du, was kannst du tun, was konnen sie, was konnen sie tun, was kann ich fragen, was kann ich dich fragen, was kann ich sie fragen, wobei kannst du helfen, wobei kannst du mir helfen, wie kannst du mir helfen, wie konnen sie mir helfen, kannst du mir helfen, konnen sie mir helfen, was weisst du, hilfe, hilf mir, ich brauche hilfe, wie funktioniert das
    ok, okay, alles klar, gut, verstanden, in ordnung, verstehe, ich verstehe, ach so, aha, klar, na gut
    zusammen, an alle, nochmal, noch mal, fur die hilfe, fur deine hilfe, fur ihre hilfe, fur alles, sehr, bitte, bot, dann, du`,
  it: `ciao, salve, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio, come stai, come sta, come va, piacere
    grazie, grazie mille, molte grazie, tante grazie, ti ringrazio, la ringrazio, perfetto, ottimo
    arrivederci, arrivederla, a presto, a dopo, ci vediamo, buona notte, buonanotte, buona giornata, addio, e tutto
    chi sei, chi e lei, cosa sei, come ti chiami, come si chiama, sei un robot, sei un bot, sei umano
    cosa puoi fare, che cosa puoi fare, cosa sai fare, cosa posso chiedere, cosa posso chiederti, come puoi aiutarmi, puoi aiutarmi, mi puoi aiutare, aiuto, aiutami, ho bisogno di aiuto, come funziona
    ok, okay, va bene, bene, capito, d accordo, certo, ho capito, chiaro
    a tutti, di nuovo, per l aiuto, per il tuo aiuto, per tutto, tanto, per favore, bot, allora`,
  pt: `ola, oi, bom dia, boa tarde, boa noite, saudacoes, tudo bem, como vai, como esta, como voce esta, e ai
    obrigado, obrigada, muito obrigado, muito obrigada, valeu, agradeco, perfeito, otimo
    adeus, tchau, ate logo, ate mais, ate breve, ate amanha, tenha um bom dia, e so isso, e isso
    quem e voce, quem es tu, o que e voce, qual e o seu nome, qual e o teu nome, como voce se chama, como te chamas, voce e um robo, voce e humano
    o que voce pode fazer, o que podes fazer, o que voce faz, o que posso perguntar, como voce pode ajudar, como voce pode me ajudar, pode me ajudar, podes ajudar me, voce pode me ajudar, o que voce sabe, ajuda, me ajude, preciso de ajuda, como funciona
    ok, okay, certo, entendi, esta bem, ta bom, tudo certo, claro, percebi, bem
    a todos, de novo, pela ajuda, pela sua ajuda, por tudo, pessoal, por favor, bot, entao`,
  nl: `hallo, hoi, hey, hi, dag, goedemorgen, goedemiddag, goedenavond, goedendag, hoe gaat het, hoe gaat het met u, hoe gaat het met je
    bedankt, dank je, dank je wel, dank u, dank u wel, dankjewel, dankuwel, hartelijk dank, dank, perfect, top
    tot ziens, doei, tot later, tot straks, tot snel, welterusten, fijne dag, fijne dag nog, prettige dag, dat was alles
    wie ben je, wie ben jij, wie bent u, wat ben je, hoe heet je, hoe heet u, ben je een robot, ben je een mens, bent u een mens
    wat kun je, wat kan je, wat kun je doen, wat kan je doen, wat kunt u, wat kunt u doen, wat kan ik vragen, wat kan ik je vragen, hoe kun je helpen, hoe kun je me helpen, kun je me helpen, kan je me helpen, kunt u me helpen, help, hulp, ik heb hulp nodig, hoe werkt dit
    ok, oke, okay, goed, prima, begrepen, duidelijk, ik begrijp het, in orde
    allemaal, nogmaals, voor de hulp, voor je hulp, voor uw hulp, voor alles, hoor, alsjeblieft, alstublieft, bot, dan`,
  ro: `buna, buna ziua, buna dimineata, buna seara, salut, salutare, ce mai faci, ce faci, noroc
    multumesc, multumesc mult, mersi, multumesc frumos, iti multumesc, va multumesc, perfect
    la revedere, pa, pe curand, noapte buna, o zi buna, ne vedem
    cine esti, cine sunteti, ce esti, cum te cheama, esti un robot, esti om
    ce poti face, ce poti sa faci, ce stii, ce stii sa faci, ce pot intreba, ce pot sa intreb, cum ma poti ajuta, ma poti ajuta, ajutor, am nevoie de ajutor, cum functioneaza
    ok, bine, in regula, am inteles, inteleg, sigur
    tuturor, din nou, pentru ajutor, pentru tot, va rog, te rog, atunci`,
  tr: `merhaba, selam, gunaydin, iyi gunler, iyi aksamlar, nasilsin, nasilsiniz, selamlar
    tesekkurler, tesekkur ederim, cok tesekkurler, cok tesekkur ederim, sag ol, sagol, sag olun, harika, mukemmel
    gule gule, hosca kal, hoscakal, hosca kalin, gorusuruz, iyi geceler, hepsi bu
    sen kimsin, kimsin, siz kimsiniz, kimsiniz, adin ne, adiniz ne, robot musun, insan misin
    ne yapabilirsin, neler yapabilirsin, ne yapabilirsiniz, ne sorabilirim, neler sorabilirim, nasil yardim edebilirsin, bana yardim edebilir misin, yardim eder misin, yardim, yardim et, yardima ihtiyacim var
    tamam, peki, ok, anladim, iyi, olur, tabii
    herkese, tekrar, yardimin icin, yardiminiz icin, her sey icin, lutfen, o zaman`,
  sv: `hej, hejsan, hallo, tja, god morgon, god dag, god kvall, god middag, hur mar du, laget, hur ar laget
    tack, tack sa mycket, tusen tack, stort tack, tackar, perfekt, toppen
    hej da, hejda, vi ses, vi hors, god natt, adjo, ha en bra dag, det var allt
    vem ar du, vad ar du, vad heter du, ar du en robot, ar du en manniska
    vad kan du, vad kan du gora, vad kan jag fraga, vad kan jag fraga om, hur kan du hjalpa mig, kan du hjalpa mig, vad vet du, hjalp, hjalp mig, jag behover hjalp, hur fungerar det
    ok, okej, bra, jag forstar, forstatt, uppfattat, visst, jaha
    alla, igen, for hjalpen, for din hjalp, da, snalla`,
  da: `hej, hejsa, goddag, god morgen, godmorgen, god aften, godaften, hvordan gar det, dav, halloj
    tak, mange tak, tusind tak, tak skal du have, perfekt, super
    farvel, hej hej, vi ses, godnat, ha en god dag, hav en god dag, det var alt
    hvem er du, hvad er du, hvad hedder du, er du en robot, er du et menneske
    hvad kan du, hvad kan du gore, hvad kan jeg sporge om, hvordan kan du hjaelpe mig, hvordan kan du hjælpe mig, kan du hjælpe mig, hvad ved du, hjælp, hjaelp, jeg har brug for hjælp, hvordan virker det
    ok, okay, fint, godt, forstaet, jeg forstar, i orden
    alle, igen, for hjælpen, for hjaelpen, for din hjælp, sa`,
  no: `hei, heisann, hallo, god morgen, god dag, god kveld, hvordan gar det, hvordan har du det
    takk, tusen takk, mange takk, takk skal du ha, takk for hjelpen, perfekt, flott
    ha det, ha det bra, farvel, vi snakkes, vi ses, god natt, ha en fin dag, det var alt
    hvem er du, hva er du, hva heter du, er du en robot, er du et menneske
    hva kan du, hva kan du gjøre, hva kan du gjore, hva kan jeg sporre om, hva kan jeg spørre om, hvordan kan du hjelpe meg, kan du hjelpe meg, hva vet du, hjelp, hjelp meg, jeg trenger hjelp, hvordan fungerer dette
    ok, okei, greit, bra, forstatt, skjonner, jeg forstar, i orden
    alle sammen, igjen, for hjelpen, for din hjelp, da`,
  fi: `hei, moi, terve, moikka, hyvaa paivaa, hyvaa huomenta, huomenta, hyvaa iltaa, iltaa, mita kuuluu, hei vaan
    kiitos, kiitoksia, kiitos paljon, paljon kiitoksia, suuret kiitokset, kiitti, taydellista, loistavaa
    nakemiin, hei hei, heippa, moi moi, nahdaan, hyvaa yota, hyvaa paivanjatkoa, siina kaikki
    kuka olet, kuka sina olet, mika olet, mika sina olet, mika sinun nimesi on, mika nimesi on, oletko robotti, oletko ihminen
    mita osaat, mita sina osaat, mita voit tehda, mita osaat tehda, mita voin kysya, mita voin kysya sinulta, miten voit auttaa, voitko auttaa, voitko auttaa minua, apua, auta, tarvitsen apua, miten tama toimii
    ok, okei, selva, hyva, ymmarran, ymmarretty, jaaha, aivan
    kaikille, taas, avusta, avustasi, sitten`,
  hu: `szia, sziasztok, hello, hallo, udv, udvozlom, jo napot, jo napot kivanok, jo reggelt, jo estet, hogy vagy, hogy van
    koszonom, koszi, koszonom szepen, nagyon koszonom, koszonjuk, tokeletes, szuper
    viszlat, viszontlatasra, jo ejszakat, szep napot, minden jot, ennyi volt, ennyi
    ki vagy, ki vagy te, mi vagy, ki on, hogy hivnak, mi a neved, robot vagy, ember vagy
    mit tudsz, mit tudsz csinalni, mire vagy kepes, mit kerdezhetek, mit kerdezhetek toled, miben tudsz segiteni, hogyan tudsz segiteni, tudsz segiteni, segitseg, segits, segitsegre van szuksegem, hogyan mukodik
    ok, oke, rendben, jo, ertem, ertettem, persze, vilagos
    mindenkinek, ujra, a segitseget, mindent, kerlek, akkor`,
  id: `halo, hai, hei, selamat pagi, selamat siang, selamat sore, selamat malam, apa kabar, salam
    terima kasih, terimakasih, makasih, terima kasih banyak, sempurna, bagus sekali
    selamat tinggal, sampai jumpa, dadah, sampai nanti, selamat tidur, itu saja
    siapa kamu, kamu siapa, siapa anda, anda siapa, siapa namamu, siapa nama anda, apakah kamu robot, apakah anda robot, apakah anda manusia
    apa yang bisa kamu lakukan, apa yang bisa anda lakukan, kamu bisa apa, anda bisa apa, apa yang bisa saya tanyakan, apa yang boleh saya tanyakan, bisa bantu saya, bisakah anda membantu saya, bisakah kamu membantu saya, bagaimana anda bisa membantu, bantuan, tolong, tolong bantu saya, saya butuh bantuan
    ok, oke, baik, baiklah, mengerti, saya mengerti, paham, siap
    semua, semuanya, lagi, atas bantuannya, atas bantuan anda, banyak, ya, kak`,
  vi: `xin chao, chao, chao ban, chao buoi sang, chao anh, chao chi, chao moi nguoi, ban khoe khong, alo
    cam on, cam on ban, cam on nhieu, cam on ban nhieu, cam on rat nhieu, xin cam on, tuyet voi, tuyet
    tam biet, chao tam biet, hen gap lai, chuc ngu ngon, chuc mot ngay tot lanh, the thoi
    ban la ai, ban la gi, ban ten la gi, ban ten gi, ban co phai la robot khong, ban co phai la nguoi khong
    ban co the lam gi, ban lam duoc gi, ban biet gi, toi co the hoi gi, toi co the hoi ban dieu gi, ban co the giup gi, ban co the giup gi cho toi, ban co the giup toi khong, giup toi, giup toi voi, tro giup, giup do, toi can giup do
    ok, duoc, duoc roi, vang, da, hieu roi, toi hieu roi, tot
    nhe, a, ban, vi da giup, lan nua, moi nguoi, nha`,
  pl: `czesc, hej, dzien dobry, dobry wieczor, witam, witaj, siema, jak sie masz, co slychac, jak leci
    dziekuje, dzieki, dziekuje bardzo, bardzo dziekuje, wielkie dzieki, swietnie, super, idealnie
    do widzenia, pa, na razie, do zobaczenia, dobranoc, milego dnia, zegnaj, to wszystko
    kim jestes, czym jestes, jak sie nazywasz, jak masz na imie, czy jestes robotem, czy jestes botem, jestes czlowiekiem, czy jestes czlowiekiem
    co potrafisz, co umiesz, co mozesz zrobic, o co moge zapytac, o co moge cie zapytac, o co moge pytac, jak mozesz mi pomoc, w czym mozesz pomoc, czy mozesz mi pomoc, mozesz mi pomoc, pomoc, pomocy, pomoz, potrzebuje pomocy, jak to dziala
    ok, okej, dobrze, rozumiem, jasne, w porzadku, dobra, zrozumialem
    wszystkim, jeszcze raz, za pomoc, za wszystko, prosze, ci, wam`,
  cs: `ahoj, cau, dobry den, dobre rano, dobry vecer, zdravim, nazdar, jak se mas, jak se mate
    dekuji, dekuju, diky, mockrat dekuji, moc dekuji, dekuji mockrat, diky moc, skvele, super, vyborne
    na shledanou, nashledanou, sbohem, mej se, dobrou noc, hezky den, pekny den, to je vse
    kdo jsi, kdo jste, co jsi, jak se jmenujes, jak se jmenujete, jsi robot, jsi clovek, jste clovek
    co umis, co umite, co dokazes, co muzes delat, na co se mohu zeptat, na co se muzu zeptat, jak mi muzes pomoci, s cim mi muzes pomoct, muzes mi pomoct, muzete mi pomoci, pomoc, pomozte mi, potrebuji pomoc, jak to funguje
    ok, dobre, rozumim, jasne, chapu, v poradku, dobra
    vsem, jeste jednou, za pomoc, za vse, prosim`,
};
