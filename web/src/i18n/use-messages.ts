import { useTranslation } from 'react-i18next';

import type { MessageKey, PluralMessageKey } from './catalogues';
import { namespaces } from './namespaces';

type Values = Readonly<Record<string, string | number>>;

/** Says a message in the page's language; one about a number needs the number. */
export type Translate = {
  (key: PluralMessageKey, values: Values & { count: number }): string;
  (key: Exclude<MessageKey, PluralMessageKey>, values?: Values): string;
};

/** The interface texts in the page's language. Keys are written in full: `t('news:empty')`. */
export function useMessages(): Translate {
  return useTranslation(namespaces).t;
}
