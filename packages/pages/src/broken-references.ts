import type { ContentTypeName } from '@ochiq/contract/content-types';
import { findAddresses, findEmptiedFiles, findFiles, type WrittenAddress } from '@ochiq/contract/entry-values';
import { isLocale } from '@ochiq/contract/locales';
import type { BrokenReference } from '@ochiq/contract/publisher-status';
import { getSitePaths } from '@ochiq/contract/site-paths';

import type { Content, Document } from './content.ts';
import type { LinkTargets } from './link-targets.ts';
import { sourceOf } from './parse-content.ts';
import { rememberingOf } from './remember.ts';
import type { IsFileMissing } from './without-missing-files.ts';

type Loose = Readonly<Record<string, unknown>>;

const rememberAddresses = rememberingOf<readonly WrittenAddress[]>();

/** Finds the addresses in an entry, memoized: searching all texts takes longer than resolving their links. */
const addressesIn = (type: ContentTypeName, entry: Loose) => rememberAddresses(entry, 'addresses', () => findAddresses(type, entry));

function findBrokenLinksIn(type: ContentTypeName, entry: Loose, targets: LinkTargets, siteUrl: string): BrokenReference[] {
  const { locale } = entry;
  if (!isLocale(locale)) return [];
  return addressesIn(type, entry).flatMap((written) => {
    const isDead = getSitePaths(written, locale, siteUrl).some((path) => !targets.has(path));
    const { path, words, address } = written;
    return isDead ? [{ ...sourceOf(type, entry), locale, field: path.join('.'), kind: 'link' as const, words: words.trim(), address }] : [];
  });
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
        Object.values(versions).flatMap((entry) => findBrokenLinksIn(type, entry, targets, siteUrl)),
      ),
    );
}

/**
 * Finds the files that an entry shows and that are missing: it is published without them.
 * @param entry as the CMS delivers it
 */
export function findLostFiles(type: ContentTypeName, entry: Loose, isMissing: IsFileMissing): BrokenReference[] {
  const about = { ...sourceOf(type, entry), kind: 'file' as const, words: '' };
  const gone = findFiles(type, entry).filter(({ url }) => isMissing(url));
  return [
    ...gone.map(({ path, url }) => ({ ...about, field: path.join('.'), address: url })),
    ...findEmptiedFiles(type, entry).map((path) => ({ ...about, field: path.join('.'), address: '' })),
  ];
}
