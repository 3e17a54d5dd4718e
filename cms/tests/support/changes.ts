import { changesResponse, changesPath, type ChangesResponse } from '@ochiq/contract/wire/change';

import { secrets } from './secrets';

/** The log of one CMS, read as the publisher reads it. */
export function createChangeLogClient(url: string) {
  const ask = (query: string, token: string | null = secrets.BUILD_TOKEN) =>
    fetch(`${url}${changesPath}?${query}`, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  const read = async (query: string): Promise<ChangesResponse> => changesResponse.parse(await (await ask(query)).json());
  return {
    ask,
    read,
    /** What something leaves in the log, without the number and the time. */
    leftBy: async (act: () => Promise<unknown>) => {
      const { last } = await read('limit=1');
      await act();
      const { changes } = await read(`after=${String(last)}&limit=1000`);
      return changes.map(({ kind, type, documentId, locales, file }) => ({ kind, type, documentId, locales, file }));
    },
  };
}
