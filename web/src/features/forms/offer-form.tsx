import type { ComponentProps } from 'react';

import { FilesField } from '../../components/form-field/files-field';
import { Section } from '../../components/section/section';
import { useMessages } from '../../i18n/use-messages';
import { ReaderForm } from './reader-form';

type OfferFormProps = Pick<ComponentProps<typeof ReaderForm>, 'page'> & {
  /** The document id of the vacancy or tender. */
  offer: string;
  /** What is sent here: a tender takes questions only. */
  takes: 'apply' | 'ask';
};

/** The anchor of the form, for the way to it from the top of the page. */
export const offerFormId = 'offer-form';

/** Where an application or question is sent from the page that it is about. */
export function OfferForm({ page, offer, takes }: OfferFormProps) {
  const t = useMessages();
  return (
    <Section title={t(`offers:${takes}.title`)} id={offerFormId}>
      <p>{t(`offers:${takes}.lead`)}</p>
      <ReaderForm form="inquiry" page={page} encType="multipart/form-data" given={{ offer, ...(takes === 'ask' && { kind: takes }) }}>
        <FilesField form="inquiry" />
      </ReaderForm>
    </Section>
  );
}
