import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { useIntl } from 'react-intl';

import { englishUses, type UsesTextId } from '../texts/en/uses.ts';

type UsesWords = {
  say: (id: UsesTextId, values?: Readonly<Record<string, string | number>>) => string;
  /** What the panel calls a type. */
  nameOf: (type: ContentTypeName) => string;
};

/** Returns the formatters of the panel's texts about references, in the user's language. */
export function useUsesText(): UsesWords {
  const intl = useIntl();
  return {
    say: (id, values) => intl.formatMessage({ id, defaultMessage: englishUses[id] }, values),
    nameOf: (type) => intl.formatMessage({ id: contentTypes[type].title, defaultMessage: contentTypes[type].title }),
  };
}
