import type { DocumentCard as Document } from '@ochiq/pages/view-models/document';
import type { FileView } from '@ochiq/pages/view-models/media';

import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { DateText, TextWithLang } from '../inline-text/inline-text';
import { DocumentStatus } from '../status/status';
import type { HeadingLevel } from '../heading/heading';
import { MetaLine } from '../meta-line/meta-line';
import { Link } from '../link/link';
import * as styles from './document-card.module.css';

/** Renders the download of an act, with its format and size. */
function DocumentFile({ file: { href, format, size }, pageCount }: { file: FileView; pageCount: number | null }) {
  const t = useMessages();
  return (
    <p className={styles.file}>
      <Link to={href}>{t('common:download', { format, size })}</Link>
      {pageCount !== null && <span className={styles.pages}>{t('documents:pages', { count: pageCount })}</span>}
    </p>
  );
}

export function DocumentCard({ document, level }: { document: Document; level: HeadingLevel }) {
  const t = useMessages();
  const { title, path, kind, legalStatus, number, issuer, adoptedOn, file, pageCount, lang } = document;
  return (
    <Card title={title} to={path} lang={lang} level={level} eyebrow={<DocumentStatus status={legalStatus} />}>
      <MetaLine>
        {t(`documents:kind.${kind}`)}
        {number && <TextWithLang lang={lang}>{number}</TextWithLang>}
        {adoptedOn && <DateText date={adoptedOn} />}
        {issuer && <TextWithLang lang={lang}>{issuer}</TextWithLang>}
      </MetaLine>
      {file && <DocumentFile file={file} pageCount={pageCount} />}
    </Card>
  );
}
