import type { LegalStatus } from '@ochiq/contract/content/document';

import * as styles from './status.module.css';
import { useMessages } from '../../i18n/use-messages';

const tones = { 'in-force': 'good', 'lost-force': 'off', draft: 'plain' } as const satisfies Record<LegalStatus, Tone>;

export function DocumentStatus({ status }: { status: LegalStatus }) {
  const t = useMessages();
  return <Status tone={tones[status]}>{t(`documents:status.${status}`)}</Status>;
}

/** `good`: it holds, it is open; `off`: it is over; `plain`: anything else. */
export type Tone = 'good' | 'off' | 'plain';

export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
