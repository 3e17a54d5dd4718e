import { errorKinds, injections, type ErrorKind } from '../../test/agreement/inject-errors.ts';
import {
  compareFragment,
  heldOut,
  languages,
  type Mistake,
  type mistaken,
  open,
  nameDifferences,
  readFragments,
  readMistakes,
  type Fragment,
} from '../../test/agreement/read-fragments.ts';
import type { Language } from './mention.ts';

type Outcome = { kind: ErrorKind; language: Language; isDetected: boolean; text: string };

/** Makes each mistake that a fragment has a place for, in one of its languages, and looks whether the others tell. */
function runInjections(fragment: Fragment, index: number): Outcome[] {
  const clean = compareFragment(fragment);
  return errorKinds.flatMap((kind, place) => {
    const order = languages.map((_, turn) => languages[(index + place + turn) % languages.length] ?? 'uz');
    for (const language of order) {
      const text = injections[kind](fragment[language], index);
      if (text === null) continue;
      const names = nameDifferences(compareFragment({ ...fragment, [language]: text })[language]);
      const known = nameDifferences(clean[language]);
      return [{ kind, language, isDetected: names.some((name) => !known.includes(name)), text }];
    }
    return [];
  });
}

const toShare = (part: number, all: number) => (all === 0 ? 1 : part / all);

/** Counts what an editor would be shown of texts that say the same: the most of any language. */
const listFalseAlarms = (fragments: readonly Fragment[]): string[] =>
  fragments.flatMap((fragment) => {
    const named = Object.values(compareFragment(fragment)).map(nameDifferences);
    const [most = []] = named.sort((one, other) => other.length - one.length);
    return most.map((name) => `${name}: ${fragment.en}`);
  });

describe.each([...open, ...heldOut])('the judged texts (%s)', (name) => {
  const fragments = readFragments(name);
  const outcomes = fragments.flatMap(runInjections);

  test('show at least 95 of 100 mistakes, in total and of each kind', () => {
    const figures = errorKinds.map((kind) => {
      const ofKind = outcomes.filter((one) => one.kind === kind);
      return { kind, made: ofKind.length, recall: toShare(ofKind.filter(({ isDetected }) => isDetected).length, ofKind.length) };
    });
    const missed = outcomes.filter(({ isDetected }) => !isDetected).map(({ kind, language, text }) => `${kind} ${language}: ${text}`);
    if (process.env['FIGURES'])
      process.stdout.write(`${JSON.stringify({ name, figures, missed, alarms: listFalseAlarms(fragments) }, null, 2)}\n`);
    expect(outcomes.length).toBeGreaterThan(fragments.length);
    expect({ missed, share: toShare(outcomes.length - missed.length, outcomes.length) >= 0.95 }).toMatchObject({ share: true });
    expect(figures.filter(({ recall }) => recall < 0.9)).toEqual([]);
  });

  test('show at most 2 differences in 100 texts that say the same, once their causes are mended', () => {
    const alarms = listFalseAlarms(fragments);
    expect({ alarms, isFew: alarms.length <= 0.02 * fragments.length }).toMatchObject({ isFew: true });
  });
});

test('mistakes that are easily overlooked are found', () => {
  const missed = readFragments('mistakes').filter((one) => Object.values(compareFragment(one)).every(({ length }) => length === 0));
  expect(missed.map(({ source }) => source)).toEqual([]);
});

/** What is wrong where no value is: names and posts, and what a sentence counts up. */
const withoutValue: ReadonlySet<string> = new Set(['post', 'name', 'body', 'direction', 'missing item', 'omission', 'list_item']);

/** Lists the mistakes of an author that no difference shows. */
function listMissed(name: (typeof mistaken)[number]): Mistake[] {
  const fragments = readFragments(name);
  return readMistakes(name).filter(({ id, error: { language }, ...texts }) => {
    const clean = fragments[Number(id.slice(0, 3)) - 1];
    const known = clean ? nameDifferences(compareFragment(clean)[language]) : [];
    return nameDifferences(compareFragment(texts)[language]).every((one) => known.includes(one));
  });
}

