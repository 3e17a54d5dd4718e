import type { Settings } from '@ochiq/cli/workplace/settings';
import * as z from 'zod';

import type { PanelRequest } from './panel-request.ts';

type Entry = { type: string; document: string; locale: string };

const versionsResponse = z.object({ versions: z.array(z.object({ id: z.number() })), more: z.boolean() });
const pageResponse = z.object({ url: z.string() });
const paragraph = z.object({ children: z.array(z.object({ text: z.string() })) });
const previewResponse = z.object({ entry: z.object({ body: z.array(paragraph).default([]) }) });

/** Lists the ids of all versions of an entry, the newest first. */
async function listVersionIds(request: PanelRequest, entry: Entry): Promise<number[]> {
  const ids: number[] = [];
  for (let more = true; more;) {
    const last = ids.at(-1);
    const query = new URLSearchParams({ ...entry, ...(last !== undefined && { before: String(last) }) });
    const response = versionsResponse.parse((await request('GET', `/admin/history?${query.toString()}`)).body);
    ids.push(...response.versions.map(({ id }) => id));
    more = response.more && response.versions.length > 0;
  }
  return ids;
}

/** Reads the text of every version of an entry as the preview of its page gets it. @throws the CMS refuses one of them */
export async function readVersionTexts(
  request: PanelRequest,
  entry: Entry,
  { cmsUrl, BUILD_TOKEN }: Pick<Settings, 'cmsUrl' | 'BUILD_TOKEN'>,
): Promise<string[]> {
  const headers = { authorization: `Bearer ${BUILD_TOKEN}` };
  const texts: string[] = [];
  for (const id of await listVersionIds(request, entry)) {
    const query = new URLSearchParams({ ...entry, version: String(id) });
    const { url } = pageResponse.parse((await request('GET', `/admin/history/page?${query.toString()}`)).body);
    const response = await fetch(`${cmsUrl}/api/preview-entry${new URL(url).search}`, { headers });
    if (!response.ok) throw new Error(`The CMS answers ${String(response.status)} when asked for the version ${String(id)}`);
    const { entry: version } = previewResponse.parse(await response.json());
    texts.push(version.body[0]?.children[0]?.text ?? '');
  }
  return texts;
}
