import type { Locale } from '@ochiq/contract/locales';
import type { DocumentBody } from '@ochiq/pages/plan/documents';

import { useMessages } from '../../i18n/use-messages';
import { AnyLink } from '../any-link/any-link';
import { DateText } from '../date-text/date-text';
import { DocumentStatus } from '../document-status/document-status';
import { Facts } from '../facts/facts';
import { TextIn } from '../text-in/text-in';

type DocumentFactsProps = Pick<DocumentBody, 'document' | 'official' | 'discussion'> & { lang: Locale | null };

export function DocumentFacts({ document, official, discussion, lang }: DocumentFactsProps) {
  const t = useMessages();
  const { kind, legalStatus, number, issuer, adoptedOn, lostForceOn } = document;
  const words = (text: string | null) => text && <TextIn lang={lang}>{text}</TextIn>;
  return (
    <Facts
      rows={[
        [t('documents:statusLabel'), <DocumentStatus key="status" status={legalStatus} />],
        [t('documents:lostForceOn'), lostForceOn && <DateText date={lostForceOn} />],
        [t('documents:kindLabel'), t(`documents:kind.${kind}`)],
        [t('documents:number'), words(number)],
        [t('documents:adoptedOn'), adoptedOn && <DateText date={adoptedOn} />],
        [t('documents:issuer'), words(issuer)],
        [t('documents:official'), official && <AnyLink href={official.href}>{official.label}</AnyLink>],
        [t('documents:discussion'), discussion && <AnyLink href={discussion.href}>{discussion.label}</AnyLink>],
      ]}
    />
  );
}
