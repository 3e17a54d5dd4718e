import type { SavesArguments } from '../arguments.ts';
import { startFilledCms } from '../filled-cms.ts';
import { formatMarkdownTable } from '../format-table.ts';
import { computeQuantile } from '../quantiles.ts';
import { showProgress } from '../show-progress.ts';
import { createEditors, type SavingEditor } from './editors.ts';
import { addMark, formatMarks, listMissingSaves, listMissingVersions, parseMarks, type Marks } from './marks.ts';

/** Reads the text of every version of an entry that the history has, in any order; `null` while there is no history. */
export type ReadHistory = ((documentId: string) => Promise<readonly string[]>) | null;

const entryCount = 5;

type Tally = { accepted: Map<string, Map<number, number>>; refused: number; durations: number[] };

/** Has one editor open, change and save entries by turns until the end. Refused saves are repeated from the newest version. */
async function editUntil(end: number, editor: SavingEditor, number: number, entries: readonly string[], tally: Tally): Promise<void> {
  for (let turn = number; Date.now() < end; turn += 1) {
    const entry = entries[turn % entries.length] ?? '';
    const { text, base } = await editor.open(entry);
    const began = performance.now();
    const isAccepted = await editor.save(entry, { text: formatMarks(addMark(parseMarks(text), number)), base });
    tally.durations.push(performance.now() - began);
    if (!isAccepted) tally.refused += 1;
    else tally.accepted.set(entry, new Map(addMark(tally.accepted.get(entry) ?? new Map<number, number>(), number)));
  }
}

const countSaves = (accepted: Iterable<Marks>) =>
  [...accepted].reduce((sum, marks) => sum + [...marks.values()].reduce((one, other) => one + other, 0), 0);

/** Lists what was accepted and is neither in the entries nor in their history. */
async function findLosses(editor: SavingEditor, { accepted }: Tally, readHistory: ReadHistory): Promise<string[]> {
  const losses: string[] = [];
  for (const [entry, marks] of accepted) {
    losses.push(...listMissingSaves(marks, (await editor.open(entry)).text));
    if (readHistory)
      losses.push(...listMissingVersions(marks, await readHistory(entry)).map((mark) => `no version of ${entry} has ${mark}`));
  }
  return losses;
}

/**
 * Has many editors save the same few entries at once, and fails where the CMS has lost a save that it had accepted.
 * @param readHistory set once the CMS has a history
 */
export async function runSavesBench({ seconds, editors: count }: SavesArguments, readHistory: ReadHistory = null): Promise<void> {
  const { settings } = await startFilledCms(false);
  const editors = await createEditors(settings, count);
  const [first] = editors;
  if (!first) throw new Error('There are no editors');
  const entries: string[] = [];
  for (let number = 1; number <= entryCount; number += 1) entries.push(await first.create(`bench-${String(number)}`));

  showProgress(`${String(count)} editors save ${String(entryCount)} entries for ${String(seconds)} s`);
  const tally: Tally = { accepted: new Map(), refused: 0, durations: [] };
  const end = Date.now() + seconds * 1000;
  await Promise.all(editors.map((editor, index) => editUntil(end, editor, index + 1, entries, tally)));

  const losses = await findLosses(first, tally, readHistory);
  const milliseconds = (share: number) => computeQuantile(tally.durations, share).toFixed(0);
  console.log(
    formatMarkdownTable([
      ['', 'count'],
      ['accepted saves', String(countSaves(tally.accepted.values()))],
      ['refused saves (409)', String(tally.refused)],
      ['lost saves', String(losses.length)],
      ['history looked at', readHistory ? 'yes' : 'no'],
      ['a save, median, ms', milliseconds(0.5)],
      ['a save, 95 %, ms', milliseconds(0.95)],
    ]),
  );
  if (losses.length > 0) throw new Error(`Accepted saves were lost:\n${losses.join('\n')}`);
}
