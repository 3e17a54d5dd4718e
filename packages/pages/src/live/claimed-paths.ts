import type { PagePaths } from '../redirects.ts';
import { differences } from './difference.ts';
import type { RoutePages } from './live-plan.ts';

/** The addresses that pages claim, and whether two pages claim the same one. */
export type Claims = PagePaths & { areContested: boolean };

/** Which addresses pages claim, while the pages of some routes change. */
export class ClaimedPaths {
  readonly #claims = new Map<string, number>();
  #routes: RoutePages = [];
  #contested = 0;
  #told: Claims = this.#tell();

  /**
   * Takes the pages of all routes as they are now.
   * @returns what they claim; the same object as before where no address came, went, or came to be contested
   */
  take(routes: RoutePages): Claims {
    const changes = [...differences(this.#routes, routes).values()];
    this.#routes = routes;
    // What comes first: an address that goes to another page has not gone.
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
