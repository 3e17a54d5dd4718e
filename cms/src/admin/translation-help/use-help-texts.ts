import { useMemo } from 'react';
import { createIntl, createIntlCache, useIntl } from 'react-intl';

import { englishHelp, type HelpTextId, type HelpTexts } from '../texts/en/translations/help.ts';
import { russianHelp } from '../texts/ru/translations/help.ts';
import type { Translate } from '../texts/use-texts.ts';
import { uzbekHelp } from '../texts/uz/translations/help.ts';

const tables: Readonly<Record<string, HelpTexts>> = { en: englishHelp, ru: russianHelp, uz: uzbekHelp };
const cache = createIntlCache();

/** Returns the formatter of these texts in the user's language: they come with the parts that show them, not with the panel. */
export function useHelpTexts(): Translate<HelpTextId> {
  const { locale } = useIntl();
  const messages = tables[locale] ?? englishHelp;
  const intl = useMemo(() => createIntl({ locale, messages: { ...messages } }, cache), [locale, messages]);
  return (id, values) => intl.formatMessage({ id, defaultMessage: englishHelp[id] }, values);
}
