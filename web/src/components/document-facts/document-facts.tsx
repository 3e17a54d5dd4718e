import type { Locale } from '@ochiq/contract/routing/locales';
import type { DocumentCard } from '@ochiq/pages/view-models/document';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { FactRows } from '../fact-rows/fact-rows';
import { TextIn } from '../text-in/text-in';

/** Renders a document's kind, number, date, and the body that adopted it. */
export function DocumentFacts({ document, lang }: { document: DocumentCard; lang: Locale | null }) {
  const t = useMessages();
  const { kind, number, issuer, adoptedOn } = document;
  const words = (text: string | null) => text && <TextIn lang={lang}>{text}</TextIn>;
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
