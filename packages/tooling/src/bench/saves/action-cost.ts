import { formatMarkdownTable } from '../format-table.ts';
import { computeQuantile } from '../quantiles.ts';
import type { SavingEditor } from './editors.ts';
import { buildText, fetchRecordingTimes } from './history-cost.ts';

const actions = ['save', 'publication'] as const;

/** Each action with and without a rule that asks for the approval of one colleague. */
type Step = `${(typeof actions)[number]}${'' | ', reviewed'}`;

/** What one action took, and of that the rows of the audit log, in milliseconds. */
type Measurement = { step: Step; totalMs: number; auditMs: number; auditRows: number };

type BenchPeople = { author: SavingEditor; reviewer: SavingEditor; setReview: (isReviewed: boolean) => Promise<void> };

/** Runs an action alone, and reads from the CMS's own metrics what the audit log has added to it. */
async function measure(metricsPort: number, step: Step, act: () => Promise<unknown>): Promise<Measurement> {
  const before = (await fetchRecordingTimes(metricsPort)).audit;
  const began = performance.now();
  await act();
  const totalMs = performance.now() - began;
  const after = (await fetchRecordingTimes(metricsPort)).audit;
  return { step, totalMs, auditMs: (after.seconds - before.seconds) * 1000, auditRows: after.count - before.count };
}

/**
 * Measures saves and publications of one entry, with no one else at work. With and without a rule take turns, so that whatever
 * else the machine does falls on both.
 */
export async function measureActionCost(
  metricsPort: number,
  { author, reviewer, setReview }: BenchPeople,
  turns: number,
): Promise<Measurement[]> {
  const documentId = await author.create('bench-actions');
  const measurements: Measurement[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    const isReviewed = turn % 2 === 0;
    await setReview(isReviewed);
    const { base } = await author.open(documentId);
    const save = async () => {
      if (!(await author.save(documentId, { text: buildText(turn), base }))) throw new Error('The CMS refuses a save of one alone');
    };
    measurements.push(await measure(metricsPort, isReviewed ? 'save, reviewed' : 'save', save));
    if (isReviewed) {
      await author.submit(documentId);
      await reviewer.approve(documentId);
    }
    const saved = await author.open(documentId);
    const publish = () => author.publish(documentId, saved.base);
    measurements.push(await measure(metricsPort, isReviewed ? 'publication, reviewed' : 'publication', publish));
  }
  return measurements;
}

/** Formats quantiles of the actions, and the share of the audit log in each. */
export function formatActionCost(measurements: readonly Measurement[]): string {
  const rows = actions
    .flatMap((action): Step[] => [action, `${action}, reviewed`])
    .flatMap((step) => {
      const own = measurements.filter((one) => one.step === step);
      const toRow = (name: string, values: readonly number[]) => [
        name,
        ...[0.5, 0.95].map((share) => computeQuantile(values, share).toFixed(1)),
      ];
      const written = Math.max(...own.map(({ auditRows }) => auditRows));
      return [
        toRow(
          step,
          own.map(({ totalMs }) => totalMs),
        ),
        toRow(
          `of that the audit log, written ${written === 1 ? 'once' : `${String(written)} times`}`,
          own.map(({ auditMs }) => auditMs),
        ),
      ];
    });
  return formatMarkdownTable([['', 'p50, ms', 'p95, ms'], ...rows]);
}
