import type { ProjectStage } from '@ochiq/contract/content/project';

import { useMessages } from '../../i18n/use-messages';
import { stages } from '../project-stage/stages';
import * as styles from './project-stages.module.css';

/** Renders all stages of a project, with the current one. */
export function ProjectStages({ stage }: { stage: ProjectStage }) {
  const t = useMessages();
  const reached = stages.indexOf(stage);
  return (
    <ol className={styles.stages} aria-label={t('projects:stageLabel')}>
      {stages.map((name, index) => (
        <li key={name} className={styles.stage} data-reached={index <= reached} aria-current={name === stage ? 'step' : undefined}>
          {t(`projects:stage.${name}`)}
        </li>
      ))}
    </ol>
  );
}
