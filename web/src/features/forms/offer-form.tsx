import type { ComponentProps } from 'react';

import { FilesField } from '../../components/form-field/files-field';
import { Section } from '../../components/section/section';
import { useMessages } from '../../i18n/use-messages';
import { CompleteForm } from './complete-form';

type OfferFormProps = Pick<ComponentProps<typeof CompleteForm>, 'page'> & {
  /** The document id of the vacancy or tender. */
  offer: string;
  /** What is sent here: a tender takes questions only. */
  purpose: 'apply' | 'ask';
};

/** The anchor of the form, for the way to it from the top of the page. */
export const offerFormId = 'offer-form';

/** Where an application or question is sent from the page that it is about. */
export function OfferForm({ page, offer, purpose }: OfferFormProps) {
  const t = useMessages();
  return (
    <Section title={t(`offers:${purpose}.title`)} id={offerFormId}>
      <p>{t(`offers:${purpose}.lead`)}</p>
      <CompleteForm
        form="inquiry"
        page={page}
        encType="multipart/form-data"
        values={{ offer, ...(purpose === 'ask' && { kind: purpose }) }}
      >
        <FilesField form="inquiry" />
      </CompleteForm>
    </Section>
  );
}
