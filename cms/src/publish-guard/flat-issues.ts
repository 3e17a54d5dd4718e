import type * as z from 'zod';

export type Issue = z.core.$ZodIssue;
/** An issue that is no union, with its complete path. */
export type FlatIssue = { path: readonly string[]; issue: Issue };

const depth = (issues: readonly FlatIssue[]) => Math.max(...issues.map(({ path }) => path.length));

type Branch = readonly FlatIssue[];

/** Returns whether a branch is of another kind: an incomplete picture is no list. */
const isOther = (branch: Branch, at: number) => branch.some(({ path }) => path.length === at + 1 && path[at] === 'type');

/** Picks the branch of a union that the value comes closest to, whose issues are the most helpful. */
function nearest(branches: readonly Branch[], at: number): Branch {
  const ownKind = branches.filter((branch) => !isOther(branch, at));
  const [best = []] = [...(ownKind.length > 0 ? ownKind : branches)].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return best;
}

/** Flattens the issues that zod found, without the unions in between. */
export function flatIssues(issues: readonly Issue[], above: readonly string[] = []): readonly FlatIssue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path.map(String)];
    if (issue.code === 'invalid_union' && issue.errors.length > 0)
      return nearest(
        issue.errors.map((branch) => flatIssues(branch, path)),
        path.length,
      );
    return [{ path, issue }];
  });
}

/** Returns whether a required value is missing altogether. */
export const isMissing = (issue: Issue): boolean => issue.code === 'invalid_type' && /received (null|undefined)$/u.test(issue.message);
