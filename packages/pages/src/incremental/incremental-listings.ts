import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';

import type { PlannedPage } from '../page.ts';
import type { PageListing } from '../view-models/head.ts';
import { mergeSitemapGroups, getSitemapName, type SitemapGroup } from '../metadata-files/sitemap-group.ts';
import { diffLists } from './diff-items.ts';
import type { RoutePages } from './site-signals.ts';

type TrackedListing = { listing: PageListing | null; stop: () => void };
/**
 * The pages of a route under a locale prefix. The signal is set again when a page is added, removed, or its listing
 * changes.
 */
type RouteListings = { told: Signal<{ pages: readonly PlannedPage[] }>; mapped: ReadonlySignal<SitemapGroup> };

/**
 * Returns the listing of a page; `null` for a page that fails, since the failure is reported when the page is built.
 */
function getListing(page: PlannedPage): PageListing | null {
  try {
    return page.listing();
  } catch {
    return null;
  }
}

/** Maintains the sitemap listings as pages are added, removed and changed. */
export class IncrementalListings {
  readonly #kept = new Map<PlannedPage, TrackedListing>();
  readonly #places = signal<readonly RouteListings[]>([]);

  /** The sitemap groups; an unchanged sitemap is the same list. */
  readonly mapped: ReadonlySignal<readonly SitemapGroup[]> = computed(() =>
    mergeSitemapGroups(this.#places.value.map(({ mapped }) => mapped.value)),
  );

  /** Updates the planned pages of all routes. */
  plan(routes: RoutePages): void {
    const known = this.#places.peek();
    const routeListings = [...known, ...routes.slice(known.length).map(() => this.#emptyPlace())];
    const changes = diffLists(
      routeListings.map(({ told }) => told.peek().pages),
      routes,
    );
    for (const [index, { told }] of routeListings.entries()) {
      const change = changes.get(index);
      if (!change) continue;
      for (const page of change.removed) this.#leave(page);
      for (const page of change.added) this.#take(page, told);
      told.value = { pages: routes[index] ?? [] };
    }
    if (routeListings.length > known.length) this.#places.value = routeListings;
  }

  #take(page: PlannedPage, pagesSignal: RouteListings['told']): void {
    if (getSitemapName(page) === null) return;
    const tracked: TrackedListing = { listing: null, stop: () => undefined };
    this.#kept.set(page, tracked);
    tracked.stop = effect(() => {
      const listing = getListing(page);
      if (JSON.stringify(listing) === JSON.stringify(tracked.listing)) return;
      tracked.listing = listing;
      pagesSignal.value = { pages: pagesSignal.peek().pages };
    });
  }

  #leave(page: PlannedPage): void {
    this.#kept.get(page)?.stop();
    this.#kept.delete(page);
  }

  #emptyPlace(): RouteListings {
    const pagesSignal = signal<{ pages: readonly PlannedPage[] }>({ pages: [] });
    const mapped = computed(() => {
      const { pages } = pagesSignal.value;
      const [first] = pages;
      return { name: (first && getSitemapName(first)) ?? '', listings: pages.flatMap((page) => this.#kept.get(page)?.listing ?? []) };
    });
    return { told: pagesSignal, mapped };
  }
}
