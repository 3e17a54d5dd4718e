import type { Page } from '../page.ts';
import type { SearchEntry } from './search-entry.ts';
import { extractTextLines } from './lines.ts';

export const toPersonEntries = ({ body: { person, unit, biography, laborActivity, tasks } }: Page<'person'>): SearchEntry[] => [
  {
    type: 'person',
    title: person.name,
    summary: person.position,
    keywords: [person.position],
    lines: [
      unit?.label ?? null,
      ...extractTextLines(biography),
      ...laborActivity.map(({ from, to, what }) => `${String(from)}–${to === null ? '' : String(to)} ${what}`),
      ...tasks,
      person.phone,
      person.email,
    ],
  },
];

export const toUnitEntries = ({ body: { unit } }: Page<'unit'>): SearchEntry[] => [
  {
    type: 'unit',
    title: unit.label,
    summary: unit.summary,
    lines: [
      ...extractTextLines(unit.body),
      unit.head && `${unit.head.name}, ${unit.head.position}`,
      unit.address,
      unit.phone,
      unit.email,
      ...unit.children.map(({ label }) => label),
    ],
  },
];
