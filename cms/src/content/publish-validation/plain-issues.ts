import { type Locale, type Localized, mapLocales } from '@ochiq/contract/routing/locales';
import type * as z from 'zod';

import { ruleTexts } from './rule-texts';

type NumberedText = (most: string) => string;

type IssueTexts = Readonly<{
  missing: string;
  /** The fallback. */
  wrong: string;
  empty: string;
  longer: NumberedText;
  holdsMore: NumberedText;
  more: NumberedText;
  holdsFewer: NumberedText;
  less: NumberedText;
  /** Of days: `01.09.1991`. */
  earlier: NumberedText;
  later: NumberedText;
}>;

/** The texts of issues, to follow the field's name. */
const issueTexts: Localized<IssueTexts> = {
  uz: {
    missing: 'toʻldirilmagan',
    wrong: 'notoʻgʻri toʻldirilgan',
    empty: 'boʻsh',
    longer: (most) => `eng koʻpi bilan ${most} ta belgi boʻlishi mumkin`,
    holdsMore: (most) => `eng koʻpi bilan ${most} ta boʻlishi mumkin`,
    more: (most) => `eng katta qiymati — ${most}`,
    holdsFewer: (least) => `kamida ${least} ta boʻlishi kerak`,
    less: (least) => `eng kichik qiymati — ${least}`,
    earlier: (first) => `${first} dan oldingi kun boʻlishi mumkin emas`,
    later: (last) => `${last} dan keyingi kun boʻlishi mumkin emas`,
  },
  ru: {
    missing: 'не заполнено',
    wrong: 'заполнено неверно',
    empty: 'пусто',
    longer: (most) => `знаков может быть не более ${most}`,
    holdsMore: (most) => `может быть не более ${most}`,
    more: (most) => `не может быть больше ${most}`,
    holdsFewer: (least) => `должно быть не менее ${least}`,
    less: (least) => `не может быть меньше ${least}`,
    earlier: (first) => `не может быть раньше ${first}`,
    later: (last) => `не может быть позже ${last}`,
  },
  en: {
    missing: 'is missing',
    wrong: 'is not filled in as it should be',
    empty: 'is empty',
    longer: (most) => `is longer than ${most} characters`,
    holdsMore: (most) => `holds more than ${most}`,
    more: (most) => `is more than ${most}`,
    holdsFewer: (least) => `holds fewer than ${least}`,
    less: (least) => `is less than ${least}`,
    earlier: (first) => `is before ${first}`,
    later: (last) => `is after ${last}`,
  },
};

export type Issue = z.core.$ZodIssue;
/** An issue that is no union, with its complete path. */
type FlatIssue = { path: readonly string[]; issue: Issue };

const getMaxDepth = (issues: readonly FlatIssue[]) => Math.max(...issues.map(({ path }) => path.length));

type Branch = readonly FlatIssue[];

/** Returns whether a branch is of another kind: an incomplete picture is no list. */
const isOtherKind = (branch: Branch, at: number) => branch.some(({ path }) => path.length === at + 1 && path[at] === 'type');

/** Picks the branch of a union that the value comes closest to, whose issues are the most helpful. */
function pickNearestBranch(branches: readonly Branch[], at: number): Branch {
  const ownKind = branches.filter((branch) => !isOtherKind(branch, at));
  const [best = []] = [...(ownKind.length > 0 ? ownKind : branches)].sort((a, b) => getMaxDepth(b) - getMaxDepth(a) || a.length - b.length);
  return best;
}

/** Flattens the issues that zod found, without the unions in between. */
export function flattenIssues(issues: readonly Issue[], parentPath: readonly string[] = []): readonly FlatIssue[] {
  return issues.flatMap((issue) => {
    const path = [...parentPath, ...issue.path.map(String)];
    if (issue.code === 'invalid_union' && issue.errors.length > 0)
      return pickNearestBranch(
        issue.errors.map((branch) => flattenIssues(branch, path)),
        path.length,
      );
    return [{ path, issue }];
  });
}

/** Returns whether a required value is missing altogether. */
export const isMissing = (issue: Issue): boolean => issue.code === 'invalid_type' && /received (null|undefined)$/u.test(issue.message);

export type PlainIssue = { path: readonly string[]; message: Localized<string> };

/** Formats zod's bound as a day: `01.09.1991`. */
const formatDay = (bound: number | bigint) => new Date(Number(bound)).toISOString().slice(0, 10).split('-').reverse().join('.');

function getTooBigText({ origin, maximum }: z.core.$ZodIssueTooBig, locale: Locale): string {
  const { longer, holdsMore, more, later } = issueTexts[locale];
  if (origin === 'date') return later(formatDay(maximum));
  if (origin === 'string') return longer(String(maximum));
  return origin === 'array' ? holdsMore(String(maximum)) : more(String(maximum));
}

function getTooSmallText({ origin, minimum }: z.core.$ZodIssueTooSmall, locale: Locale): string {
  const { less, empty, holdsFewer, earlier } = issueTexts[locale];
  if (origin === 'date') return earlier(formatDay(minimum));
  if (origin !== 'string' && origin !== 'array') return less(String(minimum));
  return minimum === 1 ? empty : holdsFewer(String(minimum));
}

/** Returns the translation of a rule of the contract, or zod's own English. */
function getRuleText(locale: Locale, { message }: Issue): string {
  if (locale === 'en') return message.replace(/^[A-Z]/u, (letter) => letter.toLowerCase());
  return ruleTexts[message]?.[locale] ?? issueTexts[locale].wrong;
}

function getIssueText(locale: Locale, issue: Issue): string {
  if (issue.message in ruleTexts) return getRuleText(locale, issue);
  if (isMissing(issue)) return issueTexts[locale].missing;
  if (issue.code === 'too_big') return getTooBigText(issue, locale);
  if (issue.code === 'too_small') return getTooSmallText(issue, locale);
  return getRuleText(locale, issue);
}

/** Converts the issues that zod found to a list of paths and sentences. */
export const toPlainIssues = (issues: readonly Issue[]): readonly PlainIssue[] =>
  flattenIssues(issues).map(({ path, issue }) => ({ path, message: mapLocales((locale) => getIssueText(locale, issue)) }));
