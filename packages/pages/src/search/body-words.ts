import { pathFor } from '@ochiq/contract/path-for';
import type { TemplateName } from '@ochiq/contract/routes';

import type { Page } from '../page.ts';
import type { OfficeView } from '../plan/citizens.ts';
import { sectionWords, type FoundWords } from './found-words.ts';
import { personWords, unitWords } from './institution-words.ts';
import { intentWords } from './intent-words.ts';
import { blockLines, textLines } from './lines.ts';
import { announcementWords, newsWords, pressConferenceWords } from './news-words.ts';
import { tenderWords, vacancyWords } from './offer-words.ts';
import { projectWords, serviceWords } from './service-words.ts';

type Reader<T extends TemplateName> = (page: Page<T>) => FoundWords[];

const section = ({ body }: Page<'section'>) => sectionWords(body);
const nothing = () => [];

const officeLines = ({ name, address, postcode, email, fax, phones, trustPhone, trustPhoneHours, stops }: OfficeView) => [
  name,
  `${postcode} ${address}`,
  email,
  fax,
  ...phones.map(({ label, number }) => `${label} ${number}`),
  trustPhone,
  trustPhoneHours,
  ...stops.map(({ name: stop, lines }) => `${stop} ${lines ?? ''}`),
];

/** Builds the search entries of each template's page. The compiler requires every template. */
export const bodyWords: { readonly [T in TemplateName]: Reader<T> } = {
  home: ({ body: { title, lead, quickLinks, facts } }) => [
    {
      type: 'page',
      title,
      summary: lead,
      lines: [...quickLinks.map(({ label, note }) => `${label}: ${note}`), ...blockLines({ kind: 'facts', title: null, facts })],
    },
  ],
  section,
  'sign-in': ({ body }) => sectionWords(body),
  'news-list': ({ body }) => (body.narrowedTo === null ? sectionWords(body) : []),
  'news-grid': nothing,
  'news-sidebar': nothing,
  'news-item': newsWords,
  press: ({ body }) => sectionWords(body),
  'announcement-list': ({ body }) => sectionWords(body),
  announcement: announcementWords,
  'press-conference-list': ({ body }) => sectionWords(body),
  'press-conference': pressConferenceWords,
  'document-list': ({ head, body }) => (head.title === '' ? [] : sectionWords(body)),
  document: ({ body: { document, body, official } }) => [
    {
      type: 'document',
      title: document.title,
      summary: [document.number, document.issuer, document.adoptedOn?.text].filter(Boolean).join(', '),
      date: document.adoptedOn?.iso ?? null,
      keywords: [document.number],
      lines: [...textLines(body), official?.label ?? null],
      files: [document.file],
    },
  ],
  'people-list': ({ body, locale, path }) =>
    sectionWords(body, [], path === pathFor('administration', locale, {}) ? intentWords('reception', locale) : []),
  'people-cards': ({ body }) => sectionWords(body),
  person: personWords,
  structure: ({ body }) => sectionWords(body),
  'unit-list': ({ body }) => sectionWords(body),
  unit: unitWords,
  'service-cards': ({ body }) => sectionWords(body),
  'service-list': ({ body }) => sectionWords(body),
  'service-registry': ({ body }) => sectionWords(body),
  service: serviceWords,
  'project-list': ({ body }) => sectionWords(body),
  project: projectWords,
  'vacancy-list': ({ body, locale }) => sectionWords(body, [], intentWords('vacancies', locale)),
  vacancy: vacancyWords,
  'tender-list': ({ body }) => sectionWords(body),
  tender: tenderWords,
  'dataset-list': ({ body }) => sectionWords(body),
  dataset: ({ body: { dataset } }) => [
    {
      type: 'dataset',
      title: dataset.label,
      summary: dataset.description,
      date: dataset.updatedOn.iso,
      keywords: dataset.formats,
      lines: [
        ...dataset.resources.flatMap(({ title, preview }) => [title, (preview?.columns ?? []).map(({ name }) => name).join(' ')]),
        dataset.licence.label,
      ],
    },
  ],
  faq: ({ body }) => [
    ...sectionWords(body),
    ...body.topics.flatMap(({ topic, questions }) =>
      questions.map(({ question, anchor, answer, legalBasis }): FoundWords => ({
        type: 'question',
        title: question,
        keywords: [topic],
        lines: [...textLines(answer), ...legalBasis.map(({ title }) => title)],
        anchor,
      })),
    ),
  ],
  review: ({ body }) => sectionWords(body),
  appeals: ({ body, locale }) =>
    sectionWords(
      body,
      body.statistics.flatMap(({ period, note }) => [period, note]),
      intentWords('appeal', locale),
    ),
  contact: ({ body, locale }) => sectionWords(body, officeLines(body.office), intentWords('contact', locale)),
  'trust-phone': ({ body, locale }) =>
    sectionWords(body, [body.office.trustPhone, body.office.trustPhoneHours], intentWords('trust', locale)),
  search: nothing,
  'site-map': ({ body }) => sectionWords(body),
  offline: nothing,
  account: nothing,
  form: nothing,
  sent: nothing,
  'not-found': nothing,
  error: nothing,
};
