import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { pathFor } from '@ochiq/contract/path-for';
import { sectionKeys } from '@ochiq/contract/section-keys';

import { byOrder, collate, newestFirst } from '../format/order.ts';
import { theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { theSection } from '../view/section.ts';

/** The kinds that a reader tells apart, in the order of how often they are looked for. */
export const foundKinds = [
  'page',
  'service',
  'document',
  'question',
  'person',
  'unit',
  'news',
  'announcement',
  'press-conference',
  'dataset',
  'project',
  'vacancy',
  'tender',
] as const;
export type FoundKind = (typeof foundKinds)[number];

export type FoundLink = Pick<LinkView, 'label' | 'path'> & {
  /** What else it is found by: a person's post, a document's number. */
  note: string | null;
};
export type IndexGroup = { kind: FoundKind; links: FoundLink[] };

/** A page of names must stay a page: beyond this many, the older ones of a kind are in its own list. */
const most = 300;
/** News comes every week and is looked for by its day rather than by its name. */
const mostNews = 20;

function named<N extends ContentTypeName>(
  reading: Reading,
  name: N,
  order: (a: Entry<N>, b: Entry<N>) => number,
  link: (entry: Entry<N>) => FoundLink,
  limit = most,
): FoundLink[] {
  return theList(reading, name).entries.sort(order).slice(0, limit).map(link);
}

const found = ({ label, path }: LinkView, note: string | null = null): FoundLink => ({ label, path, note });

function pages(reading: Reading): FoundLink[] {
  return sectionKeys
    .map((key) => ({ key, ...theSection(reading, key) }))
    .filter(({ foreign }) => foreign === null)
    .map(({ key, entry }) => ({ label: entry.title, path: pathFor(key, reading.form, {}), note: null }))
    .sort((a, b) => collate(reading.locale)(a.label, b.label));
}

const finders = {
  page: pages,
  service: (here) => named(here, 'service', byOrder, ({ slug, name }) => found(linkTo(here, 'service', { slug }, name))),
  document: (here) =>
    named(
      here,
      'document',
      newestFirst(({ adoptedOn }) => adoptedOn ?? ''),
      ({ slug, title, number }) => found(linkTo(here, 'document', { slug }, title), number),
    ),
  question: (here) =>
    named(here, 'faq', byOrder, ({ slug, question }) => ({
      label: question,
      path: `${pathFor('faq', here.form, {})}#${slug}`,
      note: null,
    })),
  person: (here) => named(here, 'person', byOrder, ({ slug, name, position }) => found(linkTo(here, 'person', { slug }, name), position)),
  unit: (here) => named(here, 'unit', byOrder, ({ slug, name }) => found(linkTo(here, 'unit', { slug }, name))),
  news: (here) =>
    named(
      here,
      'news',
      newestFirst(({ date }) => date),
      ({ slug, title }) => found(linkTo(here, 'news-item', { slug }, title)),
      mostNews,
    ),
  announcement: (here) =>
    named(
      here,
      'announcement',
      newestFirst(({ date }) => date),
      ({ slug, title }) => found(linkTo(here, 'announcement', { slug }, title)),
    ),
  'press-conference': (here) =>
    named(
      here,
      'press-conference',
      newestFirst(({ startsAt }) => startsAt),
      ({ slug, title }) => found(linkTo(here, 'press-conference', { slug }, title)),
    ),
  dataset: (here) =>
    named(
      here,
      'dataset',
      newestFirst(({ updatedOn }) => updatedOn),
      ({ slug, title }) => found(linkTo(here, 'dataset', { slug }, title)),
    ),
  project: (here) => named(here, 'project', byOrder, ({ slug, name }) => found(linkTo(here, 'project-item', { slug }, name))),
  vacancy: (here) =>
    named(
      here,
      'vacancy',
      newestFirst(({ publishedOn }) => publishedOn),
      ({ slug, title }) => found(linkTo(here, 'vacancy-item', { slug }, title)),
    ),
  tender: (here) =>
    named(
      here,
      'tender',
      newestFirst(({ publishedOn }) => publishedOn),
      ({ slug, title, number }) => found(linkTo(here, 'tender', { slug }, title), number),
    ),
} satisfies Record<FoundKind, (here: Reading) => FoundLink[]>;

/** Everything on the site by its name, in the reader's language. */
export function searchIndex(reading: Reading): IndexGroup[] {
  return foundKinds.map((kind) => ({ kind, links: finders[kind](reading) })).filter(({ links }) => links.length > 0);
}
