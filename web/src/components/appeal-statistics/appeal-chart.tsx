import type { StatisticView } from '@ochiq/pages/page-builders/citizens';
import { type AppealOutcome, appealOutcomes } from '@ochiq/pages/view-models/appeal-outcomes';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './appeal-chart.module.css';

/** A segment of a bar, in percent of the picture's width. */
type Segment = { outcome: AppealOutcome; from: number; size: number };
type Bar = { id: string; period: string; total: string; segments: Segment[]; end: number };

/** The longest bar in percent, which leaves space for the number at its end. */
const full = 86;

const toPercent = (share: number) => Math.round(share * full * 100) / 100;

/** Builds one bar for each period, as long as its number of appeals; its segments are their outcomes. */
export function buildBars(statistics: readonly StatisticView[]): Bar[] {
  const most = Math.max(1, ...statistics.map(({ received }) => received));
  return statistics.map(({ id, period, received, receivedText, outcomes }) => {
    let before = 0;
    const segments = outcomes.map(({ outcome, count }) => {
      const from = toPercent(before / most);
      before += count;
      return { outcome, from, size: toPercent(before / most) - from };
    });
    return { id, period, total: receivedText, segments: segments.filter(({ size }) => size > 0), end: toPercent(received / most) };
  });
}

/** Collects the outcomes of at least one appeal. */
export function collectOutcomes(statistics: readonly StatisticView[]): AppealOutcome[] {
  return appealOutcomes.filter((outcome) =>
    statistics.some((one) => one.outcomes.some((part) => part.outcome === outcome && part.count > 0)),
  );
}

const formatPercent = (value: number) => `${String(value)}%`;

/** Renders the patterns that distinguish segments in addition to colour. */
function Patterns() {
  return (
    <svg className={styles.patterns} aria-hidden="true">
      <defs>
        <pattern id="appeals-explained" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect className={styles.explained} width="8" height="8" />
          <path className={styles.hatch} d="M-2 2 2-2M0 8 8 0M6 10l4-4" />
        </pattern>
        <pattern id="appeals-rejected" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect className={styles.rejected} width="8" height="8" />
          <path className={styles.hatch} d="M0 0l8 8M8 0 0 8" />
        </pattern>
        <pattern id="appeals-open" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect className={styles.open} width="8" height="8" />
          <circle className={styles.dot} cx="4" cy="4" r="1.5" />
        </pattern>
      </defs>
    </svg>
  );
}

const fills = {
  satisfied: undefined,
  explained: 'url(#appeals-explained)',
  rejected: 'url(#appeals-rejected)',
  open: 'url(#appeals-open)',
} as const;

function SegmentedBar({ bar: { segments, end, total } }: { bar: Bar }) {
  return (
    <svg className={styles.bar} width="100%" height="34" aria-hidden="true">
      {segments.map(({ outcome, from, size }) => (
        <rect
          key={outcome}
          className={fills[outcome] === undefined ? styles.satisfied : styles.patterned}
          fill={fills[outcome]}
          x={formatPercent(from)}
          width={formatPercent(size)}
          y="2"
          height="30"
        />
      ))}
      <text className={styles.total} x={formatPercent(end)} dx="8" y="23">
        {total}
      </text>
    </svg>
  );
}

/** Renders bars of appeals, for sighted readers; the table below contains the same numbers. */
export function AppealChart({ statistics }: { statistics: readonly StatisticView[] }) {
  const t = useMessages();
  return (
    <div className={styles.chart} aria-hidden="true">
      <Patterns />
      <ul className={styles.legend}>
        {collectOutcomes(statistics).map((outcome) => (
          <li key={outcome} className={styles.legendItem}>
            <svg className={styles.sample} width="28" height="18">
              <rect
                className={fills[outcome] === undefined ? styles.satisfied : styles.patterned}
                fill={fills[outcome]}
                x="1"
                y="1"
                width="26"
                height="16"
              />
            </svg>
            {t(`citizens:outcome.${outcome}`)}
          </li>
        ))}
      </ul>
      <ol className={styles.bars}>
        {buildBars(statistics).map((bar) => (
          <li key={bar.id} className={styles.row}>
            <span>{bar.period}</span>
            <SegmentedBar bar={bar} />
          </li>
        ))}
      </ol>
    </div>
  );
}
