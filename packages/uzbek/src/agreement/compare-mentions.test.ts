import { compareMentions } from './compare-mentions.ts';
import { extractMentions } from './extract-mentions.ts';
import { groupDifferences } from './group-differences.ts';
import type { Language, TextBlock } from './mention.ts';

const read = (language: Language, text: string, more: Partial<TextBlock> = {}) =>
  extractMentions([{ path: 'body.0', text, ...more }], { language, ownHost: 'www.ochiq.example' });

const listKeys = (language: Language, text: string) =>
  read(language, text).flatMap(({ isCertain, keys: [key] }) => (isCertain ? [key] : []));

test.each([
  ['an act', ['PQ-123-son qaror'], ['постановление № ПП-123'], ['Resolution No. PP-123'], ['act pq123']],
  ['a day', ['2026-yil 5-mart'], ['5 марта 2026 года', '05.03.2026'], ['5 March 2026', 'March 5, 2026', '2026-03-05'], ['2026-03-05']],
  ['a day in words', ['2026-yil oltinchi yanvar'], ['шестого января 2026 года'], ['the sixth of January 2026'], ['2026-01-06']],
  ['a span of days', ['1–9-dekabr'], ['с 1 по 9 декабря'], ['from 1 to 9 December'], ['--12-01', '--12-09']],
  ['a month of a year', ['2026-yil mart oyida'], ['в марте 2026 года'], ['in March 2026'], ['2026-03']],
  ['a quarter', ['2026-yil toʻrtinchi choragida'], ['2026 год, IV квартал'], ['2026, Q4'], ['2026', 'quarter 4']],
  [
    'a time',
    ['soat 18:30 da', 'kechki 6:30 da'],
    ['в 18:30', 'в 18 часов 30 минут', 'в 6.30 вечера'],
    ['at 6.30 p.m.', 'at 6:30 pm'],
    ['18:30'],
  ],
  [
    'an amount',
    ['1,5 mln soʻm', '1 500 000 soʻm', '1 million 500 ming soʻm'],
    ['1 500 000 сумов', '1,5 млн сумов'],
    ['1.5 million soums', 'UZS 1,500,000'],
    ['1500000 uzs'],
  ],
  ['a large amount', ['2,75 mlrd', '2 milliard 750 million'], ['2,75 миллиарда'], ['2.75 billion'], ['2750000000']],
  ['an amount in three parts', ['5 mlrd 120 mln 400 ming soʻm'], ['5 120,4 млн сумов'], ['5,120.4 million soums'], ['5120400000 uzs']],
  ['a percentage', ['12 foizga'], ['12 процентов', '12 %'], ['12 per cent', '12%'], ['12 %']],
  ['a length', ['12 km', '12 kilometrlik'], ['12 километров', '12 тыс. пог. м'], ['12-kilometre', '12 km'], ['12000 m']],
  ['an area', ['46 kvadrat kilometr'], ['46 кв. км', '46 км²'], ['46 square kilometres'], ['46000000 m2']],
  ['a volume', ['480 kub metr', '480 m³'], ['480 кубометров'], ['480 cubic metres'], ['480 m3']],
  ['a temperature', ['4 °C', '4 daraja'], ['4 °C', '4 градуса'], ['4 °C', '4 degrees'], ['4 °']],
  ['a term', ['10 ish kuni'], ['10 рабочих дней'], ['10 working days'], ['10 workday']],
  [
    'a phone number',
    ['+998 71 200-70-07', '71 200 70 07'],
    ['(71) 200-70-07'],
    ['+998 (71) 200 70 07', '(71) 200 7007'],
    ['tel 712007007'],
  ],
  [
    'an address of another site',
    ['https://yer.example/uz/hisobot'],
    ['yer.example/ru/hisobot/'],
    ['www.yer.example/en/hisobot'],
    ['yer.example/hisobot'],
  ],
  [
    'an address of our own',
    ['https://ochiq.example/uz/news/suv'],
    ['https://ochiq.example/ru/news/voda'],
    ['ochiq.example/en/news/water'],
    ['/news/*'],
  ],
  ['a scale of a map', ['1:200 000'], ['1:200 000'], ['1:200,000'], ['1:200000']],
])('reads %s alike in every language and spelling', (_, uzbek, russian, english, keys) => {
  for (const text of uzbek) expect([text, listKeys('uz', text)]).toEqual([text, keys]);
  for (const text of russian) expect([text, listKeys('ru', text)]).toEqual([text, keys]);
  for (const text of english) expect([text, listKeys('en', text)]).toEqual([text, keys]);
});

const compare = (uzbek: string, russian: string) => compareMentions(read('uz', uzbek), read('ru', russian));
const name = (differences: ReturnType<typeof compare>) =>
  differences.map(({ kind, left, right }) => [kind, left?.text ?? null, right?.text ?? null]);

test('names a value that differs with both places, as they are written', () => {
  const [difference] = compare('Tanlovga 1 500 000 soʻm ajratildi.', 'На конкурс выделено 15 000 000 сумов.');
  expect(difference).toMatchObject({
    kind: 'amount',
    left: { path: 'body.0', from: 9, text: '1 500 000 soʻm' },
    right: { path: 'body.0', from: 20, text: '15 000 000 сумов' },
  });
});

