import { anyMonth, readMonth } from './dates.ts';
import type { Match } from './mention.ts';

const dash = String.raw`\s?[-\u2010-\u2015]\s?`;
const monthSpan = new RegExp(
  String.raw`(?<![\p{L}])(?<first>${anyMonth})(?:${dash}|\s(?:to|through|va|по|до)\s|\s)(?<last>${anyMonth})`,
  'giu',
);
const halfYear =
  /(?<!\p{L})(?:yarim\s?yil\p{L}*|yilning\s\p{L}+\syarmi\p{L}*|полугоди\p{L}*|half\sof\s(?:the|this|last)\syear|H[12])(?!\p{L})/giu;
const nMonths = (count: number, from: number, to: number): Match => ({
  ...{ kind: 'number', from, to, isCertain: false },
  keys: [`${String(count)} month`],
});

/**
 * Finds periods from the beginning of a year that another language counts in months: “January–September” is «за девять
 * месяцев», and half a year six months.
 */
export function findPeriodWords(text: string): Match[] {
  const spans = Array.from(text.matchAll(monthSpan), ({ 0: matched, index, groups: { first = '', last = '' } = {} }) => ({
    ...{ matched, index },
    count: readMonth(first) === '01' ? Number(readMonth(last)) : 0,
  }));
  const halves = Array.from(text.matchAll(halfYear), ({ 0: matched, index }) => ({ matched, index, count: 6 }));
  return [...spans, ...halves].flatMap(({ matched, index, count }) => (count > 1 ? [nMonths(count, index, index + matched.length)] : []));
}
