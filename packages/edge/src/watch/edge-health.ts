import { randomUUID } from 'node:crypto';

import { defaultLocale } from '@ochiq/contract/locales';
import { told, type Told } from '@ochiq/service/private-server';

import type { EdgeContext } from '../answers/edge-context.ts';
import type { SiteSearch } from '../answers/search-desk.ts';
import type { CmsAddress } from '../cms/cms.ts';
import { connectCms } from '../cms/connect-cms.ts';
import { areAlertsReadable } from '../site/follow-alerts.ts';

/** The timeout of a health probe, in milliseconds. */
const patience = 2000;

type Parts = {
  release: EdgeContext['release'];
  /** Whether the published release can be read; where it cannot, the previous one is served. */
  isReleaseReadable: () => boolean;
  index: Pick<SiteSearch, 'search' | 'suggest'>;
  cms: CmsAddress | undefined;
  areFormsOpen: boolean;
  areFormsFailing: () => boolean;
};

/** Probes search as readers use it, both ways: one of them may fail alone. */
async function isSearchThere(index: Parts['index']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patience)));
  const query = { locale: defaultLocale, q: 'su', type: null, year: null, page: 1 } as const;
  const questions = [index.suggest(defaultLocale, query.q), index.search(query)].map((answer) =>
    Promise.race([answer.catch(() => null), late]),
  );
  const answers = await Promise.all(questions);
  clearTimeout(timer);
  return answers.every((answer) => answer !== null);
}

/** Probes the CMS with a cheap request that needs the key: a CMS with another key accepts no form. */
async function askCms(address: CmsAddress): Promise<string> {
  const answer = await connectCms(address, patience).challenge(randomUUID(), null);
  return typeof answer === 'string' ? answer : 'ok';
}

function describeForms({ cms, areFormsOpen, areFormsFailing }: Parts): string {
  if (!areFormsOpen) return 'closed';
  if (!cms) return 'not set up';
  return areFormsFailing() ? 'failing' : 'open';
}

/**
 * Checks all dependencies of the edge. Reading needs only the release: without the others the edge is degraded, not
 * down.
 */
export async function edgeHealth(parts: Parts): Promise<Told> {
  const live = await parts.release().catch(() => undefined);
  const [search, cms, alert] = await Promise.all([
    isSearchThere(parts.index),
    parts.cms === undefined ? 'not set up' : askCms(parts.cms),
    live === undefined || areAlertsReadable(live).catch(() => false),
  ]);
  const published = parts.isReleaseReadable();
  const forms = describeForms(parts);
  const isWell = published && search && alert && (cms === 'ok' || cms === 'not set up') && forms !== 'failing';
  return told(live === undefined ? 503 : 200, {
    status: live === undefined ? 'no release' : isWell ? 'ok' : 'degraded',
    release: live?.id ?? null,
    published: published ? 'ok' : 'unreadable',
    alert: alert ? 'ok' : 'unreadable',
    search: search ? 'ok' : 'unavailable',
    cms,
    forms,
  });
}
