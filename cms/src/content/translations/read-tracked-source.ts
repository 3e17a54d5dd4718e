import { contentTypes } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { pickAllowed } from '../history/allowed-fields';
import { readContents } from '../history/stored-contents';
import type { StoredEntry } from '../history/stored-entry';
import type { EntryQuery } from '../history/version';
import type { Publication } from '../list-details/outdated-translations';
import { isTranslatable } from '../list-details/translatable-values';
import type { TrackedField, TrackedSourceResponse } from './changed-fields';
import { findTracked, readBehindSource, readEntryRights } from './read-changed-fields';
import { readOrigins, readSource, toSourcePublication, type TranslationSource } from './read-source';

/** What the source said in a field, in the version that the translation follows there. */
type Tracked = { text: StoredEntry; follows: Publication; by: TrackedField['by'] };

/** Creates a function that finds what a translation follows in a field, and in which version; `null` where there was none yet. */
async function readTracked(
  strapi: Core.Strapi,
  { type, locale }: EntryQuery,
  source: TranslationSource,
  findOrigin: (name: string) => Publication | null,
): Promise<(name: string) => Tracked | null> {
  const behind = await readBehindSource(strapi, type, source);
  const last = source.publications.at(-1);
  const isPublished = source.published.includes(locale);
  const contents = await readContents(
    strapi,
    behind ? [] : source.publications.filter((one) => !isPublished || one === last).map(({ content }) => content),
  );
  return (name) => {
    if (behind) {
      const follows = findTracked(behind.basis, (path) => path.split('.')[0] === name);
      const by = follows.id === behind.basis.before.id && !behind.basis.confirmation ? 'publication' : 'confirmation';
      return { text: behind.tracked.text, follows, by };
    }
    // What readers do not see yet follows what they saw of its source when each field was written.
    const follows = isPublished ? last : findOrigin(name);
    if (!follows) return null;
    return { text: contents.get(follows.content) ?? {}, follows, by: isPublished ? 'publication' : 'text' };
  };
}

/**
 * Reads what the source of a translation said in each field, in the version that the translation follows there, as far as the user may
 * read the source: what changed since is what a translator has to follow.
 * @throws a ForbiddenError: the user may not read the translation
 */
export async function readTrackedSource(strapi: Core.Strapi, userAbility: unknown, entry: EntryQuery): Promise<TrackedSourceResponse> {
  const { type, document } = entry;
  if (!(await readEntryRights(strapi, userAbility, entry))('read')) throw new errors.ForbiddenError('You may not read this entry');
  const source = await readSource(strapi, entry);
  if (source.source === null) return { source: null, fields: {} };
  const check = await readEntryRights(strapi, userAbility, { type, document, locale: source.source });
  if (!check('read')) return { source: source.source, fields: {} };
  const findOrigin = await readOrigins(strapi, entry, source.publications);
  const find = await readTracked(strapi, entry, source, findOrigin);
  const names = Object.entries<Field>(contentTypes[type].fields).flatMap(([name, field]) => (isTranslatable(field) ? [name] : []));
  const fields = names.flatMap((name): [string, TrackedField][] => {
    const [tracked, origin] = [find(name), findOrigin(name)];
    if (!tracked) return [];
    const { [name]: value } = pickAllowed(type, tracked.text, (path) => check('read', path));
    if (value === undefined && !check('read', name)) return [];
    const { follows, by } = tracked;
    return [[name, { value, follows: toSourcePublication(follows), by, madeFrom: origin && toSourcePublication(origin) }]];
  });
  return { source: source.source, fields: Object.fromEntries(fields) };
}
