import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';

import type { PageListing, PlannedPage } from '../page.ts';
import { gathered, mapNameOf, type Mapped } from '../site-files/mapped.ts';
import { differences } from './difference.ts';
import type { RoutePages } from './live-plan.ts';

type Kept = { listing: PageListing | null; stop: () => void };
/**
 * The pages of a route under a locale prefix. The signal is set again when a page is added, removed, or its listing
 * changes.
 */
type Place = { told: Signal<{ pages: readonly PlannedPage[] }>; mapped: ReadonlySignal<Mapped> };

/**
 * Returns the listing of a page; `null` for a page that fails, since the failure is reported when the page is built.
 */
function listingOf(page: PlannedPage): PageListing | null {
  try {
    return page.listing();
  } catch {
    return null;
  }
}

/** Maintains the sitemap listings as pages are added, removed and changed. */
export class LiveListings {
  readonly #kept = new Map<PlannedPage, Kept>();
  readonly #places = signal<readonly Place[]>([]);

  /** The sitemap groups; an unchanged sitemap is the same list. */
  readonly mapped: ReadonlySignal<readonly Mapped[]> = computed(() => gathered(this.#places.value.map(({ mapped }) => mapped.value)));

  /** Updates the planned pages of all routes. */
  plan(routes: RoutePages): void {
    const known = this.#places.peek();
    const places = [...known, ...routes.slice(known.length).map(() => this.#emptyPlace())];
    const changes = differences(
      places.map(({ told }) => told.peek().pages),
      routes,
    );
    for (const [index, { told }] of places.entries()) {
      const change = changes.get(index);
      if (!change) continue;
      for (const page of change.gone) this.#leave(page);
      for (const page of change.come) this.#take(page, told);
      told.value = { pages: routes[index] ?? [] };
    }
    if (places.length > known.length) this.#places.value = places;
  }

  #take(page: PlannedPage, told: Place['told']): void {
    if (mapNameOf(page) === null) return;
    const kept: Kept = { listing: null, stop: () => undefined };
    this.#kept.set(page, kept);
    kept.stop = effect(() => {
      const listing = listingOf(page);
      if (JSON.stringify(listing) === JSON.stringify(kept.listing)) return;
      kept.listing = listing;
      told.value = { pages: told.peek().pages };
    });
  }

  #leave(page: PlannedPage): void {
    this.#kept.get(page)?.stop();
    this.#kept.delete(page);
  }

  #emptyPlace(): Place {
    const told = signal<{ pages: readonly PlannedPage[] }>({ pages: [] });
    const mapped = computed(() => {
      const { pages } = told.value;
      const [first] = pages;
      return { name: (first && mapNameOf(first)) ?? '', listings: pages.flatMap((page) => this.#kept.get(page)?.listing ?? []) };
    });
    return { told, mapped };
  }
}
