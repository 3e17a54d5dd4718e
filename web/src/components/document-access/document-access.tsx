import type { DocumentBody } from '@ochiq/pages/page-builders/documents';

import { useMessages } from '../../i18n/use-messages';
import { ActionLink } from '../action-link/action-link';
import { AnyLink } from '../any-link/any-link';
import { DocumentStatus } from '../document-status/document-status';
import { FactRows } from '../fact-rows/fact-rows';
import * as styles from './document-access.module.css';

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
          [t('documents:official'), official && <AnyLink href={official.href}>{official.label}</AnyLink>],
          [t('documents:discussion'), discussion && <AnyLink href={discussion.href}>{discussion.label}</AnyLink>],
        ]}
      />
    </>
  );
}
