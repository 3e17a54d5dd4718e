import type { Page } from '../page.ts';
import type { FoundWords } from './found-words.ts';
import { textLines } from './lines.ts';

export const vacancyWords = ({ body: { vacancy } }: Page<'vacancy'>): FoundWords[] => [
  {
    type: 'vacancy',
    title: vacancy.label,
    summary: [vacancy.unit?.label, vacancy.region, vacancy.salary].filter(Boolean).join(', '),
    date: vacancy.publishedOn.iso,
    lines: [
      ...textLines(vacancy.requirements),
      ...textLines(vacancy.conditions),
      ...textLines(vacancy.documentsNeeded),
      vacancy.contact,
      vacancy.deadline.text,
    ],
  },
];

export const tenderWords = ({ body: { tender } }: Page<'tender'>): FoundWords[] => [
  {
    type: 'tender',
    title: tender.label,
    summary: [tender.number, tender.amount].filter(Boolean).join(', '),
    date: tender.publishedOn.iso,
    keywords: [tender.number],
    lines: [...textLines(tender.subject), tender.result, ...tender.files.map(({ title }) => title), tender.deadline.text],
    files: tender.files,
  },
];
