/** Rows of the index by their numbers, and what each is worth by its words: BM25, the better the lower. */
export type ScoredRows = { rows: Float64Array; scores: Float64Array };

export const noRows: ScoredRows = { rows: new Float64Array(), scores: new Float64Array() };

/** The rows that any of the lists has, ascending. */
function rowsOfAny(lists: readonly ScoredRows[]): Float64Array {
  const [only = noRows, ...more] = lists;
  return more.length === 0 ? only.rows : Float64Array.from(new Set(lists.flatMap(({ rows }) => [...rows]))).sort();
}

/**
 * The rows that at least so many of the lists have, which are in ascending order, with the sum of what they are worth there. BM25 is such a sum: what
 * answers a question is known from what answers its words.
 */
export function inAtLeast(count: number, lists: readonly ScoredRows[]): ScoredRows {
  if (count < 1 || lists.length < count) return noRows;
  // Who is in so many lists is in one of the shortest, which are one more than may lack it.
  const shortest = lists.toSorted((a, b) => a.rows.length - b.rows.length).slice(0, lists.length - count + 1);
  const candidates = rowsOfAny(shortest);
  const read = lists.map((list) => ({ ...list, place: 0 }));
  const found = { rows: new Float64Array(candidates.length), scores: new Float64Array(candidates.length) };
  let length = 0;
  for (const row of candidates) {
    let sum = 0;
    let having = 0;
    for (const list of read) {
      while ((list.rows[list.place] ?? Infinity) < row) list.place += 1;
      if (list.rows[list.place] !== row) continue;
      sum += list.scores[list.place] ?? 0;
      having += 1;
    }
    if (having < count) continue;
    found.rows[length] = row;
    found.scores[length] = sum;
    length += 1;
  }
  return { rows: found.rows.slice(0, length), scores: found.scores.slice(0, length) };
}

/** The rows, and after them those of another list that they lack, for this share of their worth. */
export function withMore(found: ScoredRows, more: ScoredRows, share: number): ScoredRows {
  const isFound = new Set(found.rows);
  const isNew = (_: number, place: number) => !isFound.has(more.rows[place] ?? 0);
  return {
    rows: Float64Array.of(...found.rows, ...more.rows.filter(isNew)),
    scores: Float64Array.of(...found.scores, ...more.scores.filter(isNew).map((score) => score * share)),
  };
}
