import type { LegalStatus } from '@ochiq/contract/content/document';

import { useMessages } from '../../i18n/use-messages';
import { Status, type Tone } from '../status/status';

const tones = { 'in-force': 'good', 'lost-force': 'off', draft: 'plain' } as const satisfies Record<LegalStatus, Tone>;

export function DocumentStatus({ status }: { status: LegalStatus }) {
  const t = useMessages();
  return <Status tone={tones[status]}>{t(`documents:status.${status}`)}</Status>;
}
