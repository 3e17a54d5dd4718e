import type { ContentTypeName } from '@ochiq/contract/content-types';
import { findAddresses, findEmptiedFiles, findFiles, findTargets, type EntryAddress } from '@ochiq/contract/fields/entry-values';
import { formatTarget, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import type { StoredTarget } from '@ochiq/contract/fields/stored-menu';
import { isLocale } from '@ochiq/contract/routing/locales';
import type { BrokenReference } from '@ochiq/contract/wire/publisher-status';
import { isPlaced } from '@ochiq/contract/routing/page-tree';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';

import type { Content, Document } from './content.ts';
import type { LinkTargets } from '../create-link-targets.ts';
import { getEntrySource } from './parse-content.ts';
import { createObjectMemo } from '../memo.ts';
import type { IsFileMissing } from './without-missing-files.ts';
import { findPlace } from '../view-models/page-tree.ts';

type UnknownRecord = Readonly<Record<string, unknown>>;

const memoAddresses = createObjectMemo<readonly EntryAddress[]>();

/** Finds the addresses in an entry, memoized: searching all texts takes longer than resolving their links. */
const getEntryAddresses = (type: ContentTypeName, entry: UnknownRecord) =>
  memoAddresses(entry, 'addresses', () => findAddresses(type, entry));

const memoTargets = createObjectMemo<readonly StoredTarget[]>();

/** Finds what the menus and texts of an entry lead to, memoized like its addresses. */
const getEntryTargets = (type: ContentTypeName, entry: UnknownRecord) => memoTargets(entry, 'targets', () => findTargets(type, entry));

function findBrokenLinksIn(type: ContentTypeName, entry: UnknownRecord, targets: LinkTargets, siteUrl: string): BrokenReference[] {
  const { locale } = entry;
  if (!isLocale(locale)) return [];
  return getEntryAddresses(type, entry).flatMap((entryAddress) => {
    const isDead = getSitePaths(entryAddress, locale, siteUrl).some((path) => !targets.has(path));
    const { path, words, address } = entryAddress;
    return isDead
      ? [{ ...getEntrySource(type, entry), locale, field: path.join('.'), kind: 'link' as const, words: words.trim(), address }]
      : [];
  });
}

/** Returns whether the page that a menu or text leads to is on the site; addresses are looked up elsewhere. */
function hasTarget(content: Content, target: MenuTarget): boolean {
  if (target.kind === 'entry') return content[target.type].has(target.documentId);
  const page = target.kind === 'page' ? content.page.get(target.documentId) : undefined;
  return target.kind !== 'page' || (page !== undefined && isPlaced(findPlace(content, page)));
}

function findBrokenTargets(content: Content, type: ContentTypeName, entry: UnknownRecord): BrokenReference[] {
  const { locale } = entry;
  if (!isLocale(locale)) return [];
  return getEntryTargets(type, entry)
    .filter(({ target }) => !hasTarget(content, target))
    .map(({ target, path, words }) => ({
      ...getEntrySource(type, entry),
      ...{ locale, field: path.join('.'), kind: 'link' as const, words: words.trim(), address: formatTarget(target) },
    }));
}

/**
 * Finds the link targets of published entries that are no longer on the site: such a link is rendered as plain words, a
 * menu item not at all. Redirects are left out, since they are not shown.
 * @param siteUrl the public address of the site
 */
export function findBrokenLinks(content: Content, targets: LinkTargets, siteUrl: string): BrokenReference[] {
  const types = Object.entries(content) as [ContentTypeName, ReadonlyMap<string, Document<ContentTypeName>>][];
  return types
    .filter(([type]) => type !== 'redirect')
    .flatMap(([type, documents]) =>
      [...documents.values()].flatMap(({ versions }) =>
        Object.values(versions).flatMap((entry) => [
          ...findBrokenLinksIn(type, entry, targets, siteUrl),
          ...findBrokenTargets(content, type, entry),
        ]),
      ),
    );
}

/**
 * Finds the files that an entry shows and that are missing: it is published without them.
 * @param entry as the CMS delivers it
 */
export function findMissingFiles(type: ContentTypeName, entry: UnknownRecord, isMissing: IsFileMissing): BrokenReference[] {
  const referenceBase = { ...getEntrySource(type, entry), kind: 'file' as const, words: '' };
  const missingFiles = findFiles(type, entry).filter(({ url }) => isMissing(url));
  return [
    ...missingFiles.map(({ path, url }) => ({ ...referenceBase, field: path.join('.'), address: url })),
    ...findEmptiedFiles(type, entry).map((path) => ({ ...referenceBase, field: path.join('.'), address: '' })),
  ];
}
