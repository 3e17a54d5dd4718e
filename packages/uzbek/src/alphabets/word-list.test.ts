import { cyrillicAlphabet } from './cyrillic-alphabet.ts';
import { createConverter, type Alphabet } from './alphabet.ts';
import { turnedComma, tutuq } from '../apostrophe.ts';
import { createCyrillicConverter } from './to-cyrillic-text.ts';
import { joinWordLists, parseWordList } from './word-list.ts';

const convert = createCyrillicConverter();

test.each([
  ['Telegramda, PDFni, IT va it', 'Telegramда, PDFни, IT ва ит'],
  ['Wi-Fi va e-mail, pH, QR-kod', 'Wi-Fi ва e-mail, pH, QR-код'],
  ['25 kVt, 10 MB, 3 km², 1 200 m³, 5 mg/l', '25 кВт, 10 МБ, 3 км², 1 200 м³, 5 мг/л'],
  ['AQSH, BMTning STIR', 'АҚШ, БМТнинг СТИР'],
  ['2026-yil 8-iyul, 2024–2026-yillar, 5-modda, 12-sinf', '2026 йил 8 июль, 2024–2026 йиллар, 5-модда, 12-синф'],
  ['XXI asr, II chorak, Karim I. va I-bosqich', 'XXI аср, II чорак, Карим И. ва I-босқич'],
  ['I. Umumiy qoidalar', 'I. Умумий қоидалар'],
  ['V. Xulosa', 'V. Хулоса'],
  ['XLII asr, XC, LXX', 'XLII аср, XC, LXX'],
  ['X. Karimov, X. Karimovga', 'Х. Каримов, Х. Каримовга'],
  ['t.me/ochiq_uz, my.gov.uz/uz/service/12 va MY.GOV.UZ', 't.me/ochiq_uz, my.gov.uz/uz/service/12 ва MY.GOV.UZ'],
  ['www.ochiq.uz/hujjatlar?id=abc (hisobot.PDF)', 'www.ochiq.uz/hujjatlar?id=abc (hisobot.PDF)'],
  ['ochiq.uzda, «lex.uz» saytida', 'ochiq.uzда, «lex.uz» сайтида'],
  ["5 mln.so'm, keldi.bugun, yer.Uzun", '5 млн.сўм, келди.бугун, ер.Узун'],
  ['xizmat safari, zoom, Zoomda, ZOOM', 'хизмат сафари, зоом, Zoomда, ZOOM'],
  ['2-marta, 3-martaba, 3-maydon, 4-maygacha', '2-марта, 3-мартаба, 3-майдон, 4 майгача'],
  ['8-mart, 8-martda, 8-martgacha', '8 март, 8 мартда, 8 мартгача'],
  ['alfavit, TSJ va TSK, YTT', 'алфавит, ТСЖ ва ТСК, ЯТТ'],
  ['ketsinki, kutsinki, yetsinmi, meditsina', 'кетсинки, кутсинки, етсинми, медицина'],
  ['Belgiya, Polshada, Shveysariya, Nyu-Yorkda', 'Бельгия, Польшада, Швейцария, Нью-Йоркда'],
  ['alyans, pavilyon, ekspansiya', 'альянс, павильон, экспансия'],
  ['fyordlar, gilyotina, losyon, senyora', 'фьордлар, гильотина, лосьон, сеньора'],
  ['100 USD, EUR, SWIFT va IBAN', '100 USD, EUR, SWIFT ва IBAN'],
  [
    '01 A 123 BC, 01A123BC, 01 123 ABC, AA 1234567, AB1234567, 5G, 1-A sinf, 2026-T-18, B toifasi',
    '01 A 123 BC, 01A123BC, 01 123 ABC, AA 1234567, AB1234567, 5G, 1-А синф, 2026-T-18, B тоифаси',
  ],
  ['E-mail, e-mailga', 'E-mail, e-mailга'],
  ['GESlar, Chorvoq GESi, TES, AES, SES', 'ГЭСлар, Чорвоқ ГЭСи, ТЭС, АЭС, СЭС'],
  [
    'Oʻzbekgidroenergo, sudekspertiza, yarimelement, ginekolog, reglament',
    'Ўзбекгидроэнерго, судэкспертиза, яримэлемент, гинеколог, регламент',
  ],
  ['neft va gaz, neft-gaz, neftni, Oʻzbekneftgaz', 'нефть ва газ, нефть-газ, нефтни, Ўзбекнефтгаз'],
  [
    'vakansiya, refleksiya, biopsiya, aksial, pansionat, aksiya, opsiya, korrupsiya',
    'вакансия, рефлексия, биопсия, аксиал, пансионат, акция, опция, коррупция',
  ],
  ['EʼLON, MAʼNAVIYAT, Raʼno, Sanʼat, OBYEKT, “Eʼlon”, MOʻʼJIZA', 'ЭЪЛОН, МАЪНАВИЯТ, Раъно, Санъат, ОБЪЕКТ, “Эълон”, МЎЪЖИЗА'],
  ['mavzeʼda, feʼl-atvor, jurʼat, inʼom, sunʼiy, meʼyor', 'мавзеъда, феъл-атвор, журъат, инъом, сунъий, меъёр'],
  ["sun'iy, sun`iy, sun’iy, sun‘iy, to`g`ri, to’g’ri, O′zbek", 'сунъий, сунъий, сунъий, сунъий, тўғри, тўғри, Ўзбек'],
  ['shoʻba, moʻjaz, Noʻmon, moʻtabar', 'шўъба, мўъжаз, Нўъмон, мўътабар'],
  ['Asʼhobiddin, isʼhol, Mashhad, ishxona, mushuk', 'Асҳобиддин, исҳол, Машҳад, ишхона, мушук'],
  [
    'yodda, yodimda, yodida, yodidan, yodga, yod va kaliy yodidi, yodgorlik, yodlangan tuz',
    'ёдда, ёдимда, ёдида, ёдидан, ёдга, йод ва калий йодиди, ёдгорлик, йодланган туз',
  ],
  ['yoga, yogurt, mayonez, Toyota, foye, konveyer', 'йога, йогурт, майонез, Тойота, фойе, конвейер'],
  [
    'nol, noldan, dvigatel, dvigatelni, kalendarlar, patrul, alkogol',
    'ноль, нолдан, двигатель, двигателни, календарлар, патруль, алкоголь',
  ],
  ['bazalt, kobalt, slanes, seolit, seriy, seriya, sitora, sitrat', 'базальт, кобальт, сланец, цеолит, церий, серия, ситора, цитрат'],
  ['2026 V chorak, 2 V asr, 2025 V-son, 220 V tarmoq', '2026 V чорак, 2 V аср, 2025 V-сон, 220 В тармоқ'],
  ['Sian shahri, sianid, Sokol, soatsovar, tomitsin, Kuznetsovning', 'Сиан шаҳри, цианид, Сокол, соатсовар, томитсин, Кузнецовнинг'],
  ['olgani, pulsiz, pulsirot, kalmaraz, puls', 'олгани, пулсиз, пулсирот, калмараз, пульс'],
  [
    'telefilm, avtokonsern, superkompyuter, avtomatik, biologiya, fotomer',
    'телефильм, автоконцерн, суперкомпьютер, автоматик, биология, фотомер',
  ],
  [
    'Solovyov, Kovalyov, Vorobyeva, Kuznetsovaga, Tatyana, Igor, Ilyich',
    'Соловьёв, Ковалёв, Воробьева, Кузнецовага, Татьяна, Игорь, Ильич',
  ],
  ['Belarus, Belarusga, Xelsinki, Stokgolm, Payariq, Kreml', 'Беларусь, Беларусга, Хельсинки, Стокгольм, Пайариқ, Кремль'],
  [
    'eritsin, eritromitsin, hujjatsizman, hujjatsizmi, katolitsizm, sharoitsiz',
    'эритсин, эритромицин, ҳужжатсизман, ҳужжатсизми, католицизм, шароитсиз',
  ],
  ['H₂O, CO₂ni, Fe²⁺ va SO₄²⁻, Ca(HCO₃)₂, 5 m³, 10 mg/dm³', 'H₂O, CO₂ни, Fe²⁺ ва SO₄²⁻, Ca(HCO₃)₂, 5 м³, 10 мг/дм³'],
  ['U-238, Ra-226, CO2, PM2.5, PM10, COVID-19, A4, M39', 'U-238, Ra-226, CO2, PM2.5, PM10, COVID-19, A4, M39'],
  ['220 V, V asr, 2026-yil V chorak, XIX–XX asrlar', '220 В, V аср, 2026 йил V чорак, XIX–XX асрлар'],
  ['2026-YIL 8-IYUL, 20-aprelgi, 9-May koʻchasi, 2024/2025-oʻquv yili', '2026 ЙИЛ 8 ИЮЛЬ, 20 апрелги, 9 Май кўчаси, 2024/2025-ўқув йили'],
  [
    'info@ochiq.uzga, a.b-c@mail.example.com, a@ochiq.uz;press@ochiq.uz',
    'info@ochiq.uzга, a.b-c@mail.example.com, a@ochiq.uz;press@ochiq.uz',
  ],
  ['@ochiq_uz, #OchiqMaʼlumot, № 5, #1', '@ochiq_uz, #OchiqMaʼlumot, № 5, #1'],
  ['BMT ga, YUNESKOning, YaTT, AQShda, OʻRQ-637-son, MFY, YHXBB', 'БМТ га, ЮНЕСКОнинг, ЯТТ, АҚШда, ЎРҚ-637-сон, МФЙ, ЙҲХББ'],
  ['Sh.M. Mirziyoyev, Yu. Rahimov, Gʻ. Gʻulom, v.b., va h.k., sh/y', 'Ш.М. Мирзиёев, Ю. Раҳимов, Ғ. Ғулом, в.б., ва ҳ.к., ш/й'],
  ['qayerda, Yangiyerda, yeyish, poezd, poyezdda, reyestrga, dunyoyi', 'қаерда, Янгиерда, ейиш, поэзд, поездда, реестрга, дунёйи'],
])('writes %s as readers of Cyrillic do', (latin, cyrillic) => {
  expect(convert(latin)).toBe(cyrillic);
  expect(convert(cyrillic)).toBe(cyrillic);
});

