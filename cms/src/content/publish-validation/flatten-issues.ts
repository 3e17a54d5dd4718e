import type * as z from 'zod';

export type Issue = z.core.$ZodIssue;
/** An issue that is no union, with its complete path. */
export type FlatIssue = { path: readonly string[]; issue: Issue };

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
