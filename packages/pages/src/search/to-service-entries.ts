import type { Page } from '../page.ts';
import type { SearchEntry } from './search-entry.ts';
import { extractTextLines } from './lines.ts';

export const toServiceEntries = ({ body: { service } }: Page<'service'>): SearchEntry[] =>
  service === null
    ? []
    : [
        {
          type: 'service',
          title: service.name,
          summary: service.summary,
          lines: [
            service.whoCanApply,
            ...extractTextLines(service.documentsNeeded),
            ...service.steps.flatMap(({ title, details }) => [title, details]),
            service.term,
            service.fee,
            service.result,
            ...service.legalBasis.map(({ title, number }) => `${title} ${number ?? ''}`),
            service.appealRoute,
            service.contact,
          ],
        },
      ];

export const toProjectEntries = ({ body: { project } }: Page<'project'>): SearchEntry[] =>
  project === null
    ? []
    : [
        {
          type: 'project',
          title: project.label,
          summary: project.summary,
          date: project.startsOn?.iso ?? null,
          lines: [...extractTextLines(project.body), project.region, project.amount, project.partners, project.startsOn?.text ?? null],
        },
      ];
