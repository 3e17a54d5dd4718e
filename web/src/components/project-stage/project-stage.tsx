import type { ProjectStage as Stage } from '@ochiq/contract/content/project';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './project-stage.module.css';
import { stages } from './stages';

const step = 32;
const gap = 4;

/** Renders the stage of a project in words, and all stages as a bar. */
export function ProjectStage({ stage }: { stage: Stage }) {
  const t = useMessages();
  const reached = stages.indexOf(stage);
  return (
    <div className={styles.stage}>
      <svg className={styles.bar} viewBox={`0 0 ${String(step * stages.length - gap)} 6`} aria-hidden="true">
        {stages.map((name, index) => (
          <rect
            key={name}
            className={index <= reached ? styles.reached : styles.upcoming}
            x={index * step}
            width={step - gap}
            height={6}
            rx={3}
          />
        ))}
      </svg>
      <span>{t(`projects:stage.${stage}`)}</span>
    </div>
  );
}
