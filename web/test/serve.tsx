import type { Locale } from '@ochiq/contract/routing/locales';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

import { messagesOf } from './messages';

/** Renders a component into the document as it is served, without React, which hydrates it on request. */
export function serve(element: ReactElement, locale: Locale = 'en') {
  const page = <I18nextProvider i18n={messagesOf(locale)}>{element}</I18nextProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const takeOver = () => {
    const onRecoverableError = jest.fn();
    render(page, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
  };
  return { container, takeOver };
}
