import { DraftSite } from '@ochiq/pages/incremental/draft-site';

import type { PublishedView } from './published-view.ts';

type Published = Pick<PublishedView, 'content' | 'version' | 'today' | 'tables' | 'arePagesCounted'>;

/** How long a draft site is cached after the last preview, in milliseconds: editors pause while they write. */
const defaultIdleMs = 10 * 60_000;

/** Caches the draft site of what is published now, as long as drafts are previewed: its indexes take memory. */
export class DraftSiteCache {
  readonly #idleMs: number;
  #cached: { site: DraftSite; of: Published } | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(idleMs = defaultIdleMs) {
    this.#idleMs = idleMs;
  }

  /** Returns the draft site; a new one where the content or the day has changed. */
  open(published: Published): DraftSite {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#cached = null), this.#idleMs).unref();
    const of = this.#cached?.of;
    const isCurrent = of?.content === published.content && of.version === published.version && of.today === published.today;
    if (this.#cached && isCurrent) return this.#cached.site;
    const site = new DraftSite(published);
    this.#cached = { site, of: published };
    return site;
  }
}
