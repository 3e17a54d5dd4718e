import type { ContentTypeName } from '@ochiq/contract/content-types';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import type { PredefinedRole } from '../../src/people/roles/expand-roles';
import type { EntryRight } from '../../src/people/roles/role-table';
import type { OwnCms } from './own-cms';
import { createEntriesClient, type Editor, getDocumentId } from './panel';
import type { RestResponse } from './rest';

/** What the content manager can be asked to do, in an order in which who may do all of it can. */
export const cellActions = ['read', 'create', 'translate', 'update', 'discard', 'publish', 'unpublish', 'delete'] as const;
export type CellAction = (typeof cellActions)[number];

/** The rights of the table that an action takes, any of each list. */
const neededRights: Readonly<Record<CellAction, readonly (readonly EntryRight[])[]>> = {
  read: [['read']],
  create: [['create']],
  translate: [['create', 'translate'], ['update']],
  update: [['update']],
  discard: [['update']],
  publish: [['publish']],
  unpublish: [['publish']],
  delete: [['delete']],
};

type Values = Readonly<Record<string, unknown>>;

/** Entries of a type on which each action is tried. */
export type Sample = {
  name: string;
  type: ContentTypeName;
  table: string;
  actions: readonly CellAction[];
  /** Whether it is a section page of documents, to which some rights are limited. */
  isOfDocuments?: true;
  /** The field that says what it is called. */
  title: string;
  /** What all languages share; of an entry that is there already, nothing. */
  shared: Values;
  /** Another value of what no two entries have in common, for further entries. */
  others?: readonly Values[];
  slug?: false;
};

const everything = cellActions;
const withoutFurther = everything.filter((action) => action !== 'create' && action !== 'translate');

/** Every grant of every role is to one of these, or to what citizens send. */
export const samples: readonly Sample[] = [
  { name: 'tag', type: 'tag', table: 'tags', actions: everything, title: 'name', shared: {} },
  {
    ...{ name: 'document', type: 'document', table: 'documents', actions: everything, title: 'title' },
    shared: { kind: 'internal', legalStatus: 'in-force' },
  },
  {
    ...{ name: 'unit', type: 'unit', table: 'units', actions: everything, title: 'name' },
    shared: { kind: 'expedition', order: 900 },
  },
  {
    ...{ name: 'project', type: 'project', table: 'projects', actions: everything, title: 'name' },
    shared: { kind: 'project', stage: 'running', order: 900, summary: 'Qisqacha.' },
  },
  {
    ...{ name: 'section page of documents', type: 'section-page', table: 'section_pages', actions: everything, title: 'title' },
    ...{ isOfDocuments: true, shared: { key: 'documents', blocks: [] }, slug: false },
    others: [{ key: 'decisions' }, { key: 'constitution' }],
  },
  {
    ...{ name: 'section page of appeals', type: 'section-page', table: 'section_pages', actions: withoutFurther, title: 'title' },
    ...{ shared: { key: 'appeals', blocks: [] }, slug: false },
  },
  { name: 'news', type: 'news', table: 'news_items', actions: ['read', 'update', 'publish'], title: 'title', shared: {} },
  { name: 'site', type: 'site', table: 'sites', actions: ['read', 'update', 'discard', 'publish'], title: 'name', shared: {} },
];

/** The samples for a role that has a right to all content: a type with values that languages share, and one with a single entry. */
const ofAllContent = ['unit', 'site'];

/** Chooses the samples for a role: its own, and one that is not; of who has a right to all content, a few. */
export function chooseSamples({ grants }: PredefinedRole): Sample[] {
  const own = samples.filter(({ type }) => grants.some(({ types }) => types.includes(type)));
  if (own.length === samples.length) return own.filter(({ name }) => ofAllContent.includes(name));
  return [...own, ...samples.filter((sample) => !own.includes(sample)).slice(0, 1)];
}

/** Returns whether the table gives a role a right to a sample in a language. */
const isGranted = ({ grants }: PredefinedRole, right: EntryRight, { type, isOfDocuments }: Sample, locale: Locale): boolean =>
  grants.some(
    ({ types, rights, locales, entries }) =>
      types.includes(type) && rights.includes(right) && locales.includes(locale) && (entries === undefined || isOfDocuments === true),
  );

