import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { readRightsCheck, type RightsCheck } from '../../people/roles/panel-rights';
import { createVersionAddress } from '../preview/preview-link';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { findHistoryBegin, listPublishedOn } from './published-on';
import { compareVersions, readHistory, toVersion } from './read-history';
import { restoreVersion } from './restore-version';
import { findVersion, type VersionRow } from './stored-versions';
import {
  comparisonQuery,
  dayQuery,
  type EntryQuery,
  type PublishedOnResponse,
  versionQuery,
  versionsQuery,
  versionsResponse,
  type pageResponse,
  type RestoredResponse,
} from './version';

type Context = {
  state: { userAbility: unknown };
  query: unknown;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  body: unknown;
};

/**
 * Reads the rights of the user to an entry, in its own language.
 * @throws a ForbiddenError: the user may not even read it
 */
async function requireRead(strapi: Core.Strapi, { state }: Context, { type, document, locale }: EntryQuery): Promise<RightsCheck> {
  const version = { uid: getContentTypeUid(type), documentId: document, locale };
  const check = await readRightsCheck(strapi, state.userAbility, version);
  if (!check('read')) throw new errors.ForbiddenError('You may not read this entry');
  return check;
}

/**
 * Finds a version of an entry.
 * @throws a NotFoundError: also where it is another entry's or another language's
 */
async function requireVersion(strapi: Core.Strapi, entry: EntryQuery, id: number): Promise<VersionRow> {
  const row = await findVersion(strapi, entry, id);
  if (!row) throw new errors.NotFoundError('There is no such version of this entry');
  return row;
}

const restoreBody = z.strictObject({ locale: versionQuery.shape.locale, version: versionQuery.shape.version });

/** Reads which version is to be restored; the address names the entry as Strapi's own do, and is checked like theirs. */
function readRestoreRequest({ params, request }: Context) {
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === params['model']);
  const { locale, version } = parseInput(restoreBody, request.body);
  return parseInput(versionQuery, { type, document: params['id'], locale, version });
}

/** Adds the panel's routes to the history of an entry; Strapi guards them by its session. */
export function addHistoryRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const { before, ...entry } = parseInput(versionsQuery, context.query);
    const check = await requireRead(strapi, context, entry);
    context.body = versionsResponse.parse(await readHistory(strapi, entry, check, before));
  };
  const compare = async (context: Context) => {
    const { before, after, ...entry } = parseInput(comparisonQuery, context.query);
    const check = await requireRead(strapi, context, entry);
    const compared = {
      before: await requireVersion(strapi, entry, before),
      after: after === undefined ? null : await requireVersion(strapi, entry, after),
    };
    context.body = await compareVersions(strapi, entry, compared, { check, userAbility: context.state.userAbility });
  };
  const page = async (context: Context) => {
    const { version, ...entry } = parseInput(versionQuery, context.query);
    const check = await requireRead(strapi, context, entry);
    const { id } = await requireVersion(strapi, entry, version);
    context.body = { url: createVersionAddress(entry, id, check) } satisfies z.output<typeof pageResponse>;
  };
  const publishedOn = async (context: Context) => {
    const { day, ...entry } = parseInput(dayQuery, context.query);
    const check = await requireRead(strapi, context, entry);
    const rows = await listPublishedOn(strapi, entry, day);
    const versions = rows.map((row) => ({ ...toVersion(row), url: createVersionAddress(entry, row.id, check) }));
    context.body = { versions, begins: await findHistoryBegin(strapi, entry) } satisfies PublishedOnResponse;
  };
  const restore = async (context: Context) => {
    const { version, ...entry } = readRestoreRequest(context);
    const check = await requireRead(strapi, context, entry);
    if (!check('update')) throw new errors.ForbiddenError(`You may not change this entry in this language (${entry.locale})`);
    const row = await requireVersion(strapi, entry, version);
    context.body = (await restoreVersion(strapi, entry, row, { check, userAbility: context.state.userAbility })) satisfies RestoredResponse;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/history', handler: list },
    { method: 'GET', path: '/history/compare', handler: compare },
    { method: 'GET', path: '/history/page', handler: page },
    { method: 'GET', path: '/history/published-on', handler: publishedOn },
    { method: 'POST', path: '/history/:model/:id/restore', handler: restore },
  ]);
}