test.each([
  ['held-out-9', 15, ['не более двух раз']],
  ['held-out-10', 1, []],
  ['held-out-11', 2, []],
  ['held-out-12', 5, []],
] as const)('mistakes of a person are found, wherever a value is wrong (%s)', (name, most, values) => {
  const missed = listMissed(name);
  expect(missed.filter(({ error }) => !withoutValue.has(error.class)).map(({ error }) => error.was)).toEqual(values);
  expect(missed.length).toBeLessThanOrEqual(most);
});

test.each([
  ['a quarter', ['I chorakda', 'в I квартале', 'in January–March'], 'in April–June'],
  ['the second half of a year', ['II yarim yillikda', 'во II полугодии', 'in July–December'], 'in July–November'],
  ['a scale after a currency', ['5–7 mln soʻm', '5–7 млн сумов', 'UZS 5–7 million'], 'UZS 4–7 million'],
  [
    'a scale of the last alone',
    ['500 000 dan 1 000 000 soʻmgacha', 'от 500 тыс. до 1 млн сумов', 'UZS 500,000 to 1 million'],
    'UZS 500 to 1 million',
  ],
  ['ten days', ['iyulning ikkinchi oʻn kunligida', 'во второй декаде июля', 'from 11 to 20 July'], 'from 11 to 21 July'],
  ['the last ten days', ['2026-yil 21–30-iyun', 'с 21 по 30 июня 2026 года', 'the third ten days of June'], 'the third ten days of July'],
  [
    'the next day',
    [
      '14-dekabr 22:00 dan 15-dekabr 6:00 gacha',
      'с 22:00 14 декабря до 6:00 следующего дня',
      '10 p.m. on 14 December until 6 a.m. the next day',
    ],
    '10 p.m. on 13 December until 6 a.m. the next day',
  ],
  [
    'a year earlier',
    ['2026-yil fevralda 9 ta (2025-yil fevralda 7 ta)', 'в феврале 2026 года 9 (годом ранее 7)', '9 in February 2026, 7 a year earlier'],
    '9 in February 2027, 7 a year earlier',
  ],
  ['a term of a school year', ['uchinchi chorakda', 'в третьей четверти', 'in the third term'], 'in the second term'],
  ['the end of a month', ['31-avgustgacha', 'до 31 августа', 'until the end of August'], 'until the end of July'],
  ['a decade', ['60-yillarda', 'в шестидесятых годах', 'in the 1960s'], 'in the 1970s'],
  ['an hour of an afternoon', ['9 dan 18 gacha', 'с 9 до 18', '9 to 6'], '9 to 7'],
  [
    'a quarter that is only numbered',
    ['1-chorakda va 2-chorakda', 'в I квартале и во II', 'in the first quarter and the second'],
    'in Q1 and Q3',
  ],
  ['the scale of a map', ['1:2 000', '1:2000', '1:2,000'], '1:20,000'],
  ['a currency after a year', ['2027-yilda 22 mln soʻm', 'в 2027 году 22 млн сумов', 'in 2027 UZS 22 million'], 'in 2027 UZS 28 million'],
  ['half a year', ['6 oydan ortiq', 'более полугода', 'more than six months'], 'more than six weeks'],
  ['hours in words', ['9:00 dan 18:00 gacha', 'с 9 до 18 часов', 'nine to six'], 'nine to seven'],
] as const)('what one language names otherwise agrees, and only that (%s)', (_, [uz, ru, en], wrong) => {
  expect(Object.values(compareFragment({ uz, ru, en })).flatMap(nameDifferences)).toEqual([]);
  expect(nameDifferences(compareFragment({ uz, ru, en: wrong }).uz)).not.toEqual([]);
});

test('1393 texts are judged, 950 of them held out for a measurement', () => {
  const sets = [...open, ...heldOut].map((name) => readFragments(name));
  expect(sets.map(({ length }) => length)).toEqual([200, 243, 100, 100, 50, 50, 50, 80, 80, 40, 100, 100, 100, 100]);
  for (const { uz, ru, en } of sets.flat())
    expect([uz, ru, en].every((text) => text.trim() !== '' && !/[oOgG]['‘’`](?!s\b|clock)/u.test(text))).toBe(true);
});
