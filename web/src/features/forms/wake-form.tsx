import type { Locale } from '@ochiq/contract/locales';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';

import { textsOf } from '../../i18n/texts-of';
import { LiveForm, type LiveFormProps } from './live-form';
import { textsOfPage } from './page-texts';

/** Loads the chunk that makes a form interactive, with its messages. Without either the form stays as it is. */
export async function wakeForm({ locale, ...facts }: LiveFormProps & { locale: Locale }): Promise<ReactElement> {
  const messages = textsOf(await textsOfPage(`/${locale}/forms/${facts.form}`), locale);
  return (
    <I18nextProvider i18n={messages}>
      <LiveForm {...facts} />
    </I18nextProvider>
  );
}
