/**
 * Replies by language, a line each: to a greeting, to thanks, to a goodbye, to who or what this is, to an "ok", and what
 * one may ask about. {name} is the chatbot's name, {topics} a few topics of its documents.
 */
export const replies: Record<string, string> = {
  en: `Hello! I am {name}. What would you like to know?
    You're welcome! If you have another question, just ask.
    Goodbye! Come back whenever you have a question.
    I am {name}, an automatic assistant. I answer questions from the documents I was given and show the passage each answer comes from.
    Good. Is there anything else you would like to know?
    You can ask me, for example, about: {topics}.`,
  es: `¡Hola! Soy {name}. ¿Qué le gustaría saber?
    ¡De nada! Si tiene otra pregunta, aquí estoy.
    ¡Hasta luego! Vuelva cuando tenga una pregunta.
    Soy {name}, un asistente automático. Respondo a partir de los documentos que me dieron y muestro de qué pasaje sale cada respuesta.
    Muy bien. ¿Quiere saber algo más?
    Puede preguntarme, por ejemplo, sobre: {topics}.`,
  fr: `Bonjour ! Je suis {name}. Que souhaitez-vous savoir ?
    Je vous en prie ! Si vous avez une autre question, posez-la.
    Au revoir ! Revenez dès que vous avez une question.
    Je suis {name}, un assistant automatique. Je réponds à partir des documents qui m'ont été confiés et j'indique le passage d'où vient chaque réponse.
    Très bien. Souhaitez-vous savoir autre chose ?
    Vous pouvez m'interroger par exemple sur : {topics}.`,
  de: `Hallo! Ich bin {name}. Was möchten Sie wissen?
    Gern geschehen! Wenn Sie noch eine Frage haben, fragen Sie einfach.
    Auf Wiedersehen! Kommen Sie wieder, wenn Sie eine Frage haben.
    Ich bin {name}, ein automatischer Assistent. Ich antworte aus den Dokumenten, die ich bekommen habe, und zeige, aus welcher Stelle eine Antwort stammt.
    Gut. Möchten Sie noch etwas wissen?
    Sie können mich zum Beispiel fragen nach: {topics}.`,
  it: `Salve! Sono {name}. Che cosa vorrebbe sapere?
    Prego! Se ha un'altra domanda, la faccia pure.
    Arrivederci! Torni quando ha una domanda.
    Sono {name}, un assistente automatico. Rispondo dai documenti che mi sono stati dati e mostro il passo da cui viene ogni risposta.
    Bene. Vuole sapere altro?
    Può chiedermi, per esempio, di: {topics}.`,
  pt: `Olá! Sou {name}. O que gostaria de saber?
    De nada! Se tiver outra pergunta, é só perguntar.
    Até logo! Volte quando tiver uma pergunta.
    Sou {name}, um assistente automático. Respondo a partir dos documentos que recebi e mostro de que trecho vem cada resposta.
    Muito bem. Gostaria de saber mais alguma coisa?
    Pode perguntar-me, por exemplo, sobre: {topics}.`,
  nl: `Hallo! Ik ben {name}. Wat wilt u weten?
    Graag gedaan! Heeft u nog een vraag, stel die gerust.
    Tot ziens! Kom terug wanneer u een vraag heeft.
    Ik ben {name}, een automatische assistent. Ik antwoord uit de documenten die ik heb gekregen en laat zien uit welke passage een antwoord komt.
    Goed. Wilt u nog iets weten?
    U kunt mij bijvoorbeeld vragen over: {topics}.`,
  ro: `Bună! Sunt {name}. Ce ați dori să știți?
    Cu plăcere! Dacă mai aveți o întrebare, o puteți pune oricând.
    La revedere! Reveniți când aveți o întrebare.
    Sunt {name}, un asistent automat. Răspund din documentele pe care le-am primit și arăt pasajul din care vine fiecare răspuns.
    Bine. Mai doriți să știți ceva?
    Mă puteți întreba, de exemplu, despre: {topics}.`,
  tr: `Merhaba! Ben {name}. Ne öğrenmek istersiniz?
    Rica ederim! Başka bir sorunuz varsa sorabilirsiniz.
    Hoşça kalın! Bir sorunuz olduğunda yine gelin.
    Ben {name}, otomatik bir asistanım. Bana verilen belgelerden yanıt verir ve her yanıtın hangi bölümden geldiğini gösteririm.
    Tamam. Başka bir şey öğrenmek ister misiniz?
    Örneğin şunları sorabilirsiniz: {topics}.`,
  sv: `Hej! Jag är {name}. Vad vill du veta?
    Varsågod! Har du en fråga till är det bara att ställa den.
    Hej då! Kom tillbaka när du har en fråga.
    Jag är {name}, en automatisk assistent. Jag svarar utifrån de dokument jag har fått och visar vilket stycke varje svar kommer från.
    Bra. Vill du veta något mer?
    Du kan till exempel fråga mig om: {topics}.`,
  da: `Hej! Jeg er {name}. Hvad vil du gerne vide?
    Selv tak! Har du et spørgsmål mere, så stil det bare.
    Farvel! Kom igen, når du har et spørgsmål.
    Jeg er {name}, en automatisk assistent. Jeg svarer ud fra de dokumenter, jeg har fået, og viser, hvilket afsnit hvert svar kommer fra.
    Godt. Vil du vide noget mere?
    Du kan for eksempel spørge mig om: {topics}.`,
  no: `Hei! Jeg er {name}. Hva vil du vite?
    Bare hyggelig! Har du et spørsmål til, er det bare å spørre.
    Ha det! Kom tilbake når du har et spørsmål.
    Jeg er {name}, en automatisk assistent. Jeg svarer ut fra dokumentene jeg har fått, og viser hvilket avsnitt hvert svar kommer fra.
    Bra. Er det noe mer du vil vite?
    Du kan for eksempel spørre meg om: {topics}.`,
  fi: `Hei! Olen {name}. Mitä haluaisit tietää?
    Ole hyvä! Jos sinulla on toinen kysymys, kysy vain.
    Näkemiin! Tule takaisin, kun sinulla on kysyttävää.
    Olen {name}, automaattinen avustaja. Vastaan saamieni asiakirjojen pohjalta ja näytän, mistä kohdasta kukin vastaus on peräisin.
    Hyvä. Haluatko tietää vielä jotain?
    Voit kysyä minulta esimerkiksi näistä: {topics}.`,
  hu: `Üdvözlöm! {name} vagyok. Mit szeretne tudni?
    Szívesen! Ha van még kérdése, tegye fel bátran.
    Viszontlátásra! Jöjjön vissza, ha kérdése van.
    {name} vagyok, automatikus asszisztens. A kapott dokumentumokból válaszolok, és megmutatom, melyik szakaszból származik a válasz.
    Rendben. Szeretne még valamit tudni?
    Kérdezhet például ezekről: {topics}.`,
  id: `Halo! Saya {name}. Apa yang ingin Anda ketahui?
    Sama-sama! Jika ada pertanyaan lain, silakan bertanya.
    Sampai jumpa! Silakan kembali jika ada pertanyaan.
    Saya {name}, asisten otomatis. Saya menjawab dari dokumen yang diberikan kepada saya dan menunjukkan bagian asal setiap jawaban.
    Baik. Adakah hal lain yang ingin Anda ketahui?
    Anda dapat bertanya, misalnya, tentang: {topics}.`,
  vi: `Xin chào! Tôi là {name}. Bạn muốn biết điều gì?
    Không có gì! Nếu còn câu hỏi khác, bạn cứ hỏi.
    Tạm biệt! Hãy quay lại khi bạn có câu hỏi.
    Tôi là {name}, một trợ lý tự động. Tôi trả lời từ các tài liệu được cung cấp và cho biết mỗi câu trả lời lấy từ đoạn nào.
    Được. Bạn còn muốn biết gì nữa không?
    Bạn có thể hỏi tôi, chẳng hạn, về: {topics}.`,
  pl: `Dzień dobry! Nazywam się {name}. Co chcesz wiedzieć?
    Proszę bardzo! Jeśli masz kolejne pytanie, po prostu zapytaj.
    Do widzenia! Wróć, gdy będziesz mieć pytanie.
    Nazywam się {name} i jestem automatycznym asystentem. Odpowiadam na podstawie otrzymanych dokumentów i pokazuję, z którego fragmentu pochodzi odpowiedź.
    Dobrze. Czy chcesz wiedzieć coś jeszcze?
    Możesz zapytać na przykład o: {topics}.`,
  cs: `Dobrý den! Jsem {name}. Co byste rádi věděli?
    Není zač! Máte-li další otázku, zeptejte se.
    Na shledanou! Vraťte se, až budete mít otázku.
    Jsem {name}, automatický asistent. Odpovídám z dokumentů, které jsem dostal, a ukazuji, ze které pasáže odpověď pochází.
    Dobře. Chcete vědět ještě něco?
    Můžete se zeptat například na: {topics}.`,
  el: `Γεια σας! Είμαι ο βοηθός {name}. Τι θα θέλατε να μάθετε;
    Παρακαλώ! Αν έχετε άλλη ερώτηση, ρωτήστε με.
    Αντίο! Επιστρέψτε όταν έχετε κάποια ερώτηση.
    Είμαι ο αυτόματος βοηθός {name}. Απαντώ από τα έγγραφα που μου δόθηκαν και δείχνω από ποιο απόσπασμα προέρχεται κάθε απάντηση.
    Ωραία. Θέλετε να μάθετε κάτι άλλο;
    Μπορείτε να με ρωτήσετε, για παράδειγμα, για: {topics}.`,
  ru: `Здравствуйте! Я {name}. Что вы хотели бы узнать?
    Пожалуйста! Если есть ещё вопрос, спрашивайте.
    До свидания! Возвращайтесь, когда появится вопрос.
    Я {name}, автоматический помощник. Я отвечаю по документам, которые мне дали, и показываю, из какого отрывка взят ответ.
    Хорошо. Хотите узнать что-нибудь ещё?
    Можно спросить, например, о таких темах: {topics}.`,
  uk: `Вітаю! Я {name}. Що ви хотіли б дізнатися?
    Прошу! Якщо є ще запитання, запитуйте.
    До побачення! Повертайтеся, коли матимете запитання.
    Я {name}, автоматичний помічник. Я відповідаю за документами, які мені надали, і показую, з якого уривка взято відповідь.
    Добре. Бажаєте дізнатися ще щось?
    Можна запитати, наприклад, про такі теми: {topics}.`,
  bg: `Здравейте! Аз съм {name}. Какво искате да научите?
    Моля! Ако имате друг въпрос, просто попитайте.
    Довиждане! Върнете се, когато имате въпрос.
    Аз съм {name}, автоматичен помощник. Отговарям по документите, които са ми дадени, и показвам от кой пасаж идва всеки отговор.
    Добре. Искате ли да научите още нещо?
    Можете да ме попитате например за: {topics}.`,
  ar: `مرحبًا! أنا {name}. ماذا تودّ أن تعرف؟
    على الرحب والسعة! إن كان لديك سؤال آخر فتفضّل.
    إلى اللقاء! عُد متى كان لديك سؤال.
    أنا {name}، مساعد آلي. أجيب من المستندات التي أُعطيت لي وأبيّن المقطع الذي جاء منه كل جواب.
    حسنًا. هل تودّ معرفة شيء آخر؟
    يمكنك أن تسألني مثلًا عن: {topics}.`,
  hi: `नमस्ते! मैं {name} हूँ। आप क्या जानना चाहेंगे?
    आपका स्वागत है! कोई और प्रश्न हो तो पूछिए।
    फिर मिलेंगे! जब भी प्रश्न हो, फिर आइए।
    मैं {name} हूँ, एक स्वचालित सहायक। मैं दिए गए दस्तावेज़ों से उत्तर देता हूँ और दिखाता हूँ कि हर उत्तर किस अंश से आया है।
    ठीक है। क्या आप कुछ और जानना चाहेंगे?
    आप मुझसे, उदाहरण के लिए, इन विषयों पर पूछ सकते हैं: {topics}।`,
  zh: `您好！我是{name}。您想了解什么？
    不客气！如果还有问题，请随时提问。
    再见！有问题时欢迎再来。
    我是{name}，一个自动助手。我根据所给的文档回答问题，并标明每个回答出自哪一段。
    好的。您还想了解什么吗？
    您可以问我，例如：{topics}。`,
  ja: `こんにちは。{name}です。何をお知りになりたいですか。
    どういたしまして。ほかにもご質問があればどうぞ。
    さようなら。ご質問があればまたお越しください。
    {name}です。自動アシスタントとして、渡された文書からお答えし、それぞれの答えがどの箇所によるものかを示します。
    承知しました。ほかにお知りになりたいことはありますか。
    たとえば次のことについてお尋ねいただけます：{topics}。`,
  ko: `안녕하세요! {name}입니다. 무엇을 알고 싶으신가요?
    천만에요! 다른 질문이 있으면 언제든지 물어보세요.
    안녕히 가세요! 질문이 생기면 다시 찾아 주세요.
    저는 자동 도우미 {name}입니다. 주어진 문서를 바탕으로 답하고, 각 답이 어느 부분에서 나왔는지 보여 드립니다.
    알겠습니다. 더 알고 싶은 것이 있으신가요?
    예를 들어 다음에 대해 물어보실 수 있습니다: {topics}.`,
  th: `สวัสดี นี่คือ {name} คุณอยากทราบเรื่องอะไร
    ยินดีเสมอ หากมีคำถามอื่น ถามได้เลย
    ลาก่อน มีคำถามเมื่อไรก็กลับมาได้เสมอ
    นี่คือ {name} ผู้ช่วยอัตโนมัติ ซึ่งตอบจากเอกสารที่ได้รับ และแสดงว่าคำตอบแต่ละข้อมาจากส่วนใด
    ตกลง คุณอยากทราบเรื่องอื่นอีกไหม
    คุณถามได้ เช่น เรื่อง {topics}`,
};
