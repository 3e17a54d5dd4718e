import fc from 'fast-check';

import { toFolded, toFoldedWithOffsets } from './to-folded.ts';
import { anyCharacter } from '../test/any-character.ts';

test.each(["o'zbek g'oya", 'o’zbek g’oya', 'o‘zbek g‘oya', 'o`zbek g`oya', 'oʻzbek gʻoya', 'oʼzbek gʼoya', 'OʻZBEK GʻOYA', 'ozbek goya'])(
  'the apostrophe makes no difference: %s',
  (words) => {
    expect(toFolded(words)).toBe('ozbek goya');
  },
);

test.each([
  ['қудуқ', 'quduq'],
  ['ЎЗБЕКИСТОН', 'özbekiston'],
  ['Õzbekiston', 'Oʻzbekiston'],
  ['Ŏzbekiston', 'Ózbekiston'],
  ['Ğijduvon', 'Ǵijduvon'],
  ['Ḡijduvon', 'Gʻijduvon'],
  ['Şahrisabz', 'Shahrisabz'],
  ['Çirçiq', 'Чирчиқ'],
  ['Исҳоқ', 'Isʼhoq'],
  ['асҳоб', "as'hob"],
  ['Хоразм', 'Horazm'],
  ['Akhmedov', 'Аҳмедов'],
  ['цемент', 'sement'],
  ['конституция', 'konstitutsiya'],
  ['акция', 'aksiya'],
  ['сентябрь', 'sentabr'],
  ['октябрда', 'oktabrda'],
  ['бюджет', 'budjet'],
  ['объект', 'obyekt'],
  ['субъект', 'subyekt'],
  ['подъезд', 'podyezd'],
  ['инъекция', 'inyeksiya'],
  ['барельеф', 'barelyef'],
  ['премьера', 'premyera'],
  ['карьер', 'karyer'],
  ['досье', 'dosye'],
  ['объём', 'obyom'],
  ['объем', 'obyom'],
  ['батальон', 'batalyon'],
  ['ПАВИЛЬОН', 'pavilyon'],
  ['бульон', 'bulyon'],
  ['буль\u00adон', 'bulyon'],
  ['медальо\u0301н', 'medalyon'],
  ['каньон', 'kanyon'],
  ['шампиньон', 'shampinyon'],
  ['почтальон', 'pochtalyon'],
  ['компаньон', 'kompanyon'],
  ['гильотина', 'gilyotina'],
  ['сеньор', 'senyor'],
  ['фьорд', 'fyord'],
  ['батальён', 'batalyon'],
  ['брошюра', 'broshura'],
  ['парашют', 'parashut'],
  ['тайёр', 'tayyor'],
  ['район', 'rayon'],
  ['daryo', 'дарё'],
  ['Нөкис', 'Nokis'],
  ['tekshi\u00adruv', 'tekshiruv'],
  ['quduq\u200blar', 'quduqlar'],
  ['\ufeffsuv', 'suv'],
  ['ｓｕｖ', 'suv'],
  ['ﬁlial', 'filial'],
  ['1000 m³', '1000 m3'],
  ['сув сатҳи', 'suv sathi'],
  ['Ўзбекистон', 'Oʻzbekiston'],
  ['ғалла', 'gʻalla'],
  ['йўл', 'yoʻl'],
  ['ёшлар', 'yoshlar'],
  ['ер ости', 'yer osti'],
  ['маълумот', 'maʼlumot'],
  ['чиқинди', 'chiqindi'],
  ['шахс', 'shaxs'],
  ['отчёт', 'отчет'],
  ['Résumé', 'resume'],
])('folds %s to %s', (one, other) => {
  expect(toFolded(one)).toBe(toFolded(other));
});

test.each([
  ['медальон', 'медалон'],
  ['павильон', 'павилон'],
  ['фьорд', 'форд'],
  ['батальон', 'баталон'],
])('distinguishes %s from %s', (one, other) => {
  expect(toFolded(one)).not.toBe(toFolded(other));
});

test('distinguishes й from и, composed or decomposed', () => {
  expect(toFolded('мой')).toBe('moy');
  expect(toFolded('мой'.normalize('NFD'))).toBe('moy');
});

test('folds decomposed text to the same result', () => {
  for (const words of ['Ўзбекистон ғалабаси', 'Ğijduvon, Şahrisabz, Çirçiq', 'расчёт']) {
    expect(toFolded(words.normalize('NFD'))).toBe(toFolded(words));
  }
});

test('folds capitals without a locale', () => {
  expect(['I', 'İ', 'ı', 'i'].map(toFolded)).toEqual(['i', 'i', 'i', 'i']);
  expect(toFolded('IQLIM')).toBe('iqlim');
});

test.each(Array.from("'`´ʹʻʼʽʾʿˈˊˋ‘’‛′‵＇｀ꞌ՚׳"))('drops the apostrophe %s', (sign) => {
  expect(toFolded(`to${sign}g${sign}ri ma${sign}lumot`)).toBe('togri malumot');
});

test('keeps sh after a t', () => {
  expect(toFolded('қатшоҳ')).toBe(toFolded('qatshoh'));
});

test('keeps the number sign', () => {
  expect(toFolded('№ 355')).toBe('№ 355');
});

test('maps every letter to its original position', () => {
  expect(toFoldedWithOffsets('oʻtш')).toEqual({ text: 'otsh', at: [0, 2, 3, 3, 4] });
});

test('maps a merged run to the position of its first letter', () => {
  expect(toFoldedWithOffsets('yo‘l aksya цех').at).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(toFoldedWithOffsets('Akh\u00admedov')).toEqual({ text: 'ahmedov', at: [0, 1, 4, 5, 6, 7, 8, 9] });
});

test('maps a soft sign that is read as a letter to its position', () => {
  expect(toFoldedWithOffsets('Бульон, буль\u00adон')).toEqual({
    text: 'bulen, bulen',
    at: [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 14, 15],
  });
});

test('is idempotent for folded text', () => {
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...Array.from('ytskheoabruтсёецхҳқшйъьою\u02bb\u00ad\u0306')) }),
  );
  fc.assert(fc.property(anything, (text) => toFolded(toFolded(text)) === toFolded(text)));
});

test('returns the same text with and without offsets', () => {
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom(...Array.from("aXx'`Yytskoeʻёецўҳьо\u0306\u00ad")) }),
  );
  fc.assert(fc.property(anything, (text) => toFolded(text) === toFoldedWithOffsets(text).text));
});

test('folds runs of one letter in linear time', () => {
  const started = performance.now();
  for (const letter of ['y', 't', 'k', 'ty', 'by', "'", 'o\u0306']) toFolded(letter.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(5000);
});

test('returns monotonic offsets within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (original) => {
      const { text, at } = toFoldedWithOffsets(original);
      expect(at).toHaveLength(text.length + 1);
      at.forEach((place, index) => {
        expect(place).toBeGreaterThanOrEqual(at[index - 1] ?? 0);
        expect(place).toBeLessThanOrEqual(original.length);
      });
    }),
  );
});
