import type { StatisticView } from '@ochiq/pages/plan/citizens';
import { outcomes, type Outcome } from '@ochiq/pages/view/outcomes';

/** A part of a bar, in percent of the picture's width. */
export type Segment = { outcome: Outcome; from: number; size: number };
export type Bar = { id: string; period: string; total: string; segments: Segment[]; end: number };

/** Room for the number at the end of the longest bar. */
const full = 86;

const percent = (share: number) => Math.round(share * full * 100) / 100;

/** One bar for each span of time, as long as many appeals came; its parts are what became of them. */
export function barsOf(statistics: readonly StatisticView[]): Bar[] {
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

/** What became of at least one appeal. */
export function outcomesIn(statistics: readonly StatisticView[]): Outcome[] {
  return outcomes.filter((outcome) => statistics.some((one) => one.outcomes.some((part) => part.outcome === outcome && part.count > 0)));
}
