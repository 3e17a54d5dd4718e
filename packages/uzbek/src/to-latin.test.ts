import { toFolded } from './to-folded.ts';
import { seedTexts, seedWords } from '../test/seed.ts';
import { toCyrillic } from './to-cyrillic.ts';
import { toLatin } from './to-latin.ts';

/** Cyrillic, and the same in Latin; both ways. */
const both = [
  ['Ўзбекистон ғалабаси', 'Oʻzbekiston gʻalabasi'],
  ['Исҳоқ, асҳоб', 'Isʼhoq, asʼhob'],
  ['Шаҳрисабз, ОШ, Ш. Раҳимов', 'Shahrisabz, OSH, Sh. Rahimov'],
  ['ЧИРЧИҚ ва Чирчиқ', 'CHIRCHIQ va Chirchiq'],
  ['ер, Елена, реестр, дарё', 'yer, Yelena, reyestr, daryo'],
  ['электрон, поэма, эълон', 'elektron, poema, eʼlon'],
  ['объект, субъект, премьера', 'obyekt, subyekt, premyera'],
  ['маънавий меъёр, санъат', 'maʼnaviy meʼyor, sanʼat'],
  ['мўъжиза, мўътадил', 'moʻjiza, moʻtadil'],
  ['йўл, ёшлар, тайёр, оёқ', 'yoʻl, yoshlar, tayyor, oyoq'],
  ['юрт, июнь, янги, дунё', 'yurt, iyun, yangi, dunyo'],
  ['конституция, лицей, авиация', 'konstitutsiya, litsey, aviatsiya'],
  ['акция, функционал, потенциал', 'aksiya, funksional, potensial'],
  ['пенсия, комиссия, версия', 'pensiya, komissiya, versiya'],
  ['цемент, цирк, принцип, концерт', 'sement, sirk, prinsip, konsert'],
  ['айтса, кетсин, отсиз', 'aytsa, ketsin, otsiz'],
  ['20 сентябрь, сентябрда, октябргача', '20 sentabr, sentabrda, oktabrgacha'],
  ['7 февралдаги, 7 февраль', '7 fevraldagi, 7 fevral'],
  ['альбом, фильтр, компьютер, бюджет', 'albom, filtr, kompyuter, budjet'],
  ['батальон, район', 'batalyon, rayon'],
  ['XXI аср, II чорак, I–III', 'XXI asr, II chorak, I–III'],
] as const;

test.each(both)('%s is %s', (cyrillic, latin) => {
  expect(toLatin(cyrillic)).toBe(latin);
  expect(toCyrillic(latin)).toBe(cyrillic);
});

test('reads the seed', () => {
  expect(seedTexts.length).toBeGreaterThan(200);
});

test('round-trips the folded text through Cyrillic, on the complete seed', () => {
  for (const text of seedTexts) expect(toFolded(toLatin(toCyrillic(text)))).toBe(toFolded(text));
});

test('matches a Cyrillic word by its Latin spelling, on the complete seed', () => {
  for (const text of seedTexts) expect(toFolded(toCyrillic(text))).toBe(toFolded(text));
});

test('round-trips words through Cyrillic, except those with two spellings', () => {
  const changed = seedWords.filter((word) => toLatin(toCyrillic(word)) !== word);
  expect(changed.filter((word) => !/tyabr|^byudjet|^applyUrl$/u.test(word))).toEqual([]);
});

test.each(["O'zbekiston g'alabasi", 'O‘zbekiston g‘alabasi', 'O`zbekiston g`alabasi', 'Özbekiston ğalabasi'])(
  'whatever it is typed with: %s',
  (typed) => {
    expect(toCyrillic(typed)).toBe('Ўзбекистон ғалабаси');
  },
);

test.each(['info@ochiq.example', 'https://lex.uz/docs/3088008', '/public-services', 'Excel', 'Word', 'XIV', 'groundwater.csv'])(
  '%s stays',
  (word) => {
    expect(toCyrillic(`${word} va`)).toBe(`${word} ва`);
  },
);

test('converts the words around an address', () => {
  expect(toCyrillic('[Arxiv](mailto:archive@ochiq.example) (info@ochiq.example)')).toBe(
    '[Архив](mailto:archive@ochiq.example) (info@ochiq.example)',
  );
});

test('converts a single letter before a full stop as an initial', () => {
  expect(toCyrillic('I. Karimov, V asr')).toBe('И. Каримов, V аср');
});

test('keeps what is not Uzbek', () => {
  expect(toLatin('“Suv”, 12 %, — 中文')).toBe('“Suv”, 12 %, — 中文');
  expect(toLatin('й'.normalize('NFD'))).toBe('y');
});
