import { randomUUID } from 'node:crypto';

import { defaultLocale } from '@ochiq/contract/locales';
import { told, type Told } from '@ochiq/service/private-server';

import type { EdgeContext } from '../answers/edge-context.ts';
import type { SiteSearch } from '../answers/search-desk.ts';
import type { CmsAddress } from '../cms/cms.ts';
import { connectCms } from '../cms/connect-cms.ts';
import { areAlertsReadable } from '../site/follow-alerts.ts';

/** How long a part may take to show that it is there, in milliseconds. */
const patience = 2000;

type Parts = {
  release: EdgeContext['release'];
  /** Whether what is published now can be read; where it can't, readers have the release before it. */
  isReleaseReadable: () => boolean;
  index: Pick<SiteSearch, 'search' | 'suggest'>;
  cms: CmsAddress | undefined;
  areFormsOpen: boolean;
  areFormsFailing: () => boolean;
};

/** Asks as readers do, both ways: one of them may be broken alone. */
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

/** Asks what costs the CMS nothing and proves the key: a CMS that knows another key takes no form. */
async function askCms(address: CmsAddress): Promise<string> {
  const answer = await connectCms(address, patience).challenge(randomUUID(), null);
  return typeof answer === 'string' ? answer : 'ok';
}

function describeForms({ cms, areFormsOpen, areFormsFailing }: Parts): string {
  if (!areFormsOpen) return 'closed';
  if (!cms) return 'not set up';
  return areFormsFailing() ? 'failing' : 'open';
}

/** How every part is that the edge stands on. Reading needs the release alone: the others missing, it is degraded, and no failure. */
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
