import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { useIntl } from 'react-intl';

import { englishPublishing } from '../texts/en/publishing.ts';
import type { PublishingTextId } from '../texts/publishing.ts';

/** Formatters of the texts about publications. */
export type PublishingWords = {
  say: (id: PublishingTextId, values?: Readonly<Record<string, string | number>>) => string;
  /** What the panel calls a type. */
  nameOf: (type: ContentTypeName) => string;
  /** What the panel calls a field of a type. */
  fieldOf: (type: ContentTypeName, field: string) => string;
  /** Formats milliseconds as seconds, with a maximum of decimals. */
  seconds: (ms: number, decimals: number) => string;
};

/** Returns the formatters of texts about publications, in the user's language. */
export function usePublishingWords(): PublishingWords {
  const intl = useIntl();
  return {
    say: (id, values) => intl.formatMessage({ id, defaultMessage: englishPublishing[id] }, values),
    nameOf: (type) => intl.formatMessage({ id: contentTypes[type].title, defaultMessage: contentTypes[type].title }),
    fieldOf: (type, field) =>
      intl.formatMessage({ id: `content-manager.content-types.${getContentTypeUid(type)}.${field}`, defaultMessage: field }),
    seconds: (ms, decimals) => intl.formatNumber(ms / 1000, { maximumFractionDigits: decimals }),
  };
}
