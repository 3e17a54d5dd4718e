import fc from 'fast-check';

import { seedWords } from '../test/seed.ts';
import { toFolded } from './to-folded.ts';
import { toStem } from './to-stem.ts';

const stemWord = (word: string) => toStem(toFolded(word));

/** A word and forms of it that stand in texts of the field. */
test.each([
  ['hujjat', 'hujjatlar hujjatlari hujjatlarimizdan hujjatingizni hujjatning hujjatdagi hujjatga hujjatlarini hujjatim ҳужжатларда'],
  ['suv', 'suvi suvlar suvlari suvlarining suvdan suvga suvni suvimiz сувларидан'],
  ['quduq', 'quduqlar qudugʻi qudugʻidan quduqqa quduqqacha qudugʻimizning quduqlarimizda қудуғи'],
  ['buloq', 'bulogʻi buloqlar buloqni buloqqa'],
  ['tarmoq', 'tarmogʻi tarmoqlari tarmoqqa tarmogʻidagi'],
  ['viloyat', 'viloyati viloyatlar viloyatidagi viloyatimiz viloyatlarida viloyatgacha'],
  ['murojaat', 'murojaatlar murojaatim murojaatingiz murojaatlarning murojaatiga murojaatlarimizni'],
  ['tender', 'tenderlar tenderi tenderda tenderlarga'],
  ['xizmat', 'xizmatlar xizmati xizmatlaridan xizmatimiz хизматлари'],
  ['qonun', 'qonuni qonunlar qonuniga qonunni qonunning qonunida'],
  ['tuman', 'tumani tumanlar tumanidagi tumanda'],
  ['majlis', 'majlisi majlislar majlisida'],
  ['loyiha', 'loyihasi loyihalar loyihani loyihasini loyihamiz'],
  ['ariza', 'arizam arizalar arizani arizamni arizasi arizangiz'],
  ['yordam', 'yordami yordamga yordamni'],
  ['shahar', 'shahri shahridagi shaharlar shahrining shahrimiz'],
  ['oʻrin', 'oʻrni oʻrinlar oʻrnini'],
  ['yer', 'yeri yerlar yerdan yerga yerni yerlarimiz'],
  ['yoʻl', 'yoʻli yoʻllar yoʻlda yoʻldan'],
  ['uy', 'uyi uylar uyda uyga'],
  ['yosh', 'yoshlar yoshlarga yoshlarning'],
  ['boshliq', 'boshligʻi boshliqlar boshligʻining'],
  ['noyabr', 'noyabrgacha noyabrda noyabrdagi'],
  ['maqsad', 'maqsadi maqsadlar maqsadida'],
  ['hudud', 'hududi hududlar hududida'],
  ['qoida', 'qoidasi qoidalar qoidalari qoidaga'],
  ['tekshirish', 'tekshirildi tekshirilgan tekshiradi tekshirilmoqda tekshirishi tekshirilayotgan tekshirtirish tekshirtirsam'],
  ['rivojlanish', 'rivojlantirish rivojlandi rivojlantirildi rivojlantirsa'],
  ['yozilish', 'yozilaman yozilgan yozilsam'],
  ['foydalanish', 'foydalanilgan foydalanadi foydalanilmoqda foydalanishda foydalangan foydalaniladigan'],
  ['tozalash', 'tozalandi tozalaydi tozalanadi tozaladi tozalagan tozalayotgan tozalashga tozalanmagan tozalamaydi'],
  ['foydalanuvchi', 'foydalanuvchilar foydalanuvchining foydalanuvchilarga foydalanuvchisi'],
  ['aholi', 'aholisi aholining aholisini aholiga'],
  ['keladi', 'kelgan kelmaydi kelayotgan kelganda kelmagan'],
  ['berilgan', 'beriladi berilmoqda berildi berilgani berilganligi'],
  ['Samarqand', 'Samarqandda Samarqandning Samarqanddan'],
] as const)('gives %s and its forms one stem', (word, forms) => {
  expect(forms.split(' ').map((form) => [form, stemWord(form)])).toEqual(forms.split(' ').map((form) => [form, stemWord(word)]));
});

test.each([
  'Namangan',
  'Andijon',
  'Navoiy',
  'Buxoro',
  'Xorazm',
  'Fargʻona',
  'Nukus',
  'Oʻzbekiston',
  'tanlov',
  'monitoring',
  'tizim',
  'boʻlim',
  'taʼlim',
  'iqlim',
  'foyda',
  'qoida',
  'dollar',
  'matn',
  'geologiya',
  'vakansiya',
  'ariza',
  'xodim',
  'daryo',
])('does not shorten %s or its forms beyond it', (word) => {
  expect(stemWord(word)).toBe(toFolded(word));
  expect(stemWord(`${word}da`)).toBe(toFolded(word));
  expect(stemWord(`${word}ning`)).toBe(toFolded(word));
});

test.each([
  ['suv', 'suvchi'],
  ['suv', 'suvsiz'],
  ['hujjat', 'hujjatli'],
  ['tanlov', 'tanla'],
  ['yer', 'yetti'],
  ['bosh', 'boshlandi'],
])('distinguishes %s from %s', (one, other) => {
  expect(stemWord(one)).not.toBe(stemWord(other));
});

test.each(['pq4135', '2026', '355', 'отчет', 'да', ''])('leaves %s unchanged', (word) => {
  expect(toStem(word)).toBe(word);
});

test('returns a non-empty prefix of each word of the seed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...seedWords), (original) => {
      const word = toFolded(original);
      const stemmed = toStem(word);
      expect(stemmed.length).toBeLessThanOrEqual(word.length + 1);
      expect(word.startsWith(stemmed.slice(0, 2))).toBe(true);
      expect(stemmed === '').toBe(word === '');
    }),
  );
});

test.each(['constructor', 'valueOf', 'hasOwnProperty', '__proto__', 'toString'])('handles %s like any word', (word) => {
  expect(toFolded(word).startsWith(stemWord(word))).toBe(true);
});
