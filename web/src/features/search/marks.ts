import type { SearchAddress, SearchFact, SearchList, SearchSlot } from '@ochiq/contract/search-place';

/** Marks an element that the edge shows where one of the conditions holds; hidden until the page is filled. */
export const when = (...facts: SearchFact[]) => ({ 'data-when': facts.join(' '), hidden: !facts.includes('idle') });

/** Marks an element that receives a value. */
export const slot = (name: SearchSlot) => ({ 'data-slot': name });

/** Marks an element that is repeated for each item of a list. */
export const each = (list: SearchList) => ({ 'data-each': list, hidden: true });

/**
 * Marks a link whose target the edge fills in, possibly the current page; it links to the search page itself until the
 * page is filled.
 */
export const to = (address: SearchAddress, current?: SearchFact) => ({
  href: '?',
  'data-href': address,
  ...(current !== undefined && { 'data-current': current }),
});
