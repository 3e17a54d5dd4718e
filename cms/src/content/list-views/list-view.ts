import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** How many filters a person saves of one list, and how long a name is. */
export const maxViews = 20;
export const longestViewName = 60;

const intakeUids = Object.keys(intakeTypes).map((name) => `api::${name}.${name}`);

/** Strapi's uids of the lists of which filters can be saved. */
export const listModel = z.enum([...contentTypeNames.map(getContentTypeUid), ...intakeUids] as [string, ...string[]]);

/** Returns whether a list is of what citizens send. */
export const isOfCitizens = (model: string): boolean => intakeUids.includes(model);

const value = z.string().max(200);
type Condition = string | string[] | { [name: string]: Condition };
const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([value, z.array(value).max(50), z.record(z.string().regex(/^\$?\w{1,60}$/u), condition)]),
);

/** What a list is narrowed to and sorted by, as its address says it. */
export const listViewQuery = z.strictObject({
  sort: z.string().max(100).optional(),
  search: value.optional(),
  languageState: z.string().max(20).optional(),
  locale: z.enum(localeCodes).optional(),
  /** Strapi's conditions, by the field; all of them have to be met. */
  filters: z.array(z.record(z.string().regex(/^\w{1,60}$/u), condition)).max(20),
});
export type ListViewQuery = z.output<typeof listViewQuery>;

const name = z.string().trim().min(1).max(longestViewName);

export const listViewsQuery = z.strictObject({ model: listModel });
export const newListView = z.strictObject({ model: listModel, name, query: listViewQuery });
export type NewListView = z.output<typeof newListView>;
export const renamedListView = z.strictObject({ name });

export const listView = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** Without the conditions on fields that do not exist any more. */
  query: listViewQuery,
  /** The names of those fields. */
  missing: z.array(z.string()),
});
export type ListView = z.output<typeof listView>;

export const listViewsResponse = z.object({ views: z.array(listView) });

/** The panel's endpoint; a view is below it, by its id. */
export const listViewsPath = '/admin/list-views';
