import { extractActKey, extractActKeys, findActs } from './act.ts';

test.each([
  'PQ-4135',
  'ПҚ-4135',
  'ПП-4135',
  'PP-4135',
  'pq-4135',
  'pq 4135',
  'PQ4135',
  'PQ – 4135',
  'ПҚ-4135-сон',
  'PQ-4135-sonli',
  'PQ-№4135',
])('recognizes %s as the decision 4135 of the President', (text) => {
  expect(extractActKeys(text)).toEqual(['pq4135', 'son4135']);
});

test.each([
  ['VMQ-355', 'vmq355'],
  ['ВМҚ-355', 'vmq355'],
  ['ПКМ № 355', 'vmq355'],
  ['OʻRQ-419', 'orq419'],
  ["O'RQ-419", 'orq419'],
  ['ORQ-419', 'orq419'],
  ['ЎРҚ-419', 'orq419'],
  ['ЗРУ-419', 'orq419'],
  ['ZRU-419', 'orq419'],
  ['PF-154', 'pf154'],
  ['УП-154', 'pf154'],
  ['UP-6024', 'pf6024'],
  ['F-5598', 'f5598'],
  ['355-son', 'son355'],
  ['355-сон', 'son355'],
  ['355 son', 'son355'],
  ['355-sonli qaror', 'son355'],
  ['355-сонли', 'son355'],
  ['№ 355', 'son355'],
  ['№355', 'son355'],
  ['No. 355', 'son355'],
  ['N 355', 'son355'],
  ['12/4-son', 'son12x4'],
  ['№ 12/4', 'son12x4'],
])('%s is %s', (text, key) => {
  expect(extractActKey(text)).toBe(key);
});

test('extracts all acts of a sentence, without duplicates', () => {
  expect(extractActKeys('Vazirlar Mahkamasining 2018-yil 8-maydagi 355-son qarori va PF-154, ПФ-154 (OʻRQ-419)')).toEqual([
    'pf154',
    'son154',
    'orq419',
    'son419',
    'son355',
  ]);
});

test.each([
  '2026-yil 20-noyabr',
  '355',
  'suv 12 m',
  'ISO 9001',
  '1,5 ming',
  'COVID-19',
  '1991 sonda',
  '0.355-son',
  'inson 5',
  'went up 154 points',
  '5 F 12',
  '+998 71 200-00-21',
  '',
])('finds no act in %s', (text) => {
  expect(extractActKeys(text)).toEqual([]);
});

test('returns the position of each act', () => {
  const text = 'ПП-4135 va 355-son qaror';
  expect(findActs(text).map(({ keys, from, to }) => [keys[0], text.slice(from, to)])).toEqual([
    ['pq4135', 'ПП-4135'],
    ['son355', '355-son'],
  ]);
});
