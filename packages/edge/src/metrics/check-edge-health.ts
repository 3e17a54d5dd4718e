import { randomUUID } from 'node:crypto';

import { defaultLocale } from '@ochiq/contract/routing/locales';
import { createJsonResponse, type EndpointResponse } from '@ochiq/service-kit/ops-server';

import { connectCms, type CmsAddress } from '../cms/connect-cms.ts';
import type { EdgeContext } from '../handlers/edge-context.ts';
import type { SiteSearch } from '../handlers/search-gateway.ts';
import { areAlertsReadable } from '../release/watch-alerts.ts';

/** The timeout of a health probe, in milliseconds. */
const probeTimeoutMs = 2000;

type HealthProbes = {
  release: EdgeContext['release'];
  /** Whether the published release can be read; where it cannot, the previous one is served. */
  isReleaseReadable: () => boolean;
  index: Pick<SiteSearch, 'search' | 'suggest'>;
  cms: CmsAddress | undefined;
  areFormsOpen: boolean;
  areFormsFailing: () => boolean;
};

/** Probes search as readers use it, both ways: one of them may fail alone. */
async function isSearchAvailable(index: HealthProbes['index']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), probeTimeoutMs)));
  const query = { locale: defaultLocale, q: 'su', type: null, year: null, page: 1 } as const;
  const questions = [index.suggest(defaultLocale, query.q), index.search(query)].map((result) =>
    Promise.race([result.catch(() => null), late]),
  );
  const results = await Promise.all(questions);
  clearTimeout(timer);
  return results.every((result) => result !== null);
}

/** Probes the CMS with a cheap request that needs the key: a CMS with another key accepts no form. */
async function probeCms(address: CmsAddress): Promise<string> {
  const result = await connectCms(address, probeTimeoutMs).challenge(randomUUID(), null);
  return typeof result === 'string' ? result : 'ok';
}

function describeForms({ cms, areFormsOpen, areFormsFailing }: HealthProbes): string {
  if (!areFormsOpen) return 'closed';
  if (!cms) return 'not set up';
  return areFormsFailing() ? 'failing' : 'open';
}

/**
 * Checks all dependencies of the edge. Reading needs only the release: without the others the edge is degraded, not
 * down.
 */
export async function checkEdgeHealth(parts: HealthProbes): Promise<EndpointResponse> {
  const live = await parts.release().catch(() => undefined);
  const [search, cms, alert] = await Promise.all([
    isSearchAvailable(parts.index),
    parts.cms === undefined ? 'not set up' : probeCms(parts.cms),
    live === undefined || areAlertsReadable(live).catch(() => false),
  ]);
  const published = parts.isReleaseReadable();
  const forms = describeForms(parts);
  const isHealthy = published && search && alert && (cms === 'ok' || cms === 'not set up') && forms !== 'failing';
  return createJsonResponse(live === undefined ? 503 : 200, {
    status: live === undefined ? 'no release' : isHealthy ? 'ok' : 'degraded',
    release: live?.id ?? null,
    published: published ? 'ok' : 'unreadable',
    alert: alert ? 'ok' : 'unreadable',
    search: search ? 'ok' : 'unavailable',
    cms,
    forms,
  });
}
