import { getFetchClient } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { translateMessage } from '../errors/translate-errors.ts';
import { getReason } from '../shared/get-reason.ts';
import type { Texts } from '../texts/panel-language.ts';

/** Returns a function that posts to the CMS. It throws an error in the person's language where the CMS refuses. */
export function usePost(): (path: string, body: object) => Promise<unknown> {
  const messages = useIntl().messages as Texts;
  return async (path, body) => {
    try {
      return (await getFetchClient().post(path, body)).data;
    } catch (error) {
      throw new Error(translateMessage(getReason(error), messages), { cause: error });
    }
  };
}
