import { defaultLocale } from '@ochiq/contract/locales';
import { told, type Told } from '@ochiq/service/private-server';

import type { EdgeContext } from '../answers/edge-context.ts';
import type { SiteSearch } from '../answers/search-desk.ts';

/** How long a part may take to show that it is there, in milliseconds. */
const patience = 2000;

type Parts = { release: EdgeContext['release']; index: Pick<SiteSearch, 'suggest'>; cmsUrl: string | undefined; areFormsOpen: boolean };

async function isSearchThere(index: Parts['index']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patience)));
  const found = await Promise.race([index.suggest(defaultLocale, 'su').catch(() => null), late]);
  clearTimeout(timer);
  return found !== null;
}

async function isCmsThere(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url.replace(/\/$/u, '')}/_health`, { signal: AbortSignal.timeout(patience), redirect: 'error' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** How every part is that the edge stands on. Reading needs the release alone: the others missing, it is degraded, and no failure. */
export async function edgeHealth({ release, index, cmsUrl, areFormsOpen }: Parts): Promise<Told> {
  const [live, search, cms] = await Promise.all([
    release().catch(() => undefined),
    isSearchThere(index),
    cmsUrl === undefined ? undefined : isCmsThere(cmsUrl),
  ]);
  const status = live === undefined ? 'no release' : search && cms !== false ? 'ok' : 'degraded';
  return told(live === undefined ? 503 : 200, {
    status,
    release: live?.id ?? null,
    search: search ? 'ok' : 'unavailable',
    cms: cms === undefined ? 'not set up' : cms ? 'ok' : 'unreachable',
    forms: areFormsOpen ? 'open' : 'closed',
  });
}
