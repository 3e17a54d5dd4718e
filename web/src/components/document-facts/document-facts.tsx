import type { Locale } from '@ochiq/contract/routing/locales';
import type { DocumentCard } from '@ochiq/pages/view-models/document';
import type { DocumentBody } from '@ochiq/pages/page-builders/documents';

import { useMessages } from '../../i18n/use-messages';
import { DateText, TextWithLang } from '../inline-text/inline-text';
import { FactRows } from '../fact-rows/fact-rows';
import { ActionLink, EditorLink } from '../link/link';
import { DocumentStatus } from '../status/status';
import * as styles from './document-facts.module.css';

/** Renders whether a document is in force, and where it is available. */
export function DocumentAccess({ document, official, discussion }: Pick<DocumentBody, 'document' | 'official' | 'discussion'>) {
  const t = useMessages();
  const { legalStatus, lostForceOn, file, pageCount } = document;
  return (
    <>
      <div className={styles.status}>
        <DocumentStatus status={legalStatus} />
        {lostForceOn && <p className={styles.note}>{t('documents:notInForceSince', { date: lostForceOn.text })}</p>}
      </div>
      {file && (
        <div className={styles.file}>
          <ActionLink href={file.href} icon="download">
            {t('common:download', { format: file.format, size: file.size })}
          </ActionLink>
          {pageCount !== null && <p className={styles.note}>{t('documents:pages', { count: pageCount })}</p>}
        </div>
      )}
      <FactRows
        rows={[
          [t('documents:official'), official && <EditorLink href={official.href}>{official.label}</EditorLink>],
          [t('documents:discussion'), discussion && <EditorLink href={discussion.href}>{discussion.label}</EditorLink>],
        ]}
      />
    </>
  );
}

/** Renders a document's kind, number, date, and the body that adopted it. */
export function DocumentFacts({ document, lang }: { document: DocumentCard; lang: Locale | null }) {
  const t = useMessages();
  const { kind, number, issuer, adoptedOn } = document;
  const words = (text: string | null) => text && <TextWithLang lang={lang}>{text}</TextWithLang>;
  return (
    <FactRows
      rows={[
        [t('documents:kindLabel'), t(`documents:kind.${kind}`)],
        [t('documents:number'), words(number)],
        [t('documents:adoptedOn'), adoptedOn && <DateText date={adoptedOn} />],
        [t('documents:issuer'), words(issuer)],
      ]}
    />
  );
}
