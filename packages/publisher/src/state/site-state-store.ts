import { loadSiteState, type SiteState } from './site-state.ts';
import type { PublisherOptions } from '../sync/publisher-context.ts';

/** Holds the site state, and whether it is valid. */
export class SiteStateStore {
  #known: SiteState | null = null;
  #isStale = true;

  /** The valid state; `null` where everything must be reloaded. */
  get now(): SiteState | null {
    return this.#isStale ? null : this.#known;
  }

  /** The last state, valid or not. */
  get last(): SiteState | null {
    return this.#known;
  }

  /** Invalidates the state: everything is reloaded. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** Reloads everything. @throws CmsUnavailableError, ContentError; or there is no usable release */
  async reload(options: PublisherOptions): Promise<SiteState> {
    this.invalidate();
    await this.close();
    const siteState = await loadSiteState(options, this.#known?.csv ?? new Map());
    this.#known = siteState;
    this.#isStale = false;
    return siteState;
  }

  async close(): Promise<void> {
    await this.#known?.live.renderer.close();
  }
}
