import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { checkLink, type LinkVerdict } from './check-link';
import { listExternalLinks } from './list-external-links';
import { isPublicAddress } from './public-address';

/** How a night goes; tests have their own. */
export type NightOptions = {
  now: Date;
  siteUrl: string;
  /** The pause between two links: they are asked one after another, so that no host gets two requests at a time. */
  pauseMs: number;
  timeoutMs: number;
  maxLinks: number;
  isAllowed: (address: string) => boolean;
  signal: AbortSignal;
};

/** Thirty links a minute: four hours of a night for as many as a large site has. */
export const nightDefaults = { pauseMs: 2000, timeoutMs: 15_000, maxLinks: 7000, isAllowed: isPublicAddress } as const;

/** What was asked less than this ago is not asked again in the same night, by another instance of the CMS either. */
const minIntervalMs = 20 * 60 * 60 * 1000;

type LinkRow = Awaited<ReturnType<ReturnType<typeof getTable<'external-link'>>['findMany']>>[number];

/** Brings the table in step with the links of the published content. */
async function syncLinks(strapi: Core.Strapi): Promise<void> {
  const links = await listExternalLinks(strapi);
  const table = getTable(strapi, 'external-link');
  const known = new Map((await table.findMany({})).map((row) => [row.address, row]));
  const removedIds = [...known.values()].filter(({ address }) => !links.has(address)).map(({ id }) => id);
  for (let start = 0; start < removedIds.length; start += 500)
    await table.deleteMany({ where: { id: { $in: removedIds.slice(start, start + 500) } } });
  for (const [address, uses] of links) {
    const data = { uses: JSON.stringify(uses) };
    const row = known.get(address);
    if (!row) await table.create({ data: { ...data, address, failures: 0, movedTo: null, reason: null, askedAt: null } });
    else if (row.uses !== data.uses) await table.updateMany({ where: { id: row.id }, data });
  }
}

/** Claims a link for this instance; false where another one asks it. */
async function claim(strapi: Core.Strapi, { id, askedAt }: LinkRow, now: Date): Promise<boolean> {
  const where = { id, askedAt: askedAt ?? { $null: true } };
  return (await getTable(strapi, 'external-link').updateMany({ where, data: { askedAt: now } })).count === 1;
}

/** Returns what a verdict changes of a link; a link that may be fine stays as it is. */
export function applyVerdict({ failures }: Pick<LinkRow, 'failures'>, verdict: LinkVerdict): Partial<LinkRow> {
  switch (verdict.kind) {
    case 'ok':
      return { failures: 0, movedTo: null, reason: null };
    case 'moved':
      return { failures: 0, movedTo: verdict.to, reason: null };
    case 'dead':
      return { failures: failures + 1, movedTo: null, reason: verdict.reason };
    case 'unknown':
      return { failures };
  }
}

/** Formats the name of the check, with the address of its owner. @param siteUrl the site's public address */
export const formatUserAgent = (siteUrl: string): string => `Ochiq link check (+${siteUrl})`;

/**
 * Asks every link of published content that leads to another site, the longest unasked first. A night on which none
 * answers says something about our own network, and nothing about the links: it counts for none.
 */
export async function checkExternalLinks(strapi: Core.Strapi, options: NightOptions): Promise<void> {
  const { now, siteUrl, pauseMs, maxLinks, signal } = options;
  await syncLinks(strapi);
  const table = getTable(strapi, 'external-link');
  const rows = (await table.findMany({ orderBy: [{ askedAt: 'asc' }, { id: 'asc' }] })).slice(0, maxLinks);
  const verdicts: { row: LinkRow; verdict: LinkVerdict }[] = [];
  const restingHosts = new Set<string>();
  for (const row of rows) {
    if (signal.aborted) return;
    const { host } = URL.canParse(row.address) ? new URL(row.address) : { host: '' };
    const isRecent = row.askedAt !== null && now.getTime() - new Date(row.askedAt).getTime() < minIntervalMs;
    if (isRecent || restingHosts.has(host) || !(await claim(strapi, row, now))) continue;
    const verdict = await checkLink(row.address, { ...options, userAgent: formatUserAgent(siteUrl) });
    // A host that wants fewer requests gets none any more in this night.
    if (verdict.kind === 'unknown' && verdict.retryAfterMs !== null) restingHosts.add(host);
    verdicts.push({ row, verdict });
    if (pauseMs > 0) await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  const isConnected = verdicts.some(({ verdict }) => !('isAnswered' in verdict) || verdict.isAnswered);
  if (!isConnected) return;
  for (const { row, verdict } of verdicts) await table.updateMany({ where: { id: row.id }, data: applyVerdict(row, verdict) });
}
