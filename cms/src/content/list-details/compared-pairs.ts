/** Two contents that are compared, by their hashes, and the changes that are left out. */
export type ContentPair = {
  before: { content: string };
  after: { content: string };
  confirmedChanges?: readonly { publication: { content: string }; hash: string }[];
};

const toKey = ({ before, after, confirmedChanges = [] }: ContentPair): string =>
  [before.content, after.content, ...confirmedChanges.map(({ publication, hash }) => `${publication.content}:${hash}`)].join(' ');

/** Tells of pairs of contents whether they differ. */
export type PairResults<P extends ContentPair = ContentPair> = (pair: P) => boolean;

/**
 * Creates a memory of compared contents, which never change. Its oldest pairs make room for new ones; what one request asks for is
 * complete whatever another one remembers meanwhile.
 * @param most how many pairs are remembered
 */
export function createPairMemory(most: number) {
  const remembered = new Map<string, boolean>();
  const remember = (key: string, result: boolean) => {
    remembered.set(key, result);
    const [oldest] = remembered.keys();
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
  };
  return async <P extends ContentPair>(
    pairs: readonly P[],
    compare: (fresh: readonly P[]) => Promise<readonly boolean[]>,
  ): Promise<PairResults> => {
    const results = new Map<string, boolean>();
    const fresh = new Map<string, P>();
    for (const pair of pairs) {
      const key = toKey(pair);
      const known = remembered.get(key);
      if (known === undefined) fresh.set(key, pair);
      else results.set(key, known);
    }
    const compared = fresh.size === 0 ? [] : await compare([...fresh.values()]);
    for (const [index, key] of [...fresh.keys()].entries()) {
      const result = compared[index] === true;
      results.set(key, result);
      remember(key, result);
    }
    return (pair) => results.get(toKey(pair)) === true;
  };
}
