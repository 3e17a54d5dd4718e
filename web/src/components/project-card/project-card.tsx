import type { ProjectCard as Project } from '@ochiq/pages/page-builders/projects';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { CoverArt } from '../cover-art/cover-art';
import { FactRows } from '../fact-rows/fact-rows';
import type { HeadingLevel } from '../heading/heading';
import { Picture } from '../picture/picture';
import { ProjectStage } from '../project-stage/project-stage';
import { DateText, TextWithLang } from '../inline-text/inline-text';

/** Renders the period of a project, as far as its dates are known. */
function ProjectPeriod({ startsOn, endsOn }: Pick<Project, 'startsOn' | 'endsOn'>) {
  return (
    <>
      {startsOn && <DateText date={startsOn} />} – {endsOn && <DateText date={endsOn} />}
    </>
  );
}

export function ProjectCard({ project, level }: { project: Project; level: HeadingLevel }) {
  const t = useMessages();
  const { id, label, path, lang, stage, summary, region, amount, startsOn, endsOn, cover } = project;
  return (
    <Card
      title={label}
      to={path}
      lang={lang}
      level={level}
      media={cover ? <Picture picture={{ ...cover, caption: null }} lang={lang} size="card" /> : <CoverArt seed={id} />}
      eyebrow={<ProjectStage stage={stage} />}
    >
      <p lang={getLangAttribute(lang)}>{summary}</p>
      <FactRows
        compact
        rows={[
          [t('projects:region'), region && <TextWithLang lang={lang}>{region}</TextWithLang>],
          [t('projects:time'), (startsOn ?? endsOn) && <ProjectPeriod startsOn={startsOn} endsOn={endsOn} />],
          [t('projects:amount'), amount],
        ]}
      />
    </Card>
  );
}
