import { getContentTypeUid } from '@ochiq/contract/content-types';
import { formatTarget, getTargetHash, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import { getUploadPath } from '@ochiq/contract/fields/upload';
import type { SluggedType } from '@ochiq/contract/routing/slug-routes';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { buildTree, findTree, pageUid, pageVersionFields, type PageVersion } from '../page-tree/read-tree';
import { readLiveVersions } from '../publish-validation/publish-together';

const filterByKind = <K extends MenuTarget['kind']>(targets: readonly MenuTarget[], kind: K) =>
  targets.filter((target): target is Extract<MenuTarget, { kind: K }> => target.kind === kind);

/** Returns the pages that have an address, once the transaction ends: those of the tree that are below published ones. */
async function readPlacedPages(strapi: Core.Strapi): Promise<ReadonlyMap<string, unknown>> {
  return findTree(buildTree(await readLiveVersions<PageVersion>(strapi, pageUid, {}, pageVersionFields))).placed;
}

async function readLiveEntries(strapi: Core.Strapi, type: SluggedType, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const where = { documentId: { $in: ids } };
  const versions = await readLiveVersions<{ documentId: string; locale: string }>(strapi, getContentTypeUid(type), where, []);
  return new Set(versions.map(({ documentId }) => documentId));
}

type FileRow = { hash: string; ext: string };

async function readFileAddresses(strapi: Core.Strapi, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const where = { hash: { $in: hashes } };
  const rows = await getRows<FileRow>(strapi, 'plugin::upload.file').findMany({ where, select: ['hash', 'ext'] });
  return new Set(rows.map((row) => getUploadPath({ hash: row.hash, ext: row.ext.toLowerCase() })));
}

/**
 * Finds the pages, entries and files that are not on the site: published in no language, below a page that is not, or
 * deleted. Addresses are checked as those of links are.
 */
export async function findDeadTargets(strapi: Core.Strapi, targets: readonly MenuTarget[]): Promise<ReadonlySet<string>> {
  const [pages, entries, files] = [filterByKind(targets, 'page'), filterByKind(targets, 'entry'), filterByKind(targets, 'file')];
  const dead: MenuTarget[] = [];
  if (pages.length > 0) {
    const placed = await readPlacedPages(strapi);
    dead.push(...pages.filter(({ documentId }) => !placed.has(documentId)));
  }
  for (const type of new Set(entries.map((entry) => entry.type))) {
    const own = entries.filter((entry) => entry.type === type);
    const live = await readLiveEntries(
      strapi,
      type,
      own.map(({ documentId }) => documentId),
    );
    dead.push(...own.filter(({ documentId }) => !live.has(documentId)));
  }
  if (files.length > 0) {
    const addresses = await readFileAddresses(strapi, files.map(getTargetHash));
    dead.push(...files.filter(({ url }) => !addresses.has(url)));
  }
  return new Set(dead.map(formatTarget));
}
