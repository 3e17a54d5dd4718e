import type { Locale } from '@ochiq/contract/locales';

import { useMessages } from '../../i18n/use-messages';
import { CardList } from '../card-list/card-list';
import { DocumentCard } from '../document-card/document-card';
import { Lines } from '../lines/lines';
import { RichText } from '../rich-text/rich-text';
import { Titled } from '../titled/titled';
import { ServiceFacts } from './service-facts';
import type { ServiceFull } from './service-full';
import { Steps } from './steps';

/** A service below its heading, in the order an applicant asks. */
export function ServiceDetails({ service, lang }: { service: ServiceFull; lang: Locale | null }) {
  const t = useMessages();
  const { whoCanApply, documentsNeeded, steps, result, legalBasis, appealRoute } = service;
  const plain = (title: string, text: string | null) =>
    text !== null && (
      <Titled title={title}>
        <Lines text={text} lang={lang} />
      </Titled>
    );
  return (
    <>
      <ServiceFacts service={service} lang={lang} />
      {plain(t('services:whoCanApply'), whoCanApply)}
      {documentsNeeded && (
        <Titled title={t('services:documentsNeeded')}>
          <RichText text={documentsNeeded} lang={lang} level={3} />
        </Titled>
      )}
      {steps.length > 0 && (
        <Titled title={t('services:steps')}>
          <Steps steps={steps} lang={lang} />
        </Titled>
      )}
      {plain(t('services:result'), result)}
      {plain(t('services:appealRoute'), appealRoute)}
      {legalBasis.length > 0 && (
        <Titled title={t('documents:legalBasis')}>
          <CardList items={legalBasis} empty={t('documents:empty')}>
            {(document) => <DocumentCard document={document} level={3} />}
          </CardList>
        </Titled>
      )}
    </>
  );
}
