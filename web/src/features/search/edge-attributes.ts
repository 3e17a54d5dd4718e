import type { SearchAddress, SearchCondition, SearchList, SearchSlot } from '@ochiq/contract/routing/search-place';

/** Marks an element that the edge shows where one of the conditions holds; hidden until the page is filled. */
export const showWhen = (...facts: SearchCondition[]) => ({ 'data-when': facts.join(' '), hidden: !facts.includes('idle') });

/** Marks an element that receives a value. */
export const fillSlot = (name: SearchSlot) => ({ 'data-slot': name });

/** Marks an element that is repeated for each item of a list. */
export const repeatFor = (list: SearchList) => ({ 'data-each': list, hidden: true });

/**
 * Marks a link whose target the edge fills in, possibly the current page; it links to the search page itself until the
 * page is filled.
 */
export const linkTo = (address: SearchAddress, current?: SearchCondition) => ({
  href: '?',
  'data-href': address,
  ...(current !== undefined && { 'data-current': current }),
});
