import type * as z from 'zod';

import { flatIssues, isMissing, type Issue } from './flat-issues';

export type PlainIssue = { path: readonly string[]; message: string };

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `is longer than ${String(maximum)} characters`;
  return origin === 'array' ? `holds more than ${String(maximum)}` : `is more than ${String(maximum)}`;
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin !== 'string' && origin !== 'array') return `is less than ${String(minimum)}`;
  return minimum === 1 ? 'is empty' : `holds fewer than ${String(minimum)}`;
}

function messageOf(issue: Issue): string {
  if (isMissing(issue)) return 'is missing';
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  return issue.message.replace(/^[A-Z]/u, (letter) => letter.toLowerCase());
}

/** What zod found, as a list of places and sentences. */
export const plainIssues = (issues: readonly Issue[]): readonly PlainIssue[] =>
  flatIssues(issues).map(({ path, issue }) => ({ path, message: messageOf(issue) }));
