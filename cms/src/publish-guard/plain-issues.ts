import type * as z from 'zod';

type Issue = z.core.$ZodIssue;
export type PlainIssue = { path: readonly string[]; message: string };

const depth = (issues: readonly PlainIssue[]) => Math.max(...issues.map(({ path }) => path.length));

/** Of the forms that a value may have, the one it comes nearest to tells best what is wrong. */
function nearest(branches: readonly (readonly PlainIssue[])[]): readonly PlainIssue[] {
  const [best = []] = [...branches].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return best;
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `is longer than ${String(maximum)} characters`;
  return origin === 'array' ? `holds more than ${String(maximum)}` : `is more than ${String(maximum)}`;
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin !== 'string' && origin !== 'array') return `is less than ${String(minimum)}`;
  return minimum === 1 ? 'is empty' : `holds fewer than ${String(minimum)}`;
}

function messageOf(issue: Issue): string {
  if (issue.code === 'invalid_type' && /received (null|undefined)$/u.test(issue.message)) return 'is missing';
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  return issue.message.replace(/^[A-Z]/u, (letter) => letter.toLowerCase());
}

/** What zod found, as a list of places and sentences. */
export function plainIssues(issues: readonly Issue[], above: readonly string[] = []): readonly PlainIssue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path.map(String)];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) return nearest(issue.errors.map((branch) => plainIssues(branch, path)));
    return [{ path, message: messageOf(issue) }];
  });
}
