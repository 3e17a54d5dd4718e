import type { ServiceCard as Service } from '@ochiq/pages/page-builders/services';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import type { HeadingLevel } from '../heading/heading';
import { Meta } from '../meta/meta';
import { ServiceTerms } from '../service-terms/service-terms';

export function ServiceCard({ service, level }: { service: Service; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, kind, summary, apply } = service;
  return (
    <Card
      title={label}
      to={path}
      lang={lang}
      level={level}
      eyebrow={
        <Meta>
          {t(`services:kind.${kind}`)}
          {apply && t('services:online')}
        </Meta>
      }
    >
      <p lang={getLangAttribute(lang)}>{summary}</p>
      <ServiceTerms service={service} />
    </Card>
  );
}
