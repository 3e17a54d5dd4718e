import type { CollectionName, contentTypes } from '@ochiq/contract/content-types';
import type { IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';

type FieldName<Type extends { fields: object }> = keyof Type['fields'] & string;
type List<Column extends string> = {
  columns: readonly Column[];
  /** The column that entries are sorted by, the greatest first where `newestFirst` is set. */
  sort: Column;
  newestFirst?: true;
};

/**
 * The lists of content: first what people know an entry by, its picture, the day or the order that counts, who answers
 * for it. States by language and Strapi's own state follow. The compiler requires a list of each type.
 */
const contentLists = {
  announcement: { columns: ['title', 'date', 'validUntil'], sort: 'date', newestFirst: true },
  'appeal-statistic': { columns: ['period', 'startsOn', 'received', 'satisfied'], sort: 'startsOn', newestFirst: true },
  category: { columns: ['name', 'updatedAt'], sort: 'name' },
  dataset: { columns: ['title', 'theme', 'updatedOn', 'nextUpdateOn'], sort: 'updatedOn', newestFirst: true },
  document: { columns: ['title', 'number', 'kind', 'adoptedOn'], sort: 'adoptedOn', newestFirst: true },
  faq: { columns: ['question', 'topic', 'order'], sort: 'order' },
  news: { columns: ['title', 'cover', 'date', 'category'], sort: 'date', newestFirst: true },
  'news-comment': { columns: ['name', 'content', 'news', 'writtenOn'], sort: 'writtenOn', newestFirst: true },
  page: { columns: ['title', 'owner', 'reviewOn', 'updatedAt'], sort: 'title' },
  person: { columns: ['name', 'photo', 'position', 'unit'], sort: 'name' },
  'press-conference': { columns: ['title', 'startsAt', 'place'], sort: 'startsAt', newestFirst: true },
  project: { columns: ['name', 'cover', 'stage', 'region'], sort: 'name' },
  redirect: { columns: ['from', 'to', 'permanent'], sort: 'from' },
  'section-page': { columns: ['title', 'key', 'updatedAt'], sort: 'title' },
  service: { columns: ['name', 'kind', 'order'], sort: 'order' },
  tag: { columns: ['name', 'updatedAt'], sort: 'name' },
  tender: { columns: ['title', 'number', 'publishedOn', 'deadline'], sort: 'publishedOn', newestFirst: true },
  testimonial: { columns: ['name', 'role', 'order'], sort: 'order' },
  unit: { columns: ['name', 'kind', 'parent', 'head'], sort: 'name' },
  vacancy: { columns: ['title', 'unit', 'publishedOn', 'deadline'], sort: 'publishedOn', newestFirst: true },
} as const satisfies { readonly [Name in CollectionName]: List<FieldName<(typeof contentTypes)[Name]> | 'updatedAt'> };

/** The columns of submissions: enough to see what is new, what is due and what may be spam. */
const intakeColumns = {
  appeal: ['receiptNumber', 'kind', 'stage', 'dueOn', 'receivedAt', 'suspicion'],
  'callback-request': ['name', 'phone', 'stage', 'receivedAt', 'suspicion'],
  comment: ['name', 'content', 'page', 'stage', 'receivedAt', 'suspicion'],
  'contact-message': ['subject', 'name', 'stage', 'receivedAt', 'suspicion'],
  inquiry: ['receiptNumber', 'kind', 'offer', 'name', 'stage', 'dueOn', 'suspicion'],
  'page-feedback': ['page', 'useful', 'text', 'stage', 'receivedAt', 'suspicion'],
  review: ['name', 'content', 'stage', 'receivedAt', 'suspicion'],
} as const satisfies { readonly [Name in IntakeTypeName]: readonly FieldName<(typeof intakeTypes)[Name]>[] };

type ListConfig = { settings: Readonly<Record<string, string | number | boolean>>; layouts: { list: readonly string[] } };

const buildConfig = ({ columns, sort, newestFirst }: List<string>): ListConfig => ({
  settings: {
    ...{ searchable: true, filterable: true, bulkable: true, pageSize: 20 },
    defaultSortBy: sort,
    defaultSortOrder: newestFirst ? 'DESC' : 'ASC',
  },
  layouts: { list: columns },
});

/** Builds the panel's default list of a type of content; administrators can change it. */
export const buildContentListConfig = (name: CollectionName): ListConfig => buildConfig(contentLists[name]);

/** Builds the panel's default list of submissions, newest first; administrators can change it. */
export const buildIntakeListConfig = (name: IntakeTypeName): ListConfig =>
  buildConfig({ columns: intakeColumns[name], sort: 'receivedAt', newestFirst: true });

/** Returns whether a type has a list: of a type with one entry there is none. */
export const hasList = (name: string): name is CollectionName => Object.hasOwn(contentLists, name);
