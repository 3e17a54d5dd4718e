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

test('takes the spelling of the last list that has a word', () => {
  const list = joinWordLists({ stays: ['A'], spelled: { a: '1', b: '1' } }, { stays: ['A'], spelled: { b: '2' } });
  expect(list).toEqual({ stays: ['A'], spelled: { a: '1', b: '2' } });
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
