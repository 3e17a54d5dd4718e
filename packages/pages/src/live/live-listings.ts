import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';

import type { PageListing, PlannedPage } from '../page.ts';
import { gathered, mapNameOf, type Mapped } from '../site-files/mapped.ts';
import { difference } from './difference.ts';
import type { RoutePages } from './live-plan.ts';

type Kept = { listing: PageListing | null; stop: () => void };
type Place = { pages: readonly PlannedPage[]; stamp: Signal<number>; mapped: ReadonlySignal<Mapped> };

/** A page that can't be made is told of to nobody: why it can't, its own making says. */
function listingOf(page: PlannedPage): PageListing | null {
  try {
    return page.listing();
  } catch {
    return null;
  }
}

/** What search engines are told of each page: kept up as pages come, go and change. */
export class LiveListings {
  readonly #kept = new Map<PlannedPage, Kept>();
  readonly #places: Place[] = [];
  readonly #count = signal(0);

  /** What the maps tell; a map that is what it was is the same list. */
  readonly mapped: ReadonlySignal<readonly Mapped[]> = computed(() =>
    gathered(this.#places.slice(0, this.#count.value).map(({ mapped }) => mapped.value)),
  );

  /** Takes the pages of all routes as they are planned now. */
  plan(routes: RoutePages): void {
    routes.forEach((pages, index) => {
      const place = (this.#places[index] ??= this.#emptyPlace());
      if (place.pages === pages) return;
      const { gone, come } = difference(place.pages, pages);
      for (const page of gone) this.#leave(page);
      for (const page of come) this.#take(page, place.stamp);
      place.pages = pages;
      place.stamp.value += 1;
    });
    this.#count.value = this.#places.length;
  }

  #take(page: PlannedPage, stamp: Signal<number>): void {
    if (mapNameOf(page) === null) return;
    const kept: Kept = { listing: null, stop: () => undefined };
    this.#kept.set(page, kept);
    kept.stop = effect(() => {
      const listing = listingOf(page);
      if (JSON.stringify(listing) === JSON.stringify(kept.listing)) return;
      kept.listing = listing;
      stamp.value = stamp.peek() + 1;
    });
  }

  #leave(page: PlannedPage): void {
    this.#kept.get(page)?.stop();
    this.#kept.delete(page);
  }

  #emptyPlace(): Place {
    const stamp = signal(0);
    const place: Place = {
      pages: [],
      stamp,
      mapped: computed(() => {
        const [first] = stamp.value > 0 ? place.pages : [];
        return {
          name: (first && mapNameOf(first)) ?? '',
          listings: place.pages.flatMap((page) => this.#kept.get(page)?.listing ?? []),
        };
      }),
    };
    return place;
  }
}
