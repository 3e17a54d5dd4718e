import * as styles from './status.module.css';

/** `good`: it holds, it is open; `off`: it is over; `plain`: anything else. */
export type Tone = 'good' | 'off' | 'plain';

export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
