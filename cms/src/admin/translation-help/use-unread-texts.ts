import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import {
  machineTextsResponse,
  machineTranslationPaths,
  type ShownUnreadText,
} from '../../content/machine-translation/machine-translation.ts';
import { getRefusalMessage } from './help-fault.ts';

type FetchResult = { data: unknown };

/** `fault`: undefined where nothing failed, `null` where there are no words for it. */
type UnreadTexts = { texts: readonly ShownUnreadText[]; fault: string | null | undefined; isSending: boolean; hasRead: boolean };

/**
 * Reads what is unread machine text in the saved draft, once it is shown and after each save, and says of lines that they were read.
 * @param revision what changes when the form has read its entry again
 */
export function useUnreadTexts({ type, document, locale }: EntryQuery, revision: string) {
  const { get, post } = useFetchClient();
  const [known, setKnown] = useState<UnreadTexts>({ texts: [], fault: undefined, isSending: false, hasRead: false });

  const send = useCallback(async (request: Promise<FetchResult>, hasRead: boolean, isCurrent: () => boolean = () => true) => {
    try {
      const { texts } = machineTextsResponse.parse((await request).data);
      if (isCurrent()) setKnown({ texts, fault: undefined, isSending: false, hasRead });
    } catch (error) {
      if (isCurrent()) setKnown((last) => ({ ...last, fault: getRefusalMessage(error), isSending: false }));
    }
  }, []);
  useEffect(() => {
    let isCurrent = true;
    const query = new URLSearchParams({ type, document, locale }).toString();
    // oxlint-disable-next-line react/set-state-in-effect -- only after the response
    void send(get(`${machineTranslationPaths.unread}?${query}`), false, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [get, send, type, document, locale, revision]);

  const read = (hashes: readonly string[]) => {
    setKnown((last) => ({ ...last, isSending: true }));
    void send(post(machineTranslationPaths.read, { type, document, locale, hashes }), true);
  };
  return { ...known, read };
}
