import { isLocale } from '@ochiq/contract/routing/locales';
import { Typography } from '@strapi/design-system';
import { type StrapiApp, useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

import { findLimitedType } from '../../people/role-limits/limited-types.ts';
import { type EntryLimitsResponse, entryLimitsResponse, roleLimitsPaths } from '../../people/role-limits/role-limits.ts';
import type { SidePanelProps } from '../edited-entry.ts';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';
import { getEntryLimits, type LimitedEntry, storeEntryLimits, subscribeToEntryLimits } from './entry-limits-store.ts';
import { useLimitLabels } from './use-limit-labels.ts';

/** What Strapi's edit view says of the entry. */
type Props = SidePanelProps & { document?: { updatedAt?: string } };

/** Returns the entry in the form; `null` for what is not saved yet, and for what no limits are about. */
export function findLimitedEntry({ model, document }: SidePanelProps): LimitedEntry | null {
  const type = findLimitedType(model);
  const { documentId, locale } = document ?? {};
  return type === undefined || documentId === undefined || !isLocale(locale) ? null : { type, document: documentId, locale };
}

/** Returns what is known of the limits to an entry, without reading it. */
export const useEntryLimits = (entry: LimitedEntry | null): EntryLimitsResponse | null =>
  useSyncExternalStore(subscribeToEntryLimits, () => (entry === null ? null : getEntryLimits(entry)));

/** Reads the limits to the entry in the form, again whenever it was saved. */
function useReadLimits(entry: LimitedEntry | null, revision: string): void {
  const { get } = useFetchClient();
  const { type = '', document: documentId = '', locale = '' } = entry ?? {};
  useEffect(() => {
    if (type === '') return undefined;
    let isCurrent = true;
    const read = { type, document: documentId, locale };
    get(`${roleLimitsPaths.entry}?${new URLSearchParams(read).toString()}`)
      .then(({ data }) => {
        if (isCurrent) storeEntryLimits(read, entryLimitsResponse.parse(data));
      })
      // Without it the buttons stay, and the CMS refuses by itself.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [get, type, documentId, locale, revision]);
}

/** Renders where the person writes, beside an entry that is elsewhere; beside others it is not there. */
export function EntryLimitsPanel({ model, document }: Props): { title: string; content: ReactNode } | null {
  const translate = useTexts(englishLimits);
  const { labelPlaces } = useLimitLabels();
  const entry = findLimitedEntry({ model, ...(document && { document }) });
  useReadLimits(entry, document?.updatedAt ?? '');
  const limits = useEntryLimits(entry);
  if (!limits || !limits.isOutside || limits.places.length === 0) return null;
  return {
    title: translate('ochiq.limits.entry'),
    content: (
      <Typography role="status" data-ochiq="entry-limits">
        {translate('ochiq.limits.entry.lead', { places: labelPlaces(limits.places) })}
      </Typography>
    ),
  };
}

type SidePanel = typeof EntryLimitsPanel & { type?: string };
type ContentManager = { addEditViewSidePanel: (change: (panels: readonly SidePanel[]) => readonly SidePanel[]) => void };

/** Adds the notice right under the buttons of an entry, some of which it takes away; call it once the panel's plugins are loaded. */
export function addEntryLimitsPanel({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel((panels) => {
    const isButtons = ({ type }: SidePanel) => type === 'actions';
    return [...panels.filter(isButtons), EntryLimitsPanel, ...panels.filter((panel) => !isButtons(panel))];
  });
}
