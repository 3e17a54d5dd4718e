import type { SavesArguments } from '../arguments.ts';
import { startFilledCms } from '../filled-cms.ts';
import { formatMarkdownTable } from '../format-table.ts';
import { computeQuantile } from '../quantiles.ts';
import { showProgress } from '../show-progress.ts';
import { formatActionCost, measureActionCost } from './action-cost.ts';
import { createEditors, type SavingEditor } from './editors.ts';
import { measureHistoryCost, type HistoryCost } from './history-cost.ts';
import { addMark, countMarks, formatMarks, listMissingVersions, listMissingSaves, parseMarks } from './marks.ts';
import { goalSeconds, type RecordingTime } from './parse-recording-time.ts';

const entryCount = 5;
/** How many saves the cost of the history is measured with, and how many saves and publications that of audit log and review. */
const costSaves = 200;
const costTurns = 200;

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

/** Lists what was accepted and is not in the entries, or not in their history. */
async function findLosses(editor: SavingEditor, { accepted }: Tally): Promise<{ versions: number; losses: string[] }> {
  const losses: string[] = [];
  let count = 0;
  for (const [entry, marks] of accepted) {
    losses.push(...listMissingSaves(marks, (await editor.open(entry)).text));
    const versions = await editor.readVersions(entry);
    count += versions.length;
    losses.push(...listMissingVersions(marks, versions).map((loss) => `history of ${entry}: ${loss}`));
  }
  return { versions: count, losses };
}

const formatQuantile = (values: readonly number[], share: number) => computeQuantile(values, share).toFixed(0);

/** Lists what something adds to a save on average, and how often that is within its goal. */
function listTimeRows(name: string, { count, seconds, withinGoal }: RecordingTime, goal: number): string[][] {
  return [
    [`of that the ${name}, mean, ms`, ((seconds / count) * 1000).toFixed(1)],
    [`saves in which the ${name} takes ${String(goal * 1000)} ms or less`, `${((withinGoal / count) * 100).toFixed(0)} %`],
  ];
}

function listCostRows({ versions, bytes, saveMs, history, audit }: HistoryCost): string[][] {
  return [
    ['versions for the cost, each of 3,000 characters', String(versions)],
    ...(bytes === null
      ? []
      : [
          ['bytes of a version, content', bytes.content.toFixed(0)],
          ['bytes of a version, with rows and indexes', bytes.stored.toFixed(0)],
        ]),
    ['a save by one alone, median, ms', formatQuantile(saveMs, 0.5)],
    ...listTimeRows('history', history, goalSeconds.history),
    ...listTimeRows('audit log', audit, goalSeconds.audit),
  ];
}

/**
 * Has many editors save the same few entries at once, and fails where an accepted save is missing in the CMS or in the
 * history. Then measures what history, audit log and review cost, with no one else at work.
 */
export async function runSavesBench({ seconds, editors: count, postgres }: SavesArguments): Promise<void> {
  const { settings, metricsPort } = await startFilledCms(false, postgres);
  const { editors, setReview } = await createEditors(settings, count);
  const [first, second] = editors;
  if (!first || !second) throw new Error('There are too few editors');
  const entries: string[] = [];
  for (let number = 1; number <= entryCount; number += 1) entries.push(await first.create(`bench-${String(number)}`));

  showProgress(`${String(count)} editors save ${String(entryCount)} entries for ${String(seconds)} s`);
  const tally: Tally = { accepted: new Map(), refused: 0, durations: [] };
  const end = Date.now() + seconds * 1000;
  await Promise.all(editors.map((editor, index) => editUntil(end, editor, index + 1, entries, tally)));

  showProgress('Reading the history of all entries');
  const { versions, losses } = await findLosses(first, tally);
  showProgress(`Measuring ${String(costSaves)} saves by one alone`);
  const cost = await measureHistoryCost(settings, metricsPort, [first, second], costSaves);
  showProgress(`Measuring ${String(costTurns)} saves and publications, every other one with a rule`);
  const actions = await measureActionCost(metricsPort, { author: first, reviewer: second, setReview }, costTurns);
  const accepted = [...tally.accepted.values()].reduce((sum, marks) => sum + countMarks(marks), 0);
  console.log(
    formatMarkdownTable([
      ['', 'count'],
      ['accepted saves', String(accepted)],
      ['refused saves (409)', String(tally.refused)],
      ['versions of them in the history', String(versions)],
      ['lost saves', String(losses.length)],
      ['a save, median, ms', formatQuantile(tally.durations, 0.5)],
      ['a save, 95 %, ms', formatQuantile(tally.durations, 0.95)],
      ...listCostRows(cost),
    ]),
  );
  console.log(`\n${formatActionCost(actions)}`);
  if (losses.length > 0) throw new Error(`Accepted saves were lost:\n${losses.join('\n')}`);
}
