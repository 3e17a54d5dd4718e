import type { DocumentCard as Document } from '@ochiq/pages/view-models/document';

import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { DateText } from '../date-text/date-text';
import { DocumentFile } from '../document-file/document-file';
import { DocumentStatus } from '../document-status/document-status';
import type { HeadingLevel } from '../heading/heading';
import { Meta } from '../meta/meta';
import { TextIn } from '../text-in/text-in';

export function DocumentCard({ document, level }: { document: Document; level: HeadingLevel }) {
  const t = useMessages();
  const { title, path, kind, legalStatus, number, issuer, adoptedOn, file, pageCount, lang } = document;
  return (
    <Card title={title} to={path} lang={lang} level={level} eyebrow={<DocumentStatus status={legalStatus} />}>
      <Meta>
        {t(`documents:kind.${kind}`)}
        {number && <TextIn lang={lang}>{number}</TextIn>}
        {adoptedOn && <DateText date={adoptedOn} />}
        {issuer && <TextIn lang={lang}>{issuer}</TextIn>}
      </Meta>
      {file && <DocumentFile file={file} pageCount={pageCount} />}
    </Card>
  );
}
