import { type ReactNode, useMemo } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';

import { englishTerms, type TermTexts } from '../texts/en/translations/terms.ts';
import { readLanguage, type PanelLanguage } from '../texts/panel-language.ts';
import { russianTerms } from '../texts/ru/translations/terms.ts';
import { uzbekTerms } from '../texts/uz/translations/terms.ts';

const texts: Readonly<Record<PanelLanguage, TermTexts>> = { en: englishTerms, ru: russianTerms, uz: uzbekTerms };

/** Adds the texts of the term base for what is within: they are loaded with it, and not with the panel. */
export function WithTermTexts({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const own = useMemo(
    () =>
      createIntl({
        ...{ locale: intl.locale, defaultLocale: intl.defaultLocale, formats: intl.formats, onError: intl.onError },
        ...(intl.timeZone !== undefined && { timeZone: intl.timeZone }),
        messages: { ...intl.messages, ...texts[readLanguage(intl.locale)] } as Record<string, string>,
      }),
    [intl],
  );
  return <RawIntlProvider value={own}>{children}</RawIntlProvider>;
}
