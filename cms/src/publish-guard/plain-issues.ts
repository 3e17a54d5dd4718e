import { perLocale, type Locale, type Localized } from '@ochiq/contract/locales';
import type * as z from 'zod';

import { flatIssues, isMissing, type Issue } from './flat-issues';
import { issueTexts } from './issue-texts';
import { ruleTexts } from './rule-texts';

export type PlainIssue = { path: readonly string[]; message: Localized<string> };

/** Formats zod's bound as a day: `01.09.1991`. */
const dayIn = (bound: number | bigint) => new Date(Number(bound)).toISOString().slice(0, 10).split('-').reverse().join('.');

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, locale: Locale): string {
  const { longer, holdsMore, more, later } = issueTexts[locale];
  if (origin === 'date') return later(dayIn(maximum));
  if (origin === 'string') return longer(String(maximum));
  return origin === 'array' ? holdsMore(String(maximum)) : more(String(maximum));
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall, locale: Locale): string {
  const { less, empty, holdsFewer, earlier } = issueTexts[locale];
  if (origin === 'date') return earlier(dayIn(minimum));
  if (origin !== 'string' && origin !== 'array') return less(String(minimum));
  return minimum === 1 ? empty : holdsFewer(String(minimum));
}

/** Returns the translation of a rule of the contract, or zod's own English. */
function ruleIn(locale: Locale, { message }: Issue): string {
  if (locale === 'en') return message.replace(/^[A-Z]/u, (letter) => letter.toLowerCase());
  return ruleTexts[message]?.[locale] ?? issueTexts[locale].wrong;
}

function messageIn(locale: Locale, issue: Issue): string {
  if (issue.message in ruleTexts) return ruleIn(locale, issue);
  if (isMissing(issue)) return issueTexts[locale].missing;
  if (issue.code === 'too_big') return tooBig(issue, locale);
  if (issue.code === 'too_small') return tooSmall(issue, locale);
  return ruleIn(locale, issue);
}

/** Converts the issues that zod found to a list of paths and sentences. */
export const plainIssues = (issues: readonly Issue[]): readonly PlainIssue[] =>
  flatIssues(issues).map(({ path, issue }) => ({ path, message: perLocale((locale) => messageIn(locale, issue)) }));
