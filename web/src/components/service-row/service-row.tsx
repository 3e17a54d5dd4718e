import type { ServiceCard } from '@ochiq/pages/page-builders/services';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Heading, type HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import { Meta } from '../meta/meta';
import { ServiceTerms } from '../service-terms/service-terms';
import * as styles from './service-row.module.css';

/** Renders a service in a list that is read from top to bottom. */
export function ServiceRow({ service, level }: { service: ServiceCard; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, kind, summary, apply } = service;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <Heading level={level}>
          <Link to={path} lang={lang}>
            {label}
          </Link>
        </Heading>
        <p lang={getLangAttribute(lang)}>{summary}</p>
        <Meta>
          {t(`services:kind.${kind}`)}
          {apply && t('services:online')}
        </Meta>
      </div>
      <ServiceTerms service={service} />
    </article>
  );
}
