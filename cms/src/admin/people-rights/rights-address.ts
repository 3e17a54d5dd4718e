import { contentTypeNames } from '@ochiq/contract/content-types';
import { defaultLocale, localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { type EntryPeopleQuery, peopleRightsPaths } from '../../people/rights/people-rights.ts';

/** The questions of the page, by the parameter `view` of its address. */
export const rightsViews = ['person', 'entry', 'limits'] as const;
export type RightsView = (typeof rightsViews)[number];

const account = z.string().regex(/^[1-9]\d{0,14}$/u);
const typeName = z.enum([...contentTypeNames]);
const language = z.enum(localeCodes);

/** Reads which question an address asks: about a person, where it says none. */
export const readView = (query: URLSearchParams): RightsView => rightsViews.find((view) => view === query.get('view')) ?? 'person';

/** Reads the person of an address; `null` where it names none. */
export const readPersonId = (query: URLSearchParams): string | null => account.safeParse(query.get('person')).data ?? null;

/** Reads the type and the language of an address; news in the site's first language where it names none. */
export const readEntryChoice = (query: URLSearchParams): EntryPeopleQuery => ({
  type: typeName.safeParse(query.get('type')).data ?? 'news',
  locale: language.safeParse(query.get('locale')).data ?? defaultLocale,
});

/** Builds the parameters of the page about a person. */
export const toPersonSearch = (id: string | null): Record<string, string> => (id === null ? {} : { person: id });

/** Builds the parameters of the page about entries. */
export const toEntrySearch = ({ type, locale }: EntryPeopleQuery): Record<string, string> => ({ view: 'entry', type, locale });

/** Builds the request for a person's rights. */
export const toPersonRequest = (id: string): string => `${peopleRightsPaths.person}?${new URLSearchParams({ id }).toString()}`;

/** Builds the request for those who may publish entries of a type in a language. */
export const toEntryRequest = ({ type, locale }: EntryPeopleQuery): string =>
  `${peopleRightsPaths.entry}?${new URLSearchParams({ type, locale }).toString()}`;
