import type { DocumentCard } from '@ochiq/pages/view-models/document';

import { useMessages } from '../../i18n/use-messages';
import { DateText, TextIn } from '../../components/inline-text/inline-text';
import { DocumentStatus } from '../../components/status/status';
import { Heading } from '../../components/heading/heading';
import { Icon } from '../../components/icon/icon';
import { Link } from '../../components/link/link';
import { Meta } from '../../components/meta/meta';
import * as styles from './document-row.module.css';

/** Renders a document in the register: its title, kind, and whether it is in force. */
export function DocumentRow({ document }: { document: DocumentCard }) {
  const t = useMessages();
  const { title, path, kind, legalStatus, number, issuer, adoptedOn, file, lang } = document;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <Heading level={3} className={styles.title}>
          <Link to={path} lang={lang}>
            {title}
          </Link>
        </Heading>
        <Meta>
          {t(`documents:kind.${kind}`)}
          {issuer && <TextIn lang={lang}>{issuer}</TextIn>}
        </Meta>
      </div>
      <div className={styles.mark}>
        {number && (
          <span className={styles.number}>
            <TextIn lang={lang}>{number}</TextIn>
          </span>
        )}
        {adoptedOn && <DateText date={adoptedOn} />}
      </div>
      <div className={styles.side}>
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
