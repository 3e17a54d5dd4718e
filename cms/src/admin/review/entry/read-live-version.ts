import { type EntryQuery, historyPaths, versionsResponse } from '../../../content/history/version.ts';

/** The number of the version that readers see: `none` where nothing is published, `unknown` where the history could not be read. */
export type LiveVersion = number | 'none' | 'unknown';

type Get = (path: string) => Promise<{ data: unknown }>;

/** Reads the history of a published entry, the newest first, until it has the version that readers see. */
export async function readLiveVersion(get: Get, { type, document, locale }: EntryQuery): Promise<LiveVersion> {
  const page: { before: number | null; more: boolean } = { before: null, more: true };
  while (page.more) {
    const query = new URLSearchParams({ type, document, locale, ...(page.before !== null && { before: String(page.before) }) });
    const { versions, more } = versionsResponse.parse((await get(`${historyPaths.list}?${query.toString()}`)).data);
    const live = versions.find(({ state }) => state === 'published');
    if (live) return live.id;
    const oldest = versions.at(-1);
    Object.assign(page, { before: oldest?.id ?? null, more: more && oldest !== undefined });
  }
  return 'none';
}
