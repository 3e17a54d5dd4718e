import type { ProjectStage as Stage } from '@ochiq/contract/content/project';

import { useMessages } from '../../i18n/use-messages';
import { Status, type Tone } from '../status/status';

const tones = { planned: 'plain', running: 'good', finished: 'off' } as const satisfies Record<Stage, Tone>;

export function ProjectStage({ stage }: { stage: Stage }) {
  const t = useMessages();
  return <Status tone={tones[stage]}>{t(`projects:stage.${stage}`)}</Status>;
}
