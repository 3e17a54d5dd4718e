import { getFinder, getSeedFinder, listNames, ofCabinet, type Texts } from './support/term-names';

const [uz, en] = ['295-son qarorga koʻra', 'under Resolution No. 295'];
const full = 'согласно постановлению Кабинета Министров № 295';
const fullEnglish = 'under the resolution of the Cabinet of Ministers No. 295';

test.each([
  'PQ-295-son qaror asosida',
  'Hokimning 295-son qarorlari eʼlon qilindi',
  'Vazirlik hayʼati 295-son qaror qabul qildi',
  'Hokimiyat 295-son qaror qabul qildi',
  'Bugun yigʻilish 295-son qaror qabul qildi',
  'Kengash 295-sonli qarorga koʻra',
  'Toshkent shahar hokimi 2025-yil 12-maydagi 295-son qaror bilan',
  'Yangi Toshgeologiya 295-son qaror bilan',
  '295-son qaror (Vazirlik) bilan',
])('an Uzbek act of somebody else or of other letters is not the one that is sought: %s', (text) => {
  expect([listNames([text, full, en]), listNames([text, full, en], getSeedFinder)]).toEqual([[ofCabinet], [ofCabinet]]);
});

test.each([
  'постановление № 295 пленума',
  'постановление № 295 от 12 мая 2025 года министерства',
  'постановление № 295 от 12 мая 2025 года Верховного суда',
  'постановление № 295 «О мерах» пленума',
  'постановление № 295, принятое министерством',
  'постановление № 295 (Пленум Верховного суда)',
  'министерское постановление № 295',
  'хоким принял постановление № 295',
  'хоким постановлением № 295 утвердил порядок',
])('a Russian act of somebody else is not the one that is sought: %s', (text) => {
  expect([listNames([uz, text, fullEnglish]), listNames([uz, text, fullEnglish], getSeedFinder)]).toEqual([[ofCabinet], [ofCabinet]]);
});

test.each([
  'Ministry Resolution No. 295',
  'Ministerial Resolution No. 295 applies',
  'the court resolution of 12 May 2025',
  'according to board resolution of 12 May 2025',
  'UN resolution 295',
  'the ministry adopted the resolution No. 295',
  'Resolution No. 295 adopted by the Ministry',
  'Resolution of 12 May 2025 issued by the Ministry',
  'Resolution No. 295 of 12 May 2025, which was adopted on 12 May by the Ministry',
  'Resolution No. 295 of 12 May 2025 of the Ministry',
  'Resolution No. 295, of the Ministry',
  'Resolution No. 295 “On Wells” of the Ministry',
  'Resolution No. 295 (Ministry of Mining)',
])('an English act of somebody else is not the one that is sought: %s', (text) => {
  expect([listNames([uz, full, text]), listNames([uz, full, text], getSeedFinder)]).toEqual([[ofCabinet], [ofCabinet]]);
});

test.each<Texts>([
  [
    'Tartib 2025-yil 12-maydagi 295-son qaror bilan tasdiqlangan.',
    full,
    'The procedure was approved by the Resolution No. 295 of 12 May 2025.',
  ],
  ['Vazirlikka 295-son qaror yuborildi.', 'Порядок, утверждённый постановлением № 295, действует.', fullEnglish],
  ['Ushbu 295-son qaror kuchga kirdi.', 'Настоящее постановление № 295 вступило в силу.', fullEnglish],
  [
    'Vazirlar Mahkamasining qarori, 295-son',
    'Постановлением № 295 от 12 мая 2025 года установлены сроки.',
    'Under Resolution No. 295, terms are approved by the Ministry.',
  ],
  [uz, full, 'See Annex 2 (Resolution No. 295, Annex 2) and the 12 May 2025 Resolution.'],
])('an act that is nobody’s in a text is the one that another language names: %s / %s / %s', (...texts) => {
  expect([listNames(texts), listNames(texts, getSeedFinder)]).toEqual([[], []]);
});

test('a long text with many numbered acts is read in a moment', () => {
  const text = 'resolution 5 '.repeat(8000);
  const start = performance.now();
  expect(getFinder('en').findLoosely(text).length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(3500);
});
