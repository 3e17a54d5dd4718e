import type { Page } from '../page.ts';
import type { FoundWords } from './found-words.ts';
import { textLines } from './lines.ts';

export const serviceWords = ({ body: { service } }: Page<'service'>): FoundWords[] =>
  service === null
    ? []
    : [
        {
          type: 'service',
          title: service.name,
          summary: service.summary,
          lines: [
            service.whoCanApply,
            ...textLines(service.documentsNeeded),
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

export const projectWords = ({ body: { project } }: Page<'project'>): FoundWords[] =>
  project === null
    ? []
    : [
        {
          type: 'project',
          title: project.label,
          summary: project.summary,
          date: project.startsOn?.iso ?? null,
          lines: [...textLines(project.body), project.region, project.amount, project.partners, project.startsOn?.text ?? null],
        },
      ];
