import { computed, type ReadonlySignal } from '@preact/signals-core';

import type { PageListing, PlannedPage } from '../page.ts';
import type { Reading } from '../reading.ts';
import { aroundOf, type Around } from '../site-files/around.ts';
import { fileMakers } from '../site-files/site-files.ts';
import type { MadeFile } from '../table-files.ts';
import type { RoutePages } from './live-plan.ts';

/** Keeps what search engines are told of a page until that changes which it was made of. */
function liveListings(): Around['listingOf'] {
  const kept = new WeakMap<PlannedPage, ReadonlySignal<PageListing | null>>();
  return (page) => {
    const listing = kept.get(page) ?? computed(() => page.listing());
    kept.set(page, listing);
    return listing.value;
  };
}

type Start = Pick<Around, 'siteUrl'> & { readings: readonly Reading[]; routes: () => RoutePages };

/** The files beside the pages that keep their names, of which each group is made again only when something changed that it was made of. */
export function liveFiles({ routes, ...start }: Start): ReadonlySignal<readonly MadeFile[]> {
  const pages = computed(() => routes().flat());
  const around = aroundOf({ ...start, pages: () => pages.value, listingOf: liveListings() });
  const groups = fileMakers.map((make) => computed(() => make(around)));
  return computed(() => groups.flatMap((group) => group.value));
}
