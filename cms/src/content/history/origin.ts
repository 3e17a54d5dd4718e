import { AsyncLocalStorage } from 'node:async_hooks';

import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { formatUserName, type UserName } from '../../platform/strapi/user-names';
import type { VersionSource } from './version';

/** The user of the panel who changes something. */
export type Author = { id: number; name: string };

/** Where a change comes from; without an author it is the current user's. */
type Origin = { source: VersionSource; author?: number; plan?: PlannedRun };

/** When a plan was made, and the instant of what is published of its document in this run. */
export type PlannedRun = { plannedAt: Date; at: Date };

/** An account of the panel, as far as an author is named by it. */
export type AuthorAccount = UserName & { id: number; email?: string | null };
type RequestState = { user?: AuthorAccount; auth?: { strategy?: { name?: string } } };

const origins = new AsyncLocalStorage<Origin>();

/** Runs work whose changes come from somewhere else than a form of the panel. */
export const withOrigin = <T>(origin: Origin, work: () => Promise<T>): Promise<T> => origins.run(origin, work);

/** Names a user as colleagues know them. */
export function toAuthor(person: AuthorAccount): Author {
  const name = formatUserName(person);
  return { id: person.id, name: name === '' ? (person.email ?? '') : name };
}

/** Returns the id of the author of a change that was made in their name; `undefined` for what the current user does. */
export const getNamedAuthor = (): number | undefined => origins.getStore()?.author;

/** Returns the plan that the current change carries out. */
export const getPlannedRun = (): PlannedRun | undefined => origins.getStore()?.plan;

function getCurrentUser(strapi: Core.Strapi): Author | null {
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
  return user && auth?.strategy?.name?.startsWith('admin') === true ? toAuthor(user) : null;
}

async function readUser(strapi: Core.Strapi, id: number): Promise<Author | null> {
  const person = await getRows<AuthorAccount>(strapi, 'admin::user').findOne({
    where: { id },
    select: ['id', 'firstname', 'lastname', 'email'],
  });
  return person && toAuthor(person);
}

/** Returns where the current change comes from, and its author: none where the CMS does it by itself. */
export async function getOrigin(strapi: Core.Strapi): Promise<{ source: VersionSource; author: Author | null }> {
  const origin = origins.getStore();
  const author = origin?.author === undefined ? getCurrentUser(strapi) : await readUser(strapi, origin.author);
  return { source: origin?.source ?? (author ? 'edit' : 'system'), author };
}
