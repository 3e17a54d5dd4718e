import type { BrokenReference } from '@ochiq/contract/publisher-status';
import { findBrokenLinks } from '@ochiq/pages/broken-references';
import type { LiveSite } from '@ochiq/pages/live/live-site';

import type { ContentStore } from './content-store.ts';

type Known = { site: Pick<LiveSite, 'stamp' | 'content' | 'targets'>; store: Pick<ContentStore, 'stamp' | 'lostFiles'> };

/** Lists links and files of published entries that readers do not find; memoized per state of the site. */
export class BrokenReferences {
  #known: Known | null = null;
  #stamp = '';
  #found: readonly BrokenReference[] = [];

  /** @param siteUrl the public address of the site */
  find({ site, store }: Known, siteUrl: string): readonly BrokenReference[] {
    const stamp = `${String(site.stamp)} ${String(store.stamp)}`;
    if (this.#known?.site !== site || this.#stamp !== stamp)
      this.#found = [...store.lostFiles, ...findBrokenLinks(site.content, site.targets, siteUrl)];
    this.#known = { site, store };
    this.#stamp = stamp;
    return this.#found;
  }
}
