/** Rows of the index by their numbers, ascending, and what each is worth by its words: BM25, the better the lower. */
export type ScoredRows = { rows: Float64Array; scores: Float64Array };

export const noRows: ScoredRows = { rows: new Float64Array(), scores: new Float64Array() };

/** The rows that any of the lists has, ascending. */
function rowsOfAny(lists: readonly ScoredRows[]): Float64Array {
  const [only = noRows, ...more] = lists;
  if (more.length === 0) return only.rows;
  return Float64Array.from(new Set(lists.flatMap(({ rows }) => [...rows]))).sort();
}

/**
 * The rows that at least so many of the lists have, with the sum of what they are worth there. BM25 is such a sum: a question
 * is answered out of what is known of its words.
 */
export function inAtLeast(count: number, lists: readonly ScoredRows[]): ScoredRows {
  if (count < 1 || lists.length < count) return noRows;
  // Who is in so many lists is in one of the shortest, which are one more than may lack it.
  const shortest = lists.toSorted((a, b) => a.rows.length - b.rows.length).slice(0, lists.length - count + 1);
  const candidates = rowsOfAny(shortest);
  const found = { rows: new Float64Array(candidates.length), scores: new Float64Array(candidates.length) };
  const places = lists.map(() => 0);
  let length = 0;
  for (const row of candidates) {
    let score = 0;
    let lacking = 0;
    for (const [list, { rows, scores }] of lists.entries()) {
      let place = places[list] ?? 0;
      while ((rows[place] ?? Infinity) < row) place += 1;
      places[list] = place;
      if (rows[place] === row) score += scores[place] ?? 0;
      else lacking += 1;
    }
    if (lists.length - lacking < count) continue;
    found.rows[length] = row;
    found.scores[length] = score;
    length += 1;
  }
  return { rows: found.rows.subarray(0, length), scores: found.scores.subarray(0, length) };
}

/** What each of the rows is worth in a list that has some of them; the others nothing. */
export function scoresAt(rows: Float64Array, some: ScoredRows): Float64Array {
  let place = 0;
  return rows.map((row) => {
    while ((some.rows[place] ?? Infinity) < row) place += 1;
    return some.rows[place] === row ? (some.scores[place] ?? 0) : 0;
  });
}

/** The rows, and after them those of another list that they lack, for this share of their worth. */
export function withMore(found: ScoredRows, more: ScoredRows, share: number): ScoredRows {
  const isFound = new Set(found.rows);
  const others = [...more.rows.keys()].filter((place) => !isFound.has(more.rows[place] ?? 0));
  return {
    rows: Float64Array.of(...found.rows, ...others.map((place) => more.rows[place] ?? 0)),
    scores: Float64Array.of(...found.scores, ...others.map((place) => (more.scores[place] ?? 0) * share)),
  };
}
