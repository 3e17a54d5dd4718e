import type { ServiceCard as Service } from '@ochiq/pages/plan/services';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { Facts } from '../facts/facts';
import type { HeadingLevel } from '../heading/heading';
import { Meta } from '../meta/meta';

export function ServiceCard({ service, level }: { service: Service; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, kind, summary, term, fee } = service;
  return (
    <Card title={label} to={path} lang={lang} level={level}>
      <Meta>{t(`services:kind.${kind}`)}</Meta>
      <p lang={langOf(lang)}>{summary}</p>
      <Facts
        compact
        rows={[
          [t('services:term'), term],
          [t('services:fee'), fee],
        ]}
      />
    </Card>
  );
}
