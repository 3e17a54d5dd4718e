import { anyMonth, readMonth } from './dates.ts';
import type { Match } from './mention.ts';

const dash = String.raw`\s?[-\u2010-\u2015]\s?`;
const monthSpan = new RegExp(
  String.raw`(?<![\p{L}])(?<first>${anyMonth})(?:${dash}|\s(?:to|through|va|по|до)\s|\s)(?<last>${anyMonth})`,
  'giu',
);
const halfYear =
  /(?<!\p{L})(?:yarim\s?yil\p{L}*|yilning\s\p{L}+\syarmi\p{L}*|полугоди\p{L}*|half\sof\s(?:the|this|last)\syear|H[12])(?!\p{L})/giu;
/** How often something is: “quarterly” is every three months, and four times a year. */
const frequencies: readonly (readonly [keys: readonly [string, ...string[]], pattern: RegExp])[] = [
  [
    ['3 month', '4'],
    /(?<!\p{L})(?:quarterly|(?:each|every|per|a)\squarter|ежеквартальн\p{L}+|(?:раз\sв|каждый|в)\sквартал|har\schorakda|choraklik)(?!\p{L})/giu,
  ],
  [
    ['6 month', '2'],
    /(?<!\p{L})(?:half-yearly|semi-?annual(?:ly)?|biannual(?:ly)?|(?:раз\sв|каждые)\sполгода|har\syarim\syilda)(?!\p{L})/giu,
  ],
  [['2 week', '14 day'], /(?<!\p{L})(?:fortnightly|bi-?weekly|every\sfortnight)(?!\p{L})/giu],
  [['1 week', '7 day'], /(?<!\p{L})(?:weekly|every\sweek|еженедельн\p{L}+|haftalik)(?!\p{L})/giu],
  [['12 month', '1 year'], /(?<!\p{L})(?:yearly|annual(?:ly)?|every\syear|ежегодн\p{L}+|har\syili|yillik)(?!\p{L})/giu],
  [['2 year'], /(?<!\p{L})(?:biennial(?:ly)?|every\sother\syear)(?!\p{L})/giu],
  [['2 day'], /(?<!\p{L})every\sother\sday(?!\p{L})/giu],
  [['10 day'], /(?<!\p{L})декад(?:а|ы|у|е|ой|ами|ах)(?!\p{L})/giu],
];
const nMonths = (count: number, from: number, to: number): Match => ({
  ...{ kind: 'number', from, to, isCertain: false },
  keys: [`${String(count)} month`],
});

/**
 * Finds words of how often something is, and periods from the beginning of a year that another language counts in months: “January–September” is «за девять
 * месяцев», and half a year six months.
 */
export function findPeriodWords(text: string): Match[] {
  const spans = Array.from(text.matchAll(monthSpan), ({ 0: matched, index, groups: { first = '', last = '' } = {} }) => ({
    ...{ matched, index },
    count: readMonth(first) === '01' ? Number(readMonth(last)) : 0,
  }));
  const halves = Array.from(text.matchAll(halfYear), ({ 0: matched, index }) => ({ matched, index, count: 6 }));
  const often = frequencies.flatMap(([keys, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: matched, index }): Match => ({
      ...{ kind: 'number', keys, from: index, to: index + matched.length, isCertain: false },
    })),
  );
  return [
    ...often,
    ...[...spans, ...halves].flatMap(({ matched, index, count }) => (count > 1 ? [nMonths(count, index, index + matched.length)] : [])),
  ];
}
