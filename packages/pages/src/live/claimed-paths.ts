import type { PagePaths } from '../redirects.ts';
import { differences } from './difference.ts';
import type { RoutePages } from './live-plan.ts';

/** The paths that pages claim, and whether two pages claim the same one. */
export type Claims = PagePaths & { areContested: boolean };

/** Tracks the paths that pages claim while the pages of routes change. */
export class ClaimedPaths {
  readonly #claims = new Map<string, number>();
  #routes: RoutePages = [];
  #contested = 0;
  #told: Claims = this.#tell();

  /**
   * Updates the pages of all routes.
   * @returns the claims; the same object as before where no path was added, removed, or became contested
   */
  take(routes: RoutePages): Claims {
    const changes = [...differences(this.#routes, routes).values()];
    this.#routes = routes;
    // Additions first: a path that another page takes over was not removed.
    const came = changes.flatMap(({ come }) => come.map(({ path }) => this.#claim(path)));
    const went = changes.flatMap(({ gone }) => gone.map(({ path }) => this.#leave(path)));
    const isNews = came.includes('news') || went.includes('news') || this.#told.areContested !== this.#contested > 0;
    if (isNews) this.#told = this.#tell();
    return this.#told;
  }

  #tell(): Claims {
    return { has: (path) => this.#claims.has(path), areContested: this.#contested > 0 };
  }

  #claim(path: string): 'news' | 'known' {
    const claims = this.#claims.get(path) ?? 0;
    this.#claims.set(path, claims + 1);
    if (claims === 1) this.#contested += 1;
    return claims === 0 ? 'news' : 'known';
  }

  #leave(path: string): 'news' | 'known' {
    const claims = this.#claims.get(path) ?? 0;
    if (claims === 2) this.#contested -= 1;
    if (claims > 1) this.#claims.set(path, claims - 1);
    else this.#claims.delete(path);
    return claims > 1 ? 'known' : 'news';
  }
}