test('writes what editors list, with endings, in any capitals', () => {
  const list = parseWordList("Ochiq\n\nToshkent City\r\nYunusobod = Юнусобод\nQo'yliq=Қўйлиқ\nmayor = мэр\n= x");
  const convertListed = createCyrillicConverter(list);
  expect(convertListed('Ochiqning sayti, OCHIQ, Toshkent City')).toBe('Ochiqнинг сайти, OCHIQ, Toshkent City');
  expect(convertListed('Qoʻyliqda MAYOR, mayorlik, Ochiqlandi')).toBe('Қўйлиқда МЭР, мэрлик, Очиқланди');
});

test('writes what is more than a word, with endings and any apostrophes', () => {
  const list = parseWordList("Toshkent City\nNyu York = Нью-Йорк\nAl-Beruniy=Ал-Беруний\nO'zbek Air\na = b = c");
  const convertListed = createCyrillicConverter(list);
  expect(convertListed('Toshkent Cityda, Nyu  Yorkning, NYU YORK')).toBe('Toshkent Cityда, Нью-Йоркнинг, НЬЮ ЙОРК');
  expect(convertListed('Al-Beruniyga, Oʻzbek Air, O‘zbek Airdan')).toBe('Ал-Берунийга, Oʻzbek Air, O‘zbek Airдан');
  expect(convertListed('Toshkent Cityда')).toBe('Toshkent Cityда');
  expect(list.spelled['a']).toBe('b = c');
});

