import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const inAddress = () => window.location.search;
const whileBuilding = () => '';

/** Writes into the address without going anywhere; an empty value takes the name out. */
function change(values: Readonly<Record<string, string>>) {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, '', url);
  for (const listener of listeners) listener();
}

/** What a reader chose on a page, kept in its address: it can be shared, and is there again after going back. */
export function useQuery(): [query: URLSearchParams, change: (values: Readonly<Record<string, string>>) => void] {
  return [new URLSearchParams(useSyncExternalStore(subscribe, inAddress, whileBuilding)), change];
}
