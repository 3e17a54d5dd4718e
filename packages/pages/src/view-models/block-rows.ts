import type { ContentBlock } from '@ochiq/contract/fields/blocks';
import type { Locale } from '@ochiq/contract/routing/locales';

import { blockWords } from './words/block-words.ts';

/** A line of a row: words, and where they lead. */
export type RowLine = { text: string; href: string | null };

/** A row of a block: its label, and what belongs to it. */
export type RowView = { label: string; lines: RowLine[] };

type BlockOfKind<K extends ContentBlock['__component']> = Extract<ContentBlock, { __component: K }>;

const toLine = (text: string | null, href: string | null = null): RowLine[] => (text === null ? [] : [{ text, href }]);

/** Builds the rows of a timeline: each point in time with what happened. */
export const toTimelineRows = ({ items }: BlockOfKind<'block.timeline'>): RowView[] =>
  items.map(({ when, title, text }) => ({ label: when, lines: [...toLine(title), ...toLine(text)] }));

/** Builds the rows of contacts: each with its telephone and e-mail address. */
export const toContactRows = ({ contacts }: BlockOfKind<'block.contacts'>): RowView[] =>
  contacts.map(({ label, note, phone, email }) => ({
    label,
    lines: [
      ...toLine(note),
      ...toLine(phone, phone && `tel:${phone.replace(/[^+0-9]/gu, '')}`),
      ...toLine(email, email && `mailto:${email}`),
    ],
  }));

/** Builds the rows of an address; the map is a link, so that nothing is asked of it before the reader does. */
export function toAddressRows({ address, hours, mapPoint }: BlockOfKind<'block.address'>, textLocale: Locale): RowView[] {
  const words = blockWords[textLocale];
  const place = mapPoint && `${String(mapPoint.latitude)}/${String(mapPoint.longitude)}`;
  const marker = mapPoint && `mlat=${String(mapPoint.latitude)}&mlon=${String(mapPoint.longitude)}`;
  return [
    { label: words.address, lines: toLine(address) },
    ...(hours === null ? [] : [{ label: words.hours, lines: toLine(hours) }]),
    ...(place && marker
      ? [{ label: words.map, lines: toLine('OpenStreetMap', `https://www.openstreetmap.org/?${marker}#map=17/${place}`) }]
      : []),
  ];
}
