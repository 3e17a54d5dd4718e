import type { ServiceCard as Service } from '@ochiq/pages/page-builders/services';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { Heading, type HeadingLevel } from '../heading/heading';
import { MetaLine } from '../meta-line/meta-line';
import { Link } from '../link/link';
import * as styles from './service-card.module.css';
import { FactRows } from '../fact-rows/fact-rows';
import { TextWithLang } from '../inline-text/inline-text';

/** Renders a service in a list that is read from top to bottom. */
export function ServiceRow({ service, level }: { service: Service; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, kind, summary, apply } = service;
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <Heading level={level}>
          <Link to={path} lang={lang}>
            {label}
          </Link>
        </Heading>
        <p lang={getLangAttribute(lang)}>{summary}</p>
        <MetaLine>
          {t(`services:kind.${kind}`)}
          {apply && t('services:online')}
        </MetaLine>
      </div>
      <ServiceTerms service={service} />
    </article>
  );
}

/** Renders the term and the fee of a service. */
function ServiceTerms({ service: { term, fee, lang } }: { service: Service }) {
  const t = useMessages();
  if (term === null && fee === null) return null;
  return (
    <div className={styles.terms}>
      <FactRows
        compact
        rows={[
          [t('services:term'), term && <TextWithLang lang={lang}>{term}</TextWithLang>],
          [t('services:fee'), fee && <TextWithLang lang={lang}>{fee}</TextWithLang>],
        ]}
      />
    </div>
  );
}

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
        <MetaLine>
          {t(`services:kind.${kind}`)}
          {apply && t('services:online')}
        </MetaLine>
      }
    >
      <p lang={getLangAttribute(lang)}>{summary}</p>
      <ServiceTerms service={service} />
    </Card>
  );
}
