import { normalizePath } from '@ochiq/contract/routing/match-path';
import { batch, signal, type Signal } from '@preact/signals-core';

import { createLinkTargets, type LinkTargets } from '../create-link-targets.ts';
import type { Plan } from './site-signals.ts';

type Redirects = NonNullable<Plan['facts']>['redirects'];

/**
 * Tells which link targets exist while pages are added and removed. A page is rebuilt only when a target that it asked
 * for was added or removed.
 */
export class IncrementalTargets {
  readonly targets: LinkTargets;
  readonly #asked = new Map<string, Signal<boolean>>();
  #redirects: Redirects = [];
  #redirected: ReadonlySet<string> = new Set();
  #isPage: (path: string) => boolean = () => false;

  constructor(siteUrl: string) {
    this.targets = createLinkTargets(siteUrl, (path) => {
      const known = this.#asked.get(path) ?? signal(this.#isThere(path));
      this.#asked.set(path, known);
      return known.value;
    });
  }

  /** Updates the existing paths. */
  update(isPage: (path: string) => boolean, redirects: Redirects): void {
    this.#isPage = isPage;
    if (redirects !== this.#redirects) this.#redirected = new Set(redirects.map(({ from }) => normalizePath(from)));
    this.#redirects = redirects;
    batch(() => {
      for (const [path, known] of this.#asked) known.value = this.#isThere(path);
    });
  }

  #isThere(path: string): boolean {
    return this.#isPage(path) || this.#redirected.has(path);
  }
}
