import type { ProjectCard as Project } from '@ochiq/pages/plan/projects';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { Facts } from '../facts/facts';
import type { HeadingLevel } from '../heading/heading';
import { Meta } from '../meta/meta';
import { Picture } from '../picture/picture';
import { ProjectStage } from '../project-stage/project-stage';

export function ProjectCard({ project, level }: { project: Project; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, kind, stage, summary, region, amount, cover } = project;
  return (
    <Card title={label} to={path} lang={lang} level={level} media={cover && <Picture picture={{ ...cover, caption: null }} lang={lang} />}>
      <Meta>
        <ProjectStage stage={stage} />
        {t(`projects:kind.${kind}`)}
      </Meta>
      <p lang={langOf(lang)}>{summary}</p>
      <Facts
        compact
        rows={[
          [t('projects:region'), region],
          [t('projects:amount'), amount],
        ]}
      />
    </Card>
  );
}
