import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

import { namespaces } from '../i18n/namespaces';
import type { Translate } from '../i18n/use-messages';

/** Bounds the memory: messages with values, such as counts and titles, are as many as the pages' contents. */
const maxMessages = 20_000;

const messages = new Map<string, string>();

/**
 * Returns the translate function of the page's language, which looks each message up once: a build has one text for a key
 * in a language, and i18next takes a third of a page's time. A message that the page lacks is not kept.
 */
function useKnownMessages(): Translate {
  const { i18n } = useContext(I18nContext);
  const { language } = i18n;
  return (key: string, values?: Readonly<Record<string, string | number>>): string => {
    const name = values === undefined ? `${language} ${key}` : `${language} ${key} ${JSON.stringify(values)}`;
    const known = messages.get(name);
    if (known !== undefined) return known;
    const message = i18n.getFixedT(null, [...namespaces])(key, values ?? {});
    if (messages.size >= maxMessages) messages.clear();
    if (i18n.exists(key, { ns: namespaces, ...values })) messages.set(name, message);
    return message;
  };
}

/** Takes the place of the browser's hook in the renderer. */
export { useKnownMessages as useMessages };
