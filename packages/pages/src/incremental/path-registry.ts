import type { PagePaths } from '../redirects.ts';
import { diffLists } from './diff-items.ts';
import type { RoutePages } from './create-plan-signal.ts';

/** The paths that pages claim, and whether two pages claim the same one. */
export type PathClaims = PagePaths & { areContested: boolean };

/** Tracks the paths that pages claim while the pages of routes change. */
export class PathRegistry {
  readonly #claims = new Map<string, number>();
  #routes: RoutePages = [];
  #contested = 0;
  #told: PathClaims = this.#tell();

  /**
   * Updates the pages of all routes.
   * @returns the claims; the same object as before where no path was added, removed, or became contested
   */
  take(routes: RoutePages): PathClaims {
    const changes = [...diffLists(this.#routes, routes).values()];
    this.#routes = routes;
    // Additions first: a path that another page takes over was not removed.
    const came = changes.flatMap(({ added }) => added.map(({ path }) => this.#claim(path)));
    const went = changes.flatMap(({ removed }) => removed.map(({ path }) => this.#leave(path)));
    const isChanged = came.includes('news') || went.includes('news') || this.#told.areContested !== this.#contested > 0;
    if (isChanged) this.#told = this.#tell();
    return this.#told;
  }

  #tell(): PathClaims {
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