/** Returns whether the table lets a role do something. */
export function isAllowed(role: PredefinedRole, action: CellAction | 'approve', sample: Sample, locale: Locale): boolean {
  if (action === 'approve') return isGranted(role, 'review', sample, locale);
  // It would take back what all languages share, which translators don't write.
  if (action === 'discard' && isGranted(role, 'translate', sample, locale)) return false;
  return neededRights[action].every((rights) => rights.some((right) => isGranted(role, right, sample, locale)));
}

let count = 0;
const createWord = () => `katak-${String((count += 1))}`;

/** An entry that is published in all languages, and for each language one that is not there in it. */
export type SampleEntries = { complete: string; lacking: Readonly<Record<Locale, string>> };

/** The cells of the table for entries of a CMS, which its administrator makes and repairs. */
export function createCells(cms: OwnCms, chief: Editor) {
  const buildValues = ({ title, shared, slug }: Sample, others: Values = {}): Values => {
    const word = createWord();
    return { ...shared, [title]: word, ...(slug === false ? {} : { slug: word }), ...others };
  };
  const expectSuccess = (response: RestResponse): RestResponse => {
    if (response.status >= 300) throw new Error(`The administrator is refused: ${JSON.stringify(response.body)}`);
    return response;
  };
  const client = (by: Editor, { type }: Sample, locale: string) => createEntriesClient(by, type, locale);
  const complete = async (sample: Sample, document: string, locale: Locale) => {
    expectSuccess(await client(chief, sample, locale).publish(document, buildValues(sample)));
  };
  const make = async (sample: Sample, locale: Locale, others?: Values) =>
    getDocumentId(expectSuccess(await client(chief, sample, locale).create(buildValues(sample, others))));
  return {
    /** Everything that is stored of the entries of a sample's type. */
    takeSnapshot: ({ table }: Sample): string => JSON.stringify(cms.database.rows(table)),
    /** Makes the entries of a sample; a single type, and news with all that they need, are there already. */
    makeEntries: async (sample: Sample): Promise<SampleEntries> => {
      const { type, others = [], actions } = sample;
      if (Object.keys(sample.shared).length === 0 && type !== 'tag') {
        const found = type === 'site' ? '' : getDocumentId({ status: 200, body: { data: await findPublishedNews(chief) } });
        return { complete: found, lacking: { uz: found, ru: found, en: found } };
      }
      const document = await make(sample, 'uz');
      for (const locale of localeCodes) await complete(sample, document, locale);
      if (!actions.includes('translate')) return { complete: document, lacking: { uz: document, ru: document, en: document } };
      const [uzbek, russian] = [await make(sample, 'uz', others[0]), await make(sample, 'ru', others[1])];
      return { complete: document, lacking: { uz: russian, ru: uzbek, en: uzbek } };
    },
    /** Tries an action as a person. */
    attempt: (by: Editor, sample: Sample, { complete: document, lacking }: SampleEntries, action: CellAction, locale: Locale) => {
      const entries = client(by, sample, locale);
      switch (action) {
        case 'read':
          return entries.find(document);
        case 'create':
          return entries.create(buildValues(sample, sample.others && { key: 'privacy' }));
        case 'translate':
          return entries.update(lacking[locale], { [sample.title]: createWord() });
        case 'update':
          return entries.update(document, { [sample.title]: createWord() });
        case 'discard':
          return by.request('POST', `${toPath(sample, document)}/actions/discard?locale=${locale}`, {});
        case 'publish':
          return entries.publish(document);
        case 'unpublish':
          return entries.unpublish(document);
        case 'delete':
          return entries.remove(document);
      }
    },
    /** Removes what an allowed action has made. */
    takeBack: async (sample: Sample, { lacking }: SampleEntries, action: CellAction, locale: Locale, response: RestResponse) => {
      if (action === 'create') expectSuccess(await client(chief, sample, locale).remove(getDocumentId(response)));
      if (action === 'translate') expectSuccess(await client(chief, sample, locale).remove(lacking[locale]));
    },
    complete,
  };
}

const toPath = ({ type }: Sample, document: string): string =>
  `/content-manager/${document === '' ? 'single-types' : 'collection-types'}/api::${type}.${type}${document === '' ? '' : `/${document}`}`;

/** Finds the published news of the few entries, which are there in all languages. */
async function findPublishedNews(chief: Editor): Promise<{ documentId: string }> {
  const { body } = await createEntriesClient(chief, 'news', 'uz').list();
  const news = (body['results'] as readonly { documentId: string; slug: string }[]).find(({ slug }) => slug === 'birinchi-quduq');
  if (!news) throw new Error('The news of the few entries is not there');
  return news;
}
