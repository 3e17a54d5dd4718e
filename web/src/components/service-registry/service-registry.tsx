import type { ServiceCard } from '@ochiq/pages/page-builders/services';
import { useId, type ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { EditorLink, Link } from '../link/link';
import { ContactText } from '../contact-text/contact-text';
import { TextWithLang } from '../inline-text/inline-text';
import * as styles from './service-registry.module.css';

/** Renders the registry of public services: a table on wide pages, a card for every row on narrow ones. */
export function ServiceRegistry({ services }: { services: readonly ServiceCard[] }) {
  const t = useMessages();
  const id = useId();
  const labels = [t('services:term'), t('services:fee'), t('services:where')] as const;
  const cell = (label: string, text: ReactNode) => (
    <td>
      {text !== null && (
        <>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          {text}
        </>
      )}
    </td>
  );
  return (
    <table className={styles.table} aria-labelledby={id}>
      <caption id={id} className={styles.caption}>
        {t('services:registry')}
      </caption>
      <thead>
        <tr>
          {[t('services:number'), t('services:service'), ...labels].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map(({ id: key, label, path, lang, term, fee, contact, apply }, index) => (
          <tr key={key}>
            <td className={styles.number}>{index + 1}</td>
            <th scope="row">
              <Link to={path} lang={lang}>
                {label}
              </Link>
              {apply && (
                <span className={styles.applyLink}>
                  <EditorLink href={apply.href}>{t('services:apply')}</EditorLink>
                </span>
              )}
            </th>
            {cell(labels[0], term && <TextWithLang lang={lang}>{term}</TextWithLang>)}
            {cell(labels[1], fee && <TextWithLang lang={lang}>{fee}</TextWithLang>)}
            {cell(labels[2], contact && <ContactText lang={lang}>{contact}</ContactText>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
