import type { UnitCard } from '@ochiq/pages/page-builders/units';
import type { Locale } from '@ochiq/contract/routing/locales';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Heading, type HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import * as styles from './unit-row.module.css';
import { EmailLink, PhoneLink } from '../contact-links/contact-links';
import { IconFacts } from '../contact-facts/contact-facts';
import { TextWithLang } from '../inline-text/inline-text';

/** Renders how a unit can be reached. */
export function UnitFacts({
  unit: { address, phone, email },
  lang,
}: {
  unit: Pick<UnitCard, 'address' | 'phone' | 'email'>;
  lang: Locale | null;
}) {
  const t = useMessages();
  return (
    <IconFacts
      facts={[
        { icon: 'place', label: t('common:address'), value: address === null ? null : <TextWithLang lang={lang}>{address}</TextWithLang> },
        { icon: 'phone', label: t('common:phone'), value: phone === null ? null : <PhoneLink number={phone} /> },
        { icon: 'mail', label: t('common:email'), value: email === null ? null : <EmailLink email={email} /> },
      ]}
    />
  );
}

/** Renders a unit in a directory: its tasks and its head, next to its contacts. */
export function UnitRow({ unit, level }: { unit: UnitCard; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, summary, head } = unit;
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <Heading level={level}>
          <Link to={path} lang={lang}>
            {label}
          </Link>
        </Heading>
        {summary !== null && <p lang={getLangAttribute(lang)}>{summary}</p>}
        {head && (
          <p className={styles.head}>
            {t('people:head')}:{' '}
            <Link to={head.path} lang={head.lang}>
              {head.name}
            </Link>
          </p>
        )}
      </div>
      <UnitFacts unit={unit} lang={lang} />
    </article>
  );
}