test.each([
  ['another unit with the same number', '12 km', '12 м', ['measure', '12 km', '12 м']],
  ['another scale', '3 mln soʻm', '3 млрд сумов', ['amount', '3 mln soʻm', '3 млрд сумов']],
  ['another act with the same number', 'PQ-123', 'УП-123', ['act', 'PQ-123', 'УП-123']],
  ['another month', '5-mart kuni', '5 мая', ['date', '5-mart', '5 мая']],
  ['a number that is missing', '14 ta quduq, 9 ta buloq', '14 скважин', ['number', '9', null]],
  ['a rate for another time', '12 l/s', '12 л/мин', ['measure', '12 l', '12 л']],
  ['another year of study', '2025/2026 oʻquv yili, 2025-yil', '2025/2025 учебный год, 2025 год', ['number', '2025/2026', '2025/2025']],
  ['another fraction', '1/2 stavka', '1/3 ставки', ['number', '1/2', '1/3']],
  ['another half of a year', '2-yarim yillik', 'I полугодие', ['number', '2-yarim yillik', 'I полугодие']],
  ['another span of months', '2026-yil mart–avgust', 'март – июль 2026 г.', ['date', '2026-yil mart–avgust', 'март – июль 2026 г.']],
  ['another Roman number', 'II guruh', 'III группа', ['number', 'II', 'III']],
  ['another large number in words', 'yigirma kun', 'тридцать дней', ['number', 'yigirma', 'тридцать']],
  ['another formula', 'CO₂ miqdori', 'содержание CO3', ['number', 'CO₂', 'CO3']],
  ['another power of ten', '2,5·10⁻³ m', '2,5·10⁻² м', ['measure', '2,5·10⁻³ m', '2,5·10⁻² м']],
  ['another article that was added', '193¹-modda', 'статья 193²', ['number', '193¹', '193²']],
  ['a percentage like a day', '20.09 foiz, 20-sentabr', '20,90 %, 20 сентября', ['percentage', '20.09 foiz', '20,90 %']],
  ['another day of the week', 'chorshanba kuni', 'по вторникам', ['date', 'chorshanba', 'вторник']],
  ['another month without a day', 'noyabr oʻrtasida', 'в середине октября', ['date', 'noyabr', 'октября']],
  ['another count in words', 'ikkita koʻprik', 'шесть мостов', ['number', 'ikkita', 'шесть']],
  ['another unit of pressure', '62 MPa', '62 кПа', ['measure', '62 MPa', '62 кПа']],
  ['digits where the other has words', '18 ta quduq\n18 ta buloq', 'пятнадцать скважин\n18 родников', ['number', '18', 'пятнадцать']],
])('finds %s', (_, uzbek, russian, difference) => {
  expect(name(compare(uzbek, russian))).toEqual([difference]);
});

test.each([
  ['the order of values', '14 ta quduq va 9 ta buloq', '9 родников и 14 скважин'],
  ['words in the place of digits', '3 ta quduq, oʻn besh kun', 'три скважины, 15 дней'],
  ['the year of a day', '2026-yil 5-mart', '5 марта'],
  ['how often a value is repeated', '31 ta quduq. Ularning 31 tasi yangi.', '31 скважина, все новые'],
  ['a unit that is implied', '5 km va 7 km', '5 и 7 км'],
  ['the number of an act without its letters', 'VMQ-355', '№ 355'],
  ['hours with a point or a word', 'soat 16.30 dan 18.00 gacha', 'с 16:30 до 18 часов'],
  ['months that are years, and parts in words', '18 oy, 25 foiz', 'полтора года, четверть'],
  ['a fraction, and years of study', '2/3 qismi, 2025/26 oʻquv yili', 'две трети, 2025–2026 учебный год'],
  ['years of study with a dash', '2025/2026 oʻquv yili, 1/2 stavka', '2025–2026 учебный год, полставки'],
  ['a score', '85/100 ball, 1/3 smena', '85 баллов из 100, сутки через трое'],
  ['signs of fractions', '½ qism, 2½ soat', 'половина, 2,5 часа'],
  ['hours with a hyphen', '9-00 dan 18-00 gacha, 18 dan 45 daqiqa oʻtganda', 'с 9:00 до 18:00, в 18:45'],
  ['units of two sizes', '2 m 35 sm, 3 kg 200 g, 45 sentner', '2,35 м, 3,2 кг, 4,5 т'],
  ['spans of days and months in digits', '01.09–15.09.2026, 03.2026–08.2026', 'с 1 по 15 сентября 2026, март – август 2026 г.'],
  ['quarters and halves in short', '3-chorakda, 1-yarim yillikda', 'в III кв., в первом полугодии'],
  ['how often in words', 'har 3 oyda bir marta', 'ежеквартально'],
  ['the groups of an account', '2021 0000 3004 5678 9001', '20210000300456789001'],
  ['phone numbers of older papers and short ones', '(371) 256-12-34, 71 256-12-35', '8 (371) 256 12 34, 256-12-35'],
  ['words in the place of a formula', 'karbonat angidrid', 'CO2'],
  ['all in words', '100 foizi qaytariladi', 'возвращается вся сумма'],
  ['a scale that is said once', '86,4 mlrd soʻm (reja 82,0)', '86,4 млрд сумов при плане 82 млрд'],
  ['another day of the week that is left out', 'yakshanbadan tashqari', 'с понедельника по субботу'],
  ['many in words', 'yuzlab odam', 'тысячи людей'],
  ['midnight', '18:00–24:00', 'от 18:00 до полуночи'],
  ['a day and a night in words', 'Telefon kecha-yu kunduz ishlaydi', 'Телефон работает 24 часа в сутки'],
  ['hundreds and tens in words', '300 ga yaqin, 50 dan ortiq', 'около трёхсот, свыше пятидесяти'],
  ['minutes that are hours in words', '90 daqiqa, 45 daqiqa', 'полтора часа, три четверти часа'],
  ['years and months that are one number', '3 yil 6 oy, 72 soat', 'три с половиной года, трое суток'],
  ['hours of the evening in words', '18 dan 22 gacha, soat 15:30 da', 'с 6 до 10 вечера, в половине четвёртого'],
  ['an hour without its half of the day', 'soat 3 da', 'в 15:00'],
  ['months from the beginning of a year', '9 oy ichida', 'в январе — сентябре'],
  ['what a span leaves out', '1-, 2- va 3-ilovalar, 5, 6 va 7-dekabr', 'приложения 1–3, 5–7 декабря'],
  ['the parts of the number of a letter', '04-03/1187-son xulosa', 'заключение № 04-03/1187'],
  ['parts as percentages', '75 foizi, 20 foizi', 'три четверти, пятая часть'],
  ['signs between the same figures', '71 203 11 11', '71-203-11-11'],
  ['years and times that are no units', '2026-yil, 3 marta', '2026 г., три раза'],
])('does not mind %s', (_, uzbek, russian) => {
  expect(name(compare(uzbek, russian))).toEqual([]);
});

