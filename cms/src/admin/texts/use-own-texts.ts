import { useMemo } from 'react';
import { createIntl, createIntlCache, useIntl } from 'react-intl';

import { readLanguage, type PanelLanguage } from './panel-language.ts';
import type { Translate } from './use-texts.ts';

const cache = createIntlCache();

/**
 * Returns the formatter of texts in the user's language that come with the script that shows them, and not with those that every page
 * loads at first.
 */
export function useOwnTexts<TextId extends string>(
  tables: Readonly<Record<PanelLanguage, Readonly<Record<TextId, string>>>>,
): Translate<TextId> {
  const { locale } = useIntl();
  return useMemo(() => {
    const intl = createIntl({ locale, messages: tables[readLanguage(locale)] }, cache);
    return (id, values) => intl.formatMessage({ id }, values);
  }, [locale, tables]);
}
