import type { SearchAddress, SearchFact, SearchList, SearchSlot } from '@ochiq/contract/search-place';

/** There only where one of the facts holds; hidden until somebody knows. */
export const when = (...facts: SearchFact[]) => ({ 'data-when': facts.join(' '), hidden: !facts.includes('idle') });

/** Gets the value of a name. */
export const slot = (name: SearchSlot) => ({ 'data-slot': name });

/** There once for each item of a list. */
export const each = (list: SearchList) => ({ 'data-each': list, hidden: true });

/** Leads somewhere, perhaps to where the reader is; to the search page itself until somebody knows. */
export const to = (address: SearchAddress, current?: SearchFact) => ({
  href: '?',
  'data-href': address,
  ...(current !== undefined && { 'data-current': current }),
});
