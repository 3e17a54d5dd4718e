import { mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import type * as z from 'zod';

import { flattenIssues, isMissing, type Issue } from './flatten-issues';
import { issueTexts } from './issue-texts';
import { ruleTexts } from './rule-texts';

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
