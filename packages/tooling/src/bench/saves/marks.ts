/** How often each editor's save of an entry was accepted, by the editor's number. */
export type Marks = ReadonlyMap<number, number>;

/** Reads the marks that editors have left in a text: `3:7 12:1`. */
export const parseMarks = (text: string): Marks =>
  new Map([...text.matchAll(/(\d+):(\d+)/gu)].map(([, editor, count]) => [Number(editor), Number(count)]));

export const formatMarks = (marks: Marks): string =>
  [...marks]
    .toSorted(([one], [other]) => one - other)
    .map(([editor, count]) => `${String(editor)}:${String(count)}`)
    .join(' ');

/** Adds a save of an editor to the marks of the text that they began from. */
export const addMark = (marks: Marks, editor: number): Marks => new Map([...marks, [editor, (marks.get(editor) ?? 0) + 1]]);

/** Counts the saves that a text has. */
export const countMarks = (marks: Marks): number => [...marks.values()].reduce((sum, count) => sum + count, 0);

/**
 * Lists the accepted saves that a text does not have. An editor counts up from what they read: a save that was
 * overwritten leaves a count that is too low.
 */
export const listMissingSaves = (accepted: Marks, text: string): string[] => {
  const marks = parseMarks(text);
  return [...accepted].flatMap(([editor, count]) => {
    const stored = marks.get(editor) ?? 0;
    return stored === count ? [] : [`editor ${String(editor)}: ${String(count)} accepted, ${String(stored)} stored`];
  });
};

/** Lists the editors of whom one text has more or fewer saves than another one. */
const listChangedEditors = (before: Marks, after: Marks): number[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((editor) => before.get(editor) !== after.get(editor));

/**
 * Lists what a history lacks of the accepted saves. Each save adds one to its editor's mark, so that the versions are a
 * chain: from one to the next only one editor's mark may grow, by one save, or by several of one sitting, which are one
 * version. A save of another editor in between is missing.
 */
export function listMissingVersions(accepted: Marks, versions: readonly string[]): string[] {
  const chain = [new Map(), ...versions.map(parseMarks)].toSorted((one, other) => countMarks(one) - countMarks(other));
  const gaps = chain.slice(1).flatMap((marks, index) => {
    const former = chain[index] ?? new Map<number, number>();
    const editors = listChangedEditors(former, marks);
    if (editors.length <= 1) return [];
    return [`saves of the editors ${editors.join(', ')} between “${formatMarks(former)}” and “${formatMarks(marks)}”`];
  });
  return [...gaps, ...listMissingSaves(accepted, formatMarks(chain.at(-1) ?? new Map()))];
}
