import { Page } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

import { readLanguage } from '../texts/panel-language.ts';

type Messages = Readonly<Record<string, string>>;

/** The texts of the page, which no other page needs: they are loaded with it. */
const scripts = {
  en: async (): Promise<Messages> => (await import('../texts/en/translations/side-by-side.ts')).englishSide,
  ru: async (): Promise<Messages> => (await import('../texts/ru/translations/side-by-side.ts')).russianSide,
  uz: async (): Promise<Messages> => (await import('../texts/uz/translations/side-by-side.ts')).uzbekSide,
};

/** Renders a page once its texts are there, in the user's language; in English where they don't come. */
export function WithOwnTexts({ children }: { children: ReactNode }) {
  const { locale, messages, ...intl } = useIntl();
  const [loaded, setLoaded] = useState<Messages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    scripts[readLanguage(locale)]()
      .catch((): Messages => ({}))
      .then(
        (texts) => isCurrent && setLoaded(texts),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  // With another language of the panel the page stays, and what is typed in it.
  if (!loaded) return <Page.Loading />;
  return (
    <IntlProvider
      locale={locale}
      messages={{ ...(messages as Messages), ...loaded }}
      defaultLocale={intl.defaultLocale}
      textComponent="span"
      onError={intl.onError}
    >
      {children}
    </IntlProvider>
  );
}
