import type { DocumentRegister } from '@ochiq/pages/view-models/build-document-register';
import type { DocumentCard } from '@ochiq/pages/view-models/document';

import { useMessages } from '../../i18n/use-messages';
import { LinkList } from '../../components/link-list/link-list';
import { PlainList } from '../../components/plain-list/plain-list';
import { Section } from '../../components/section/section';
import { DateText, TextWithLang } from '../../components/inline-text/inline-text';
import { DocumentStatus } from '../../components/status/status';
import { Heading } from '../../components/heading/heading';
import { Icon } from '../../components/icon/icon';
import { Link } from '../../components/link/link';
import { MetaLine } from '../../components/meta-line/meta-line';
import * as styles from './document-years.module.css';

/** Renders a document in the register: its title, kind, and whether it is in force. */
function DocumentRow({ document }: { document: DocumentCard }) {
  const t = useMessages();
  const { title, path, kind, legalStatus, number, issuer, adoptedOn, file, lang } = document;
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <Heading level={3} className={styles.title}>
          <Link to={path} lang={lang}>
            {title}
          </Link>
        </Heading>
        <MetaLine>
          {t(`documents:kind.${kind}`)}
          {issuer && <TextWithLang lang={lang}>{issuer}</TextWithLang>}
        </MetaLine>
      </div>
      <div className={styles.numberAndDate}>
        {number && (
          <span className={styles.number}>
            <TextWithLang lang={lang}>{number}</TextWithLang>
          </span>
        )}
        {adoptedOn && <DateText date={adoptedOn} />}
      </div>
      <div className={styles.statusAndFile}>
        <DocumentStatus status={legalStatus} />
        {file && (
          <Link to={file.href} className={styles.file}>
            <Icon name="download" />
            {t('common:file', { format: file.format, size: file.size })}
          </Link>
        )}
      </div>
    </article>
  );
}

/** Renders documents by the year of their adoption. */
export function DocumentYears({ years, older }: Pick<DocumentRegister, 'years' | 'older'>) {
  const t = useMessages();
  return (
    <>
      {years.map(({ year, documents }) => (
        <Section key={year} title={year === null ? t('documents:undated') : t('documents:inYear', { year })}>
          <PlainList items={documents}>{(document) => <DocumentRow document={document} />}</PlainList>
        </Section>
      ))}
      {older.length > 0 && (
        <Section title={t('documents:older')}>
          <LinkList inline links={older.map(({ year, path }) => ({ label: year, path, lang: null }))} />
        </Section>
      )}
    </>
  );
}
