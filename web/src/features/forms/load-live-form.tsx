import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';

import { createPageI18n } from '../../i18n/create-page-i18n';
import { LiveForm, type LiveFormProps } from './live-form';
import { fetchPageMessages } from './page-texts';

/** Loads the chunk that makes a form interactive, with its messages. Without either the form stays as it is. */
export async function loadLiveForm({ locale, ...facts }: LiveFormProps & { locale: Locale }): Promise<ReactElement> {
  const messages = createPageI18n(await fetchPageMessages(`/${locale}/forms/${facts.form}`), locale);
  return (
    <I18nextProvider i18n={messages}>
      <LiveForm {...facts} />
    </I18nextProvider>
  );
}
