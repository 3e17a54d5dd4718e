import { diffArrays } from 'diff';

export type TokenRun<T> = { kind: 'same' | 'added' | 'removed'; tokens: readonly T[] };

type TokenRules<T> = {
  /** Two tokens are the same where their keys are. */
  getKey: (token: T) => string;
  /** Returns whether a token is only the gap between two others. */
  isGap: (token: T) => boolean;
};

/** Beyond this many edits two texts have so little in common that a comparison word by word says nothing. */
const maxEdits = 600;

/** Compares the keys; without an answer in time, all between the common beginning and the common end counts as replaced. */
function diffKeys(before: readonly string[], after: readonly string[]): { kind: TokenRun<unknown>['kind']; count: number }[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: maxEdits });
  if (changes) return changes.map(({ added, removed, count }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', count }));
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [
    { kind: 'same', count: start },
    { kind: 'removed', count: before.length - start - end },
    { kind: 'added', count: after.length - start - end },
    { kind: 'same', count: end },
  ];
}

/** What was removed and added between two pieces that stayed, and the piece after it. */
type Step<T> = { removed: T[]; added: T[]; same: T[] };

/** Joins changes with nothing but a gap between them: “a b” that became “x y” is one replacement and not two. */
function joinOverGaps<T>(steps: readonly Step<T>[], { isGap }: TokenRules<T>): Step<T>[] {
  const joined: Step<T>[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const isChange = step.removed.length + step.added.length > 0;
    if (last && isChange && last.removed.length + last.added.length > 0 && last.same.every(isGap)) {
      last.removed.push(...last.same, ...step.removed);
      last.added.push(...last.same, ...step.added);
      last.same = [...step.same];
    } else joined.push({ removed: [...step.removed], added: [...step.added], same: [...step.same] });
  }
  return joined;
}

/**
 * Compares two texts token by token. The runs without the added ones are the former text, without the removed ones the
 * later text.
 */
export function diffTokens<T>(before: readonly T[], after: readonly T[], rules: TokenRules<T>): TokenRun<T>[] {
  const steps: Step<T>[] = [{ removed: [], added: [], same: [] }];
  let [former, later] = [0, 0];
  for (const { kind, count } of diffKeys(before.map(rules.getKey), after.map(rules.getKey))) {
    if (count === 0) continue;
    const last = steps.at(-1);
    const step = last && (kind === 'same' || last.same.length === 0) ? last : { removed: [], added: [], same: [] };
    if (step !== last) steps.push(step);
    step[kind].push(...(kind === 'removed' ? before.slice(former, former + count) : after.slice(later, later + count)));
    if (kind !== 'added') former += count;
    if (kind !== 'removed') later += count;
  }
  return joinOverGaps(steps, rules)
    .flatMap(({ removed, added, same }): TokenRun<T>[] => [
      { kind: 'removed', tokens: removed },
      { kind: 'added', tokens: added },
      { kind: 'same', tokens: same },
    ])
    .filter(({ tokens }) => tokens.length > 0);
}
