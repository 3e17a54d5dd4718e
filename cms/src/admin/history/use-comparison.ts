import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { comparisonResponse, type ComparisonResponse, type EntryQuery, historyPaths, pageResponse } from '../../content/history/version.ts';

/**
 * Compares a version with a later one, or with what the entry says now; `null` before the response, `broken` where it
 * fails.
 * @param revision what changes when the entry does
 */
export function useComparison(
  { type, document, locale }: EntryQuery,
  before: number | null,
  after: number | null,
  revision: number,
): ComparisonResponse | 'broken' | null {
  const { get } = useFetchClient();
  const [comparison, setComparison] = useState<ComparisonResponse | 'broken' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (before === null) return;
      const query = new URLSearchParams({
        type,
        document,
        locale,
        before: String(before),
        ...(after !== null && { after: String(after) }),
      });
      try {
        const response = comparisonResponse.parse((await get(`${historyPaths.compare}?${query.toString()}`)).data);
        if (isCurrent) setComparison(response);
      } catch {
        if (isCurrent) setComparison('broken');
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, type, document, locale, before, after, revision]);
  return comparison;
}

/** Reads the address of the page as a version was; `null` where it has none, or none is chosen. */
export function usePageAddress({ type, document, locale }: EntryQuery, version: number | null): string | null {
  const { get } = useFetchClient();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (version === null) return;
      const query = new URLSearchParams({ type, document, locale, version: String(version) });
      const response = await get(`${historyPaths.page}?${query.toString()}`)
        .then(({ data }) => pageResponse.safeParse(data).data)
        .catch(() => undefined);
      if (isCurrent) setAddress(response?.url ?? null);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, type, document, locale, version]);
  return address;
}
