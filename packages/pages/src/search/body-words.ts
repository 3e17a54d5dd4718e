import type { TemplateName } from '@ochiq/contract/routes';
import { tashkentDay } from '@ochiq/contract/tashkent-day';

import type { Page } from '../page.ts';
import type { OfficeView } from '../plan/citizens.ts';
import { sectionWords, type FoundWords } from './found-words.ts';
import { blockLines, textLines } from './lines.ts';

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

/** What each template's page is found by. The compiler asks for every template. */
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
  'news-item': ({ body: { news } }) =>
    news === null
      ? []
      : [
          {
            type: 'news',
            title: news.title,
            summary: news.summary,
            date: news.date.iso,
            keywords: [news.category?.label ?? null, ...news.tags.map(({ label }) => label)],
            lines: [
              ...textLines(news.body),
              news.cover?.caption ?? null,
              ...news.gallery.map(({ caption }) => caption),
              news.video?.title ?? null,
              ...news.attachments.map(({ title }) => title),
              ...news.changeNotes.map(({ what }) => what),
              news.date.text,
            ],
            files: news.attachments,
          },
        ],
  press: ({ body }) => sectionWords(body),
  'announcement-list': ({ body }) => sectionWords(body),
  announcement: ({ body: { announcement } }) => [
    {
      type: 'announcement',
      title: announcement.label,
      summary: announcement.summary,
      date: announcement.date.iso,
      lines: [...textLines(announcement.body), ...announcement.attachments.map(({ title }) => title), announcement.date.text],
      files: announcement.attachments,
    },
  ],
  'press-conference-list': ({ body }) => sectionWords(body),
  'press-conference': ({ body: { pressConference } }) => [
    {
      type: 'press-conference',
      title: pressConference.label,
      summary: [pressConference.startsAt.text, pressConference.place].filter(Boolean).join(', '),
      date: tashkentDay(new Date(pressConference.startsAt.iso)),
      lines: [...textLines(pressConference.body), pressConference.contact, ...pressConference.materials.map(({ title }) => title)],
      files: pressConference.materials,
    },
  ],
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
  'people-list': ({ body }) => sectionWords(body),
  'people-cards': ({ body }) => sectionWords(body),
  person: ({ body: { person, unit, biography, laborActivity, tasks } }) => [
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
  ],
  structure: ({ body }) => sectionWords(body),
  'unit-list': ({ body }) => sectionWords(body),
  unit: ({ body: { unit } }) => [
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
  ],
  'service-cards': ({ body }) => sectionWords(body),
  'service-list': ({ body }) => sectionWords(body),
  'service-registry': ({ body }) => sectionWords(body),
  service: ({ body: { service } }) =>
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
        ],
  'project-list': ({ body }) => sectionWords(body),
  project: ({ body: { project } }) =>
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
        ],
  'vacancy-list': ({ body }) => sectionWords(body),
  vacancy: ({ body: { vacancy } }) => [
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
  ],
  'tender-list': ({ body }) => sectionWords(body),
  tender: ({ body: { tender } }) => [
    {
      type: 'tender',
      title: tender.label,
      summary: [tender.number, tender.amount].filter(Boolean).join(', '),
      date: tender.publishedOn.iso,
      keywords: [tender.number],
      lines: [...textLines(tender.subject), tender.result, ...tender.files.map(({ title }) => title), tender.deadline.text],
      files: tender.files,
    },
  ],
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
  appeals: ({ body }) =>
    sectionWords(
      body,
      body.statistics.flatMap(({ period, note }) => [period, note]),
    ),
  contact: ({ body }) => sectionWords(body, officeLines(body.office)),
  'trust-phone': ({ body }) => sectionWords(body, [body.office.trustPhone, body.office.trustPhoneHours]),
  search: nothing,
  'site-map': ({ body }) => sectionWords(body),
  account: nothing,
  form: nothing,
  sent: nothing,
  'not-found': nothing,
  error: nothing,
};
