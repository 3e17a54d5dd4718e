import { beginToFollow, type Followed } from './followed.ts';
import type { Options } from './means.ts';

/** Holds the site state, and whether it is valid. */
export class Following {
  #known: Followed | null = null;
  #isStale = true;

  /** The valid state; `null` where everything must be reloaded. */
  get now(): Followed | null {
    return this.#isStale ? null : this.#known;
  }

  /** The last state, valid or not. */
  get last(): Followed | null {
    return this.#known;
  }

  /** Invalidates the state: everything is reloaded. */
  distrust(): void {
    this.#isStale = true;
  }

  /** Reloads everything. @throws CmsUnavailableError, ContentError; or there is no usable release */
  async begin(options: Options): Promise<Followed> {
    this.distrust();
    await this.close();
    const known = await beginToFollow(options, this.#known?.csv ?? new Map());
    this.#known = known;
    this.#isStale = false;
    return known;
  }

  async close(): Promise<void> {
    await this.#known?.live.renderer.close();
  }
}
