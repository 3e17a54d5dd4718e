import type { Translations } from '../../platform/panel-words/translations';

/** Translations of the contract's rules, which are in English there. A test requires every one. */
export const ruleTexts: Translations = {
  'is not a telephone number: 3 to 24 digits, spaces, hyphens and brackets': {
    uz: 'telefon raqami emas: 3 tadan 24 tagacha raqam, boʻsh joy, chiziqcha va qavs boʻlishi mumkin',
    ru: 'это не номер телефона: от 3 до 24 цифр, пробелов, дефисов и скобок',
  },
  'is not a web, mail or telephone address nor a path of this site, or has a name and @ before its host': {
    uz: 'veb, pochta yoki telefon manzili ham, shu saytdagi yoʻl ham emas; veb-manzilda sayt nomidan oldin foydalanuvchi nomi va @ boʻlmaydi',
    ru: 'это не адрес в сети, почты или телефона и не путь этого сайта; перед именем сайта в адресе не бывает имени пользователя и @',
  },
  'is not a path of this site: it begins with one / and has no space, ?, # or backslash': {
    uz: 'shu saytdagi yoʻl emas: u bitta / bilan boshlanadi, unda boʻsh joy, ?, # va teskari chiziq boʻlmaydi',
    ru: 'это не путь этого сайта: он начинается с одной / и не содержит пробелов, ?, # и обратной косой черты',
  },
  'has other than small Latin letters, digits and single hyphens, or no letter': {
    uz: 'faqat kichik lotin harflari, raqamlar va yakka chiziqchalardan iborat boʻlishi va unda kamida bitta harf boʻlishi kerak',
    ru: 'может состоять только из строчных латинских букв, цифр и одиночных дефисов, и хотя бы одна буква нужна',
  },
  'is neither a section of the site nor a page': {
    uz: 'sayt boʻlimi ham, sahifa ham emas',
    ru: 'это не раздел сайта и не страница',
  },
  'leads to nothing that a menu can lead to: choose the page again': {
    uz: 'menyu bunga olib bora olmaydi: sahifani qaytadan tanlang',
    ru: 'сюда меню вести не может: выберите страницу заново',
  },
  'is empty in every language, and the target has no title of its own': {
    uz: 'birorta tilda yozilmagan, manzilning esa oʻz nomi yoʻq: nom yozing',
    ru: 'не заполнено ни на одном языке, а у адреса нет своего названия: напишите название',
  },
  'is empty, and no item is below: choose a page': {
    uz: 'tanlanmagan, ostida ham band yoʻq: sahifa tanlang',
    ru: 'не выбрано, и пунктов ниже нет: выберите страницу',
  },
  'has no item: a menu has one at least': {
    uz: 'birorta band yoʻq: menyuda kamida bitta band boʻladi',
    ru: 'нет ни одного пункта: в меню есть хотя бы один',
  },
  'has two items with the same id': {
    uz: 'bir xil belgili ikki band bor: ulardan birini olib tashlab, qaytadan qoʻshing',
    ru: 'есть два пункта с одинаковым обозначением: уберите один и добавьте заново',
  },
  'is not the ending of a file that the media library takes: upload the file in another format': {
    uz: 'mediakutubxona bunday kengaytmali faylni olmaydi: faylni boshqa formatda yuklang',
    ru: 'файлы с таким расширением медиатека не принимает: загрузите файл в другом формате',
  },
  'is not where the media library keeps this file: choose the file there again': {
    uz: 'mediakutubxonada bu fayl turgan joy emas: faylni oʻsha yerdan qaytadan tanlang',
    ru: 'это не место, где медиатека хранит этот файл: выберите файл в ней заново',
  },
  'does not agree with the ending of the file: upload the file again': {
    uz: 'fayl kengaytmasiga mos emas: faylni qaytadan yuklang',
    ru: 'не соответствует расширению файла: загрузите файл заново',
  },
  'is not the ending of a picture: choose a picture of the media library': {
    uz: 'rasm kengaytmasi emas: mediakutubxonadan rasm tanlang',
    ru: 'это не расширение изображения: выберите изображение в медиатеке',
  },
  'is the ending of a picture: put it in as a picture': {
    uz: 'rasm kengaytmasi: uni matnga rasm sifatida qoʻying',
    ru: 'это расширение изображения: вставьте его как изображение',
  },
  'is not the ending of a video: choose a video of the media library': {
    uz: 'video kengaytmasi emas: mediakutubxonadan video tanlang',
    ru: 'это не расширение видео: выберите видео в медиатеке',
  },
  'is not the ending of captions: choose a file that ends with .vtt': {
    uz: 'subtitr kengaytmasi emas: nomi .vtt bilan tugaydigan faylni tanlang',
    ru: 'это не расширение субтитров: выберите файл, имя которого оканчивается на .vtt',
  },
  'is empty, and there is no address: choose a video or write its address': {
    uz: 'tanlanmagan, manzil ham yoʻq: video tanlang yoki uning manzilini yozing',
    ru: 'не выбрано, и адреса нет: выберите видео или напишите его адрес',
  },
  'has no headings: make the cells of the first row, or of the first column, headings': {
    uz: 'jadvalda sarlavha yoʻq: birinchi qator yoki birinchi ustun kataklarini sarlavhaga aylantiring',
    ru: 'в таблице нет заголовков: сделайте заголовками ячейки первой строки или первого столбца',
  },
  'has more or fewer cells than the first row: make them as many': {
    uz: 'bu qatordagi kataklar soni birinchi qatordagidan farq qiladi: ularni tenglashtiring',
    ru: 'в этой строке не столько ячеек, сколько в первой: сделайте их поровну',
  },
  'is an empty heading: write what the cells below or beside it are': {
    uz: 'sarlavha katagi boʻsh: ostidagi yoki yonidagi kataklarda nima borligini yozing',
    ru: 'пустой заголовок: напишите, что в ячейках под ним или рядом с ним',
  },
  'is a heading outside a first row or first column of headings: make it an ordinary cell': {
    uz: 'sarlavhali birinchi qator yoki birinchi ustundan tashqaridagi sarlavha: uni oddiy katakka aylantiring',
    ru: 'заголовок вне первой строки или первого столбца с заголовками: сделайте его обычной ячейкой',
  },
  'has no known width and height: upload the picture again': {
    uz: 'eni va boʻyi maʼlum emas: rasmni qaytadan yuklang',
    ru: 'неизвестны ширина и высота: загрузите изображение заново',
  },
  'is empty: write it in the media library, then put the picture in again': {
    uz: 'boʻsh: uni mediakutubxonada yozing, keyin rasmni qaytadan qoʻying',
    ru: 'пусто: заполните его в медиатеке, затем вставьте изображение заново',
  },
  'has an item with neither a file nor an address, or with both': {
    uz: 'fayli ham, manzili ham yoʻq yoki ikkalasi ham bor qatori bor',
    ru: 'есть строка, в которой нет ни файла, ни адреса, или есть и то и другое',
  },
  'is before the first day of the data': { uz: 'maʼlumotlar davrining birinchi kunidan oldin', ru: 'раньше первого дня данных' },
  'is before the last update': { uz: 'oxirgi yangilanishdan oldin', ru: 'раньше последнего обновления' },
  'is the same path: the redirect would lead to itself': {
    uz: 'xuddi shu yoʻl: yoʻnaltirish oʻziga olib boradi',
    ru: 'тот же путь: переадресация вела бы на себя',
  },
  'is before the day of the announcement': { uz: 'eʼlon qilingan kundan oldin', ru: 'раньше дня объявления' },
  'is less than satisfied, explained and rejected together': {
    uz: 'qanoatlantirilgan, tushuntirilgan va rad etilganlarning jamidan kam',
    ru: 'меньше, чем удовлетворённых, разъяснённых и отклонённых вместе',
  },
  'do not add up to the number received': {
    uz: 'jami kelib tushganlar soniga teng emas',
    ru: 'в сумме не равны числу поступивших',
  },
  'is before the first day': { uz: 'birinchi kundan oldin', ru: 'раньше первого дня' },
  'and the amount need each other': {
    uz: 'summa bilan birga toʻldiriladi',
    ru: 'заполняется только вместе с суммой',
  },
  'is missing although the act has lost force': {
    uz: 'toʻldirilmagan, hujjat esa oʻz kuchini yoʻqotgan',
    ru: 'не заполнено, хотя акт утратил силу',
  },
  'is given although the act has not lost force': {
    uz: 'toʻldirilgan, hujjat esa oʻz kuchini yoʻqotmagan',
    ru: 'заполнено, хотя акт не утратил силу',
  },
  'is empty although the person is a leader': { uz: 'boʻsh, bu kishi esa rahbar', ru: 'пусто, хотя это руководитель' },
  'has a day that ends before it begins': {
    uz: 'boshlanishidan oldin tugaydigan kuni bor',
    ru: 'есть день, который заканчивается раньше, чем начинается',
  },
  'is not after the beginning': { uz: 'boshlanishidan keyin emas', ru: 'не позже начала' },
  'is less than the lower salary': { uz: 'eng kam maoshdan kichik', ru: 'меньше нижней границы зарплаты' },
  'is not given: a testimonial is published only with the consent of its author': {
    uz: 'berilmagan: fikr faqat muallifining roziligi bilan eʼlon qilinadi',
    ru: 'не дано: отзыв публикуется только с согласия автора',
  },
  'is before the day of publication': { uz: 'eʼlon qilingan kundan oldin', ru: 'раньше дня публикации' },
};
