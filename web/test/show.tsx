import type { Locale } from '@ochiq/contract/routing/locales';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';

import { messagesOf } from './messages';

/** Renders a component into the document, with all messages of a language. */
export function show(element: ReactElement, locale: Locale = 'en') {
  return render(<I18nextProvider i18n={messagesOf(locale)}>{element}</I18nextProvider>);
}