test('compares how many items and rows there are, and where links lead', () => {
  const uzbek = read('uz', 'bir', { items: 4, rows: 3, links: ['/uz/news/suv', 'https://yer.example/1'] });
  const russian = read('ru', 'один', { items: 3, rows: 3, links: ['/ru/news/voda', 'https://yer.example/2'] });
  expect(name(compareMentions(uzbek, russian))).toEqual([
    ['items', '4', '3'],
    ['address', 'https://yer.example/1', 'https://yer.example/2'],
  ]);
});

test('joins what differs from both other languages at one place', () => {
  const mentions = { uz: read('uz', '12 ta'), ru: read('ru', '13 скважин'), en: read('en', '12 wells') };
  expect(groupDifferences('ru', mentions)).toMatchObject([
    {
      kind: 'number',
      own: { text: '13' },
      others: [
        { language: 'uz', mention: { text: '12' } },
        { language: 'en', mention: { text: '12' } },
      ],
    },
  ]);
  expect(groupDifferences('uz', mentions)).toMatchObject([{ own: { text: '12' }, others: [{ language: 'ru', mention: { text: '13' } }] }]);
});

test('tells of another number in words in the place of digits, though two languages agree', () => {
  const mentions = { uz: read('uz', '18 yosh'), ru: read('ru', '18 лет'), en: read('en', 'fifteen years') };
  for (const own of ['uz', 'ru', 'en'] as const) expect(groupDifferences(own, mentions)).not.toEqual([]);
});

test.each([
  ['a smaller unit that is left out', 'Muddati 3 yil 6 oy', 'Срок 3 года'],
  ['a member of a list that is left out', '1, 2, 3, 4-ilovalar', 'приложения 1, 2, 4'],
  ['a day that is left out', '6, 7 va 8-mart', '6 и 8 марта'],
  ['numbers that make another one together', '3-son va 5-son xonalar', '35 комнат'],
  ['a time and a number of the same digits', 'Soat 10:30 da', '1030 человек'],
])('tells of %s', (_, uzbek, russian) => {
  expect(compare(uzbek, russian)).not.toEqual([]);
});

test('believes two languages in digits, against words of the third that agree with nothing', () => {
  const mentions = { uz: read('uz', '13 ta'), ru: read('ru', 'чёртова дюжина'), en: read('en', '13 wells') };
  expect(groupDifferences('uz', { uz: mentions.uz, ru: mentions.ru })).toMatchObject([{ kind: 'number', own: { text: '13' } }]);
  expect(groupDifferences('en', { ...mentions, en: read('en', '14 wells') })).toHaveLength(1);
});

test('reads rows of any length', () => {
  for (const row of ['7-', '7, ', '7 000 ', '+7 ', '5-mart, ', 'yetti ', 'a@', '№ 7 ', 'bir soat besh daqiqa ']) {
    const mentions = read('uz', row.repeat(20_000));
    expect(compareMentions(mentions, [])).toHaveLength(mentions.filter(({ isCertain }) => isCertain).length);
  }
});