test('reads what looks like a name with endings without end once, and not in ever more ways', () => {
  const endless = `${'imiz'.repeat(500)}q`;
  expect(convert(`a@gov.uz${endless} keldi`)).toMatch(/ келди$/u);
});

test('takes the spelling of the last list that has a word', () => {
  const list = joinWordLists({ stays: ['A'], spelled: { a: '1', b: '1' } }, { stays: ['A'], spelled: { b: '2' } });
  expect(list).toEqual({ stays: ['A'], names: [], spelled: { a: '1', b: '2' } });
});

test('writes another Latin alphabet by a table alone', () => {
  const drafted: Alphabet = {
    letters: { [`o${turnedComma}`]: 'ö', [`g${turnedComma}`]: 'ğ', sh: 'ş', ch: 'ç' },
    units: `[og]${turnedComma}|sh|ch`,
    spell: (unit, word, place) => (unit === tutuq && word[place - 1] === 's' && word[place + 1] === 'h' ? '' : undefined),
  };
  const write = createConverter(drafted);
  expect(write('Oʻzbekiston gʻalabasi, CHIRCHIQ, Shahrisabz, Isʼhoq, maʼno')).toBe('Özbekiston ğalabasi, ÇIRÇIQ, Şahrisabz, Ishoq, maʼno');
  expect(createConverter(cyrillicAlphabet)(write('Oʻzbekiston gʻalabasi, Shahrisabz'))).toBe('Ўзбекистон ғалабаси, Шаҳрисабз');
});
