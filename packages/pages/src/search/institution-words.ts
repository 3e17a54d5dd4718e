import type { Page } from '../page.ts';
import type { FoundWords } from './found-words.ts';
import { textLines } from './lines.ts';

export const personWords = ({ body: { person, unit, biography, laborActivity, tasks } }: Page<'person'>): FoundWords[] => [
  {
    type: 'person',
    title: person.name,
    summary: person.position,
    keywords: [person.position],
    lines: [
      unit?.label ?? null,
      ...textLines(biography),
      ...laborActivity.map(({ from, to, what }) => `${String(from)}–${to === null ? '' : String(to)} ${what}`),
      ...tasks,
      person.phone,
      person.email,
    ],
  },
];

export const unitWords = ({ body: { unit } }: Page<'unit'>): FoundWords[] => [
  {
    type: 'unit',
    title: unit.label,
    summary: unit.summary,
    lines: [
      ...textLines(unit.body),
      unit.head && `${unit.head.name}, ${unit.head.position}`,
      unit.address,
      unit.phone,
      unit.email,
      ...unit.children.map(({ label }) => label),
    ],
  },
];
