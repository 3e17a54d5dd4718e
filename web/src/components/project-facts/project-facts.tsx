import type { Locale } from '@ochiq/contract/locales';
import type { ProjectBody } from '@ochiq/pages/plan/projects';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { Facts } from '../facts/facts';
import { ProjectStage } from '../project-stage/project-stage';
import { TextIn } from '../text-in/text-in';

export function ProjectFacts({ project, lang }: { project: NonNullable<ProjectBody['project']>; lang: Locale | null }) {
  const t = useMessages();
  const { kind, stage, region, amount, startsOn, endsOn, partners } = project;
  const words = (text: string | null) => text && <TextIn lang={lang}>{text}</TextIn>;
  return (
    <Facts
      rows={[
        [t('projects:stageLabel'), <ProjectStage key="stage" stage={stage} />],
        [t('projects:kindLabel'), t(`projects:kind.${kind}`)],
        [t('projects:region'), words(region)],
        [t('projects:startsOn'), startsOn && <DateText date={startsOn} />],
        [t('projects:endsOn'), endsOn && <DateText date={endsOn} />],
        [t('projects:amount'), amount],
        [t('projects:partners'), words(partners)],
      ]}
    />
  );
}
