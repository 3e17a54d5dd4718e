import { behaviour } from '@ochiq/contract/behaviour';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Suggestion } from '@ochiq/contract/search/search';
import { type SearchType, suggestionMin } from '@ochiq/contract/search/search-terms';
import { navigate } from 'gatsby';
import { type ComponentType, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { waitAtLeast } from '../../http/wait-at-least';
import { getNetworkStatus, isDataSaver } from '../../network-status/network-status';
import type { SuggestionListProps } from './suggestion-list';

/** Returns the next index in a list, in a cycle; between its end and its beginning is the field itself (`null`). */
export function getNeighbourIndex(place: number | null, step: 1 | -1, length: number): number | null {
  const places = length + 1;
  const next = ((place ?? length) + step + places) % places;
  return next === length ? null : next;
}

/** The debounce of typing, in milliseconds. */
const pause = 150;

type LoadedSuggestions = { items: readonly Suggestion[]; List: ComponentType<SuggestionListProps> | null };

/** Requests suggestions; the code for them is loaded by the first query, and nothing is suggested where that fails. */
async function loadSuggestions(...parameters: [Locale, string, SearchType | undefined, AbortSignal]): Promise<LoadedSuggestions> {
  try {
    const { fetchSuggestions, SuggestionList } = await import('./loaded-suggestions');
    return { items: await fetchSuggestions(...parameters), List: SuggestionList };
  } catch {
    return { items: [], List: null };
  }
}

const noSuggestions = { items: null, List: null };

/** Provides the suggestions of a search field and its event handlers. Of several queries only the last one counts. */
export function useSuggestions(locale: Locale, only: SearchType | undefined) {
  const [isLive, setLive] = useState(false);
  const [isLoading, setLoading] = useState(false);
  /** `null`: no query yet, or the reader has closed the list. */
  const [{ items, List }, setSuggestions] = useState<{ items: readonly Suggestion[] | null; List: LoadedSuggestions['List'] }>(
    noSuggestions,
  );
  const [active, setActive] = useState<number | null>(null);
  const requestController = useRef<AbortController>();
  const debounceTimer = useRef<number>();

  const stop = () => {
    window.clearTimeout(debounceTimer.current);
    requestController.current?.abort();
    setLoading(false);
    setActive(null);
  };
  const close = () => {
    stop();
    setSuggestions(noSuggestions);
  };
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server's page must not say that suggestions come
    setLive(true);
    return () => {
      window.clearTimeout(debounceTimer.current);
      requestController.current?.abort();
    };
  }, []);

  const requestSuggestions = async (beginning: string) => {
    const controller = new AbortController();
    requestController.current = controller;
    setLoading(true);
    const received = await waitAtLeast(behaviour.fetchMinimumMs, loadSuggestions(locale, beginning, only, controller.signal));
    if (controller.signal.aborted) return;
    setLoading(false);
    setActive(null);
    setSuggestions(received);
  };
  const go = ({ path }: Suggestion) => {
    close();
    navigate(path);
  };

  const onInput = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    stop();
    const beginning = value.trim();
    if (beginning.length < suggestionMin || isDataSaver(getNetworkStatus())) {
      setSuggestions(noSuggestions);
      return;
    }
    debounceTimer.current = window.setTimeout(() => void requestSuggestions(beginning), pause);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (items === null || items.length === 0 || event.nativeEvent.isComposing) return;
    const chosen = active === null ? undefined : items[active];
    if (event.key === 'ArrowDown') setActive(getNeighbourIndex(active, 1, items.length));
    else if (event.key === 'ArrowUp') setActive(getNeighbourIndex(active, -1, items.length));
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) go(chosen);
    else return;
    event.preventDefault();
  };
  return { isLive, isLoading, items, List, active, go, handlers: { onInput, onKeyDown, onBlur: close } };
}
