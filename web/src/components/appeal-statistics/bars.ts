import type { StatisticView } from '@ochiq/pages/page-builders/citizens';
import { appealOutcomes, type AppealOutcome } from '@ochiq/pages/view-models/appeal-outcomes';

/** A segment of a bar, in percent of the picture's width. */
export type Segment = { outcome: AppealOutcome; from: number; size: number };
export type Bar = { id: string; period: string; total: string; segments: Segment[]; end: number };

/** The longest bar in percent, which leaves space for the number at its end. */
const full = 86;

const percent = (share: number) => Math.round(share * full * 100) / 100;

/** Builds one bar for each period, as long as its number of appeals; its segments are their outcomes. */
export function buildBars(statistics: readonly StatisticView[]): Bar[] {
  const most = Math.max(1, ...statistics.map(({ received }) => received));
  return statistics.map(({ id, period, received, receivedText, outcomes }) => {
    let before = 0;
    const segments = outcomes.map(({ outcome, count }) => {
      const from = percent(before / most);
      before += count;
      return { outcome, from, size: percent(before / most) - from };
    });
    return { id, period, total: receivedText, segments: segments.filter(({ size }) => size > 0), end: percent(received / most) };
  });
}

/** Collects the outcomes of at least one appeal. */
export function collectOutcomes(statistics: readonly StatisticView[]): AppealOutcome[] {
  return appealOutcomes.filter((outcome) =>
    statistics.some((one) => one.outcomes.some((part) => part.outcome === outcome && part.count > 0)),
  );
}
