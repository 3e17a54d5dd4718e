import type { TenderState } from '@ochiq/pages/plan/tenders';

import { useMessages } from '../../i18n/use-messages';
import { Status, type Tone } from '../status/status';

const tones = { open: 'good', closed: 'off', finished: 'plain' } as const satisfies Record<TenderState, Tone>;

export function TenderStatus({ state }: { state: TenderState }) {
  const t = useMessages();
  return <Status tone={tones[state]}>{t(`offers:tenderState.${state}`)}</Status>;
}
