import { pathFor } from '@ochiq/contract/routing/path-for';
import type { TemplateName } from '@ochiq/contract/routing/routes';

import type { Page } from '../page.ts';
import type { OfficeView } from '../page-builders/citizens.ts';
import { extractBlockLines, extractTextFiles, extractTextLines, toSectionEntries, type SearchEntry } from './search-entry.ts';
import { getIntentWords } from './get-intent-words.ts';
import { toAnnouncementEntries, toNewsEntries, toPressConferenceEntries, toProjectEntries, toServiceEntries } from './content-entries.ts';

const toVacancyEntries = ({ body: { vacancy } }: Page<'vacancy'>): SearchEntry[] => [
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
    files: [vacancy.requirements, vacancy.conditions, vacancy.documentsNeeded].flatMap(extractTextFiles),
  },
];

const toTenderEntries = ({ body: { tender } }: Page<'tender'>): SearchEntry[] => [
  {
    type: 'tender',
    title: tender.label,
    summary: [tender.number, tender.amount].filter(Boolean).join(', '),
    date: tender.publishedOn.iso,
    keywords: [tender.number],
    lines: [...extractTextLines(tender.subject), tender.result, ...tender.files.map(({ title }) => title), tender.deadline.text],
    files: [...tender.files, ...extractTextFiles(tender.subject)],
  },
];

const toPersonEntries = ({ body: { person, unit, biography, laborActivity, tasks } }: Page<'person'>): SearchEntry[] => [
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
    files: extractTextFiles(biography),
  },
];

const toUnitEntries = ({ body: { unit } }: Page<'unit'>): SearchEntry[] => [
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
    files: extractTextFiles(unit.body),
  },
];

type SearchEntryBuilder<T extends TemplateName> = (page: Page<T>) => SearchEntry[];

const toSectionPageEntries = ({ body }: Page<'section'>) => toSectionEntries(body);
const noEntries = () => [];

const listOfficeLines = ({ name, address, postcode, email, fax, phones, trustPhone, trustPhoneHours, stops }: OfficeView) => [
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
export const searchEntryBuilders: { readonly [T in TemplateName]: SearchEntryBuilder<T> } = {
  home: ({ body: { title, lead, quickLinks, facts } }) => [
    {
      type: 'page',
      title,
      summary: lead,
      lines: [...quickLinks.map(({ label, note }) => `${label}: ${note}`), ...extractBlockLines({ kind: 'facts', title: null, facts })],
    },
  ],
  section: toSectionPageEntries,
  'sign-in': ({ body }) => toSectionEntries(body),
  'news-list': ({ body }) => (body.narrowedTo === null ? toSectionEntries(body) : []),
  'news-grid': noEntries,
  'news-sidebar': noEntries,
  'news-item': toNewsEntries,
  press: ({ body }) => toSectionEntries(body),
  'announcement-list': ({ body }) => toSectionEntries(body),
  announcement: toAnnouncementEntries,
  'press-conference-list': ({ body }) => toSectionEntries(body),
  'press-conference': toPressConferenceEntries,
  'document-list': ({ head, body }) => (head.title === '' ? [] : toSectionEntries(body)),
  document: ({ body: { document, body, official } }) => [
    {
      type: 'document',
      title: document.title,
      summary: [document.number, document.issuer, document.adoptedOn?.text].filter(Boolean).join(', '),
      date: document.adoptedOn?.iso ?? null,
      keywords: [document.number],
      lines: [...extractTextLines(body), official?.label ?? null],
      files: [document.file, ...extractTextFiles(body)],
    },
  ],
  'people-list': ({ body, locale, path }) =>
    toSectionEntries(body, [], path === pathFor('administration', locale, {}) ? getIntentWords('reception', locale) : []),
  'people-cards': ({ body }) => toSectionEntries(body),
  person: toPersonEntries,
  structure: ({ body }) => toSectionEntries(body),
  'unit-list': ({ body }) => toSectionEntries(body),
  unit: toUnitEntries,
  'service-cards': ({ body }) => toSectionEntries(body),
  'service-list': ({ body }) => toSectionEntries(body),
  'service-registry': ({ body }) => toSectionEntries(body),
  service: toServiceEntries,
  'project-list': ({ body }) => toSectionEntries(body),
  project: toProjectEntries,
  'vacancy-list': ({ body, locale }) => toSectionEntries(body, [], getIntentWords('vacancies', locale)),
  vacancy: toVacancyEntries,
  'tender-list': ({ body, locale }) => toSectionEntries(body, [], getIntentWords('tenders', locale)),
  tender: toTenderEntries,
  'dataset-list': ({ body }) => toSectionEntries(body),
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
    ...toSectionEntries(body),
    ...body.topics.flatMap(({ topic, questions }) =>
      questions.map(({ question, anchor, answer, legalBasis }): SearchEntry => ({
        type: 'question',
        title: question,
        keywords: [topic],
        lines: [...extractTextLines(answer), ...legalBasis.map(({ title }) => title)],
        files: extractTextFiles(answer),
        anchor,
      })),
    ),
  ],
  review: ({ body }) => toSectionEntries(body),
  appeals: ({ body, locale }) =>
    toSectionEntries(
      body,
      body.statistics.flatMap(({ period, note }) => [period, note]),
      getIntentWords('appeal', locale),
    ),
  contact: ({ body, locale }) => toSectionEntries(body, listOfficeLines(body.office), getIntentWords('contact', locale)),
  'trust-phone': ({ body, locale }) =>
    toSectionEntries(body, [body.office.trustPhone, body.office.trustPhoneHours], getIntentWords('trust', locale)),
  search: noEntries,
  'site-map': ({ body }) => toSectionEntries(body),
  offline: noEntries,
  account: noEntries,
  form: noEntries,
  sent: noEntries,
  'not-found': noEntries,
  error: noEntries,
};
