import type { BrokenReference } from '@ochiq/contract/wire/publisher-status';
import { findBrokenLinks } from '@ochiq/pages/content/broken-references';
import type { IncrementalSite } from '@ochiq/pages/incremental/incremental-site';

import type { ContentStore } from './content-store.ts';

type ReferenceSources = { site: Pick<IncrementalSite, 'stamp' | 'content' | 'targets'>; store: Pick<ContentStore, 'stamp' | 'lostFiles'> };

/** Lists links and files of published entries that readers do not find; memoized per state of the site. */
export class BrokenReferenceFinder {
  #known: ReferenceSources | null = null;
  #stamp = '';
  #found: readonly BrokenReference[] = [];

  /** @param siteUrl the public address of the site */
  find({ site, store }: ReferenceSources, siteUrl: string): readonly BrokenReference[] {
    const stamp = `${String(site.stamp)} ${String(store.stamp)}`;
    if (this.#known?.site !== site || this.#stamp !== stamp)
      this.#found = [...store.lostFiles, ...findBrokenLinks(site.content, site.targets, siteUrl)];
    this.#known = { site, store };
    this.#stamp = stamp;
    return this.#found;
  }
}
