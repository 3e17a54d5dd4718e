import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

import type { MessageKey, PluralMessageKey } from './catalogues';
import { namespaces } from './namespaces';

type Values = Readonly<Record<string, string | number>>;

/** Returns a message in the page's language; a plural message needs `count`. */
export type Translate = {
  (key: PluralMessageKey, values: Values & { count: number }): string;
  (key: Exclude<MessageKey, PluralMessageKey>, values?: Values): string;
};

/**
 * Returns the translate function of the page's language. Keys are written in full: `t('news:empty')`.
 * A page has all its messages and an i18next of its own, so that there is nothing to wait for or listen to:
 * `useTranslation`, which does both in every component, makes a page take a fifth longer.
 */
export function useMessages(): Translate {
  const { i18n } = useContext(I18nContext);
  return i18n.getFixedT(null, [...namespaces]);
}
