import type { Page } from '../page.ts';
import type { SearchEntry } from './search-entry.ts';
import { extractTextLines } from './lines.ts';

export const toVacancyEntries = ({ body: { vacancy } }: Page<'vacancy'>): SearchEntry[] => [
  {
    type: 'vacancy',
    title: vacancy.label,
    summary: [vacancy.unit?.label, vacancy.region, vacancy.salary].filter(Boolean).join(', '),
    date: vacancy.publishedOn.iso,
    lines: [
      ...extractTextLines(vacancy.requirements),
      ...extractTextLines(vacancy.conditions),
      ...extractTextLines(vacancy.documentsNeeded),
      vacancy.contact,
      vacancy.deadline.text,
    ],
  },
];

export const toTenderEntries = ({ body: { tender } }: Page<'tender'>): SearchEntry[] => [
  {
    type: 'tender',
    title: tender.label,
    summary: [tender.number, tender.amount].filter(Boolean).join(', '),
    date: tender.publishedOn.iso,
    keywords: [tender.number],
    lines: [...extractTextLines(tender.subject), tender.result, ...tender.files.map(({ title }) => title), tender.deadline.text],
    files: tender.files,
  },
];
