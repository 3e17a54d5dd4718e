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

/** Lists the accepted saves that no version of a history has: each of them made a text of its own. */
export const listMissingVersions = (accepted: Marks, versions: readonly string[]): string[] => {
  const stored = new Set(versions.flatMap((text) => [...parseMarks(text)].map(([editor, count]) => `${String(editor)}:${String(count)}`)));
  return [...accepted].flatMap(([editor, count]) =>
    Array.from({ length: count }, (_, index) => `${String(editor)}:${String(index + 1)}`).filter((mark) => !stored.has(mark)),
  );
};
