import type { Locale } from '@ochiq/contract/routing/locales';
import type { ProjectBody } from '@ochiq/pages/page-builders/projects';

import { useMessages } from '../../i18n/use-messages';
import { DateText, TextWithLang } from '../inline-text/inline-text';
import { FactRows } from '../fact-rows/fact-rows';

export function ProjectFacts({ project, lang }: { project: NonNullable<ProjectBody['project']>; lang: Locale | null }) {
  const t = useMessages();
  const { kind, region, amount, startsOn, endsOn, partners } = project;
  const words = (text: string | null) => text && <TextWithLang lang={lang}>{text}</TextWithLang>;
  return (
    <FactRows
      rows={[
        [t('projects:amount'), amount && <b>{amount}</b>],
        [t('projects:startsOn'), startsOn && <DateText date={startsOn} />],
        [t('projects:endsOn'), endsOn && <DateText date={endsOn} />],
        [t('projects:region'), words(region)],
        [t('projects:partners'), words(partners)],
        [t('projects:kindLabel'), t(`projects:kind.${kind}`)],
      ]}
    />
  );
}
