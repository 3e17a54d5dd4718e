import { getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { listSections } from '../../content/page-tree/list-sections';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { readAccounts } from '../audit/panel-accounts';
import { mayReadPeople } from '../rights/people-rights';
import type { RoleHolder } from '../roles/current-roles';
import { type RightsCheck, readRightsCheck } from '../roles/panel-rights';
import { superAdminCode } from '../../platform/strapi/admin-services';
import { listPanelRoles } from '../second-factor/panel-people';
import { forbiddenLimits } from './limit-texts';
import { readLiftedLimits } from './lifted-limits';
import { listLimitPlaces } from './limit-places';
import { limitedTypeNames } from './limited-types';
import { listUnitChoices } from './list-choices';
import { readPlaceRights } from './place-rights';
import { showPlaces } from './place-titles';
import { readBelonging } from './read-belonging';
import {
  type EntryLimitsResponse,
  type LimitPlace,
  limitsUpdateRight,
  type ListedLimit,
  type PlaceChoice,
  type RoleLimit,
  roleLimitsInput,
  roleLimitsPaths,
  type RoleLimitsResponse,
} from './role-limits';
import { readLimits, storeLimits, type StoredLimit } from './stored-limits';

type Context = {
  state: { user: RoleHolder; userAbility: { can: (action: string) => boolean }; auth?: { strategy?: { name?: string } } };
  query: unknown;
  request: { body?: unknown };
  body: unknown;
  set: (headers: Readonly<Record<string, string>>) => void;
};

/** Lists the sections and pages of the tree, sections without pages included. */
async function listSectionChoices(strapi: Core.Strapi): Promise<PlaceChoice[]> {
  const sections = await listSections(strapi, { isComplete: true });
  return sections.map(({ section: key, title, depth }) => ({ key, title, depth }));
}

/** Lists the roles that can be limited. */
const listRoles = async (strapi: Core.Strapi) => (await listPanelRoles(strapi)).filter(({ code }) => code !== superAdminCode);

/** Reads the people who can sign in and for whom another role lifts the limits of a role, by the name of this one. */
async function readListedLifts(strapi: Core.Strapi): Promise<(role: string) => ListedLimit['lifted']> {
  const people = (await readAccounts(strapi)).filter(({ isActive }) => isActive).sort((one, other) => one.name.localeCompare(other.name));
  const lifted = await readLiftedLimits(strapi, people);
  return (role) =>
    people.flatMap(({ id, name }) =>
      (lifted.get(id) ?? []).filter((limit) => limit.role === role).map((limit) => ({ ...limit, person: { id, name } })),
    );
}

/** Reads the limits of all roles that there are, with the names of their places. */
async function readResponse(strapi: Core.Strapi, mayUpdate: boolean): Promise<RoleLimitsResponse> {
  const [{ revision, limits }, roles] = [await readLimits(strapi), await listRoles(strapi)];
  const existing = limits.filter(({ role }) => roles.some(({ code }) => code === role));
  const shown = new Map((await showPlaces(strapi, existing.flatMap(listLimitPlaces))).map((place) => [place.key, place]));
  const show = (places: readonly LimitPlace[] | null) => places && places.flatMap(({ key }) => shown.get(key) ?? []);
  const listLifted = await readListedLifts(strapi);
  return {
    ...{ revision, mayUpdate },
    limits: existing.map(({ role, sections, units }) => ({
      ...{ role, sections: show(sections), units: show(units) },
      lifted: listLifted(roles.find(({ code }) => code === role)?.name ?? role),
    })),
    roles: roles.map(({ code, name }) => ({ code, name })),
    sections: await listSectionChoices(strapi),
    units: await listUnitChoices(strapi),
  };
}

/**
 * Names the places of limits as they are called now. What a role was limited to already may be deleted meanwhile.
 * @throws a ValidationError: a role or a place does not exist
 */
async function nameLimits(strapi: Core.Strapi, limits: readonly RoleLimit[], before: readonly StoredLimit[]): Promise<StoredLimit[]> {
  const roles = (await listRoles(strapi)).map(({ code }) => code);
  const unknown = limits.filter(({ role }) => !roles.includes(role)).map(({ role }) => role);
  if (unknown.length > 0) throw new errors.ValidationError(`No role that can be limited is called ${unknown.join(', ')}`);
  const known = new Map([...(await listSectionChoices(strapi)), ...(await listUnitChoices(strapi))].map(({ key, title }) => [key, title]));
  return limits.map(({ role, sections, units }) => {
    const former = new Map(
      before
        .filter((one) => one.role === role)
        .flatMap(listLimitPlaces)
        .map(({ key, title }) => [key, title]),
    );
    const name = (keys: readonly string[] | null): LimitPlace[] | null =>
      keys &&
      [...new Set(keys)].map((key) => {
        const title = known.get(key) ?? former.get(key);
        if (title === undefined) throw new errors.ValidationError(`There is no section, page or unit ${key}`);
        return { key, title };
      });
    return { role, sections: name(sections), units: name(units) };
  });
}

const entryLimitsQuery = z.strictObject({
  type: z.enum(limitedTypeNames),
  document: z.string().min(1).max(64).optional(),
  locale: z.enum(localeCodes),
});

/** Reads where a person writes entries of a type, and whether they may write this one. */
async function readEntryLimits(strapi: Core.Strapi, context: Context): Promise<EntryLimitsResponse> {
  const { type, document: documentId, locale } = parseInput(entryLimitsQuery, context.query);
  const { user, userAbility } = context.state;
  const uid = getContentTypeUid(type);
  const check: RightsCheck =
    documentId === undefined ? () => true : await readRightsCheck(strapi, userAbility, { uid, documentId, locale });
  if (!check('read')) throw new errors.ForbiddenError('You may not read this entry');
  const rights = await readPlaceRights(strapi, user, type);
  if (rights === null) return { update: true, publish: true, delete: true, isOutside: false, places: [] };
  const belonging = documentId === undefined ? null : await readBelonging(strapi, type, documentId);
  return {
    ...{ update: check('update'), publish: check('publish'), delete: check('delete') },
    isOutside: belonging !== null && (['update', 'publish'] as const).some((right) => rights.isOutside({ right, locale }, belonging)),
    places: await showPlaces(strapi, rights.places),
  };
}

/** Adds the panel's routes to the limits of roles; Strapi guards them by its session. */
export function addRoleLimitsRoutes(strapi: Core.Strapi): void {
  const refuseUnless = (isAllowed: boolean) => {
    if (!isAllowed) throw createRefusal(translateForEditor(strapi, forbiddenLimits));
  };
  const send = async (context: Context) => {
    context.set({ 'cache-control': 'no-store' });
    context.body = await readResponse(strapi, context.state.userAbility.can(limitsUpdateRight));
  };
  const read = async (context: Context) => {
    refuseUnless(mayReadPeople(context.state.userAbility));
    await send(context);
  };
  const change = async (context: Context) => {
    const { auth, userAbility } = context.state;
    refuseUnless(userAbility.can(limitsUpdateRight) && mayReadPeople(userAbility));
    // A token of the panel acts for its owner; limits are changed by people.
    if (auth?.strategy?.name !== 'admin') throw new errors.ForbiddenError('Only a person changes the limits of roles');
    const { revision, limits } = parseInput(roleLimitsInput, context.request.body);
    await storeLimits(strapi, revision, (before) => nameLimits(strapi, limits, before));
    await send(context);
  };
  const readEntry = async (context: Context) => {
    context.body = await readEntryLimits(strapi, context);
  };
  const toPath = (name: keyof typeof roleLimitsPaths) => roleLimitsPaths[name].slice('/admin'.length);
  addPanelRoutes(strapi, [
    { method: 'GET', path: toPath('limits'), handler: read },
    { method: 'POST', path: toPath('limits'), handler: change },
    { method: 'GET', path: toPath('entry'), handler: readEntry },
  ]);
}
