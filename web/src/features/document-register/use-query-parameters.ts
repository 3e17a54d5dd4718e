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

const getQueryString = () => window.location.search;
const getServerQueryString = () => '';

/** Writes into the address without navigating; an empty value removes the name. */
function changeQuery(values: Readonly<Record<string, string>>) {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, '', url);
  for (const listener of listeners) listener();
}

/** Returns the choices of a reader, stored in the address: it can be shared, and survives going back. */
export function useQueryParameters(): [query: URLSearchParams, change: (values: Readonly<Record<string, string>>) => void] {
  return [new URLSearchParams(useSyncExternalStore(subscribe, getQueryString, getServerQueryString)), changeQuery];
}
