import { beginToFollow, type Followed } from './followed.ts';
import type { Options } from './means.ts';

/** The release that is followed, and whether what is known of it can be trusted. */
export class Following {
  #known: Followed | null = null;
  #isStale = true;

  /** What is followed; `null` where everything is to be read anew. */
  get now(): Followed | null {
    return this.#isStale ? null : this.#known;
  }

  /** What was known last, whether it can be trusted or not. */
  get last(): Followed | null {
    return this.#known;
  }

  /** Everything is to be read anew. */
  distrust(): void {
    this.#isStale = true;
  }

  /** Reads everything. @throws CmsAway, ContentError; or there is no release that can be followed */
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
