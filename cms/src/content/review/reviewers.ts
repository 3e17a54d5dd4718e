import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readPlaceCheck } from '../../people/role-limits/place-check';
import { readRolesCheck } from '../../people/role-limits/roles-within';
import { readAbsentPeople, readStandIns, runWithoutLenders } from '../../people/absences/stand-ins';
import { getPanelUsers, isSuperAdmin, type PanelUser } from '../../people/second-factor/panel-people';
import { type AdminUser, getAdminService } from '../../platform/strapi/admin-services';
import type { Row } from '../../platform/strapi/documents';
import { hasEntryRight } from '../../platform/strapi/has-entry-right';
import { getRows } from '../../platform/strapi/rows';
import { type Author, toAuthor } from '../history/origin';
import type { EntryQuery } from '../history/version';
import { reviewRights } from './rules/review-rules';

/** Returns whether a user may approve a version, within the limits of their roles. */
export async function canReview(strapi: Core.Strapi, userAbility: unknown, uid: string, draft: Row): Promise<boolean> {
  if (!hasEntryRight(strapi, userAbility, { action: reviewRights.review, uid }, draft)) return false;
  const { documentId, locale } = draft;
  return (await readPlaceCheck(strapi, userAbility, { uid, documentId, locale, entity: draft }, ['review']))('review');
}

type ReviewerRow = PanelUser & { isActive: boolean | null; blocked: boolean | null };
type GrantRow = {
  properties: { locales?: readonly string[] | null } | null;
  conditions: readonly string[] | null;
  role: { code: string; users?: readonly ReviewerRow[] } | null;
};

const isPresent = ({ isActive, blocked }: ReviewerRow) => isActive === true && blocked !== true;

/** Reads the rights of a user of the panel as they are now; `null` for one who is blocked or deleted. */
export async function readPanelAbility(strapi: Core.Strapi, id: number): Promise<unknown> {
  const user = await getRows<ReviewerRow & AdminUser>(strapi, 'admin::user').findOne({ where: { id }, populate: { roles: true } });
  return user && isPresent(user) ? getAdminService(strapi, 'permission').engine.generateUserAbility(user) : null;
}

/**
 * Returns whether a user may approve a version by what is their own, or lent by people who have no part in it: what its authors and
 * those who have approved it lend would be their own voice once more.
 */
export async function canReviewApart(
  strapi: Core.Strapi,
  { user, userAbility }: { user: number; userAbility: unknown },
  { uid, draft }: { uid: string; draft: Row },
  parties: ReadonlySet<number>,
): Promise<boolean> {
  const absent = parties.size === 0 ? [] : await readAbsentPeople(strapi, user, new Date());
  if (!absent.some(({ id }) => parties.has(id))) return canReview(strapi, userAbility, uid, draft);
  return runWithoutLenders(parties, async () => canReview(strapi, await readPanelAbility(strapi, user), uid, draft));
}

/** Lists all Super Admins who can sign in. */
export async function listSuperAdmins(strapi: Core.Strapi): Promise<Author[]> {
  const users = await getRows<ReviewerRow>(strapi, 'admin::user').findMany({ populate: { roles: true }, orderBy: { id: 'asc' } });
  return users.filter((user) => isPresent(user) && isSuperAdmin(user)).map(toAuthor);
}

/** Returns whether a user may approve a version now, apart from what those with a part in it lend. */
const mayReview = async (strapi: Core.Strapi, user: number, version: { uid: string; draft: Row }, parties: ReadonlySet<number>) =>
  canReviewApart(strapi, { user, userAbility: await readPanelAbility(strapi, user) }, version, parties);

/**
 * Lists who may approve a version by their roles, besides the Super Admins; its authors are among them. The rights of each
 * person are computed only where a condition depends on the entry.
 */
async function listByRoles(strapi: Core.Strapi, uid: string, draft: Row, parties: ReadonlySet<number>): Promise<Author[]> {
  const grants = await getRows<GrantRow>(strapi, 'admin::permission').findMany({
    where: { action: reviewRights.review, subject: uid },
    populate: { role: { populate: { users: true } } },
  });
  const people = new Map<number, { row: ReviewerRow; roles: readonly string[]; isConditional: boolean }>();
  for (const { properties, conditions, role } of grants) {
    if (!role || !(properties?.locales?.includes(draft.locale) ?? true)) continue;
    const isConditional = (conditions ?? []).length > 0;
    for (const row of role.users ?? []) {
      const known = people.get(row.id) ?? { row, roles: [], isConditional: false };
      people.set(row.id, isConditional ? { ...known, isConditional } : { ...known, roles: [...known.roles, role.code] });
    }
  }
  const isWithin = await readRolesCheck(strapi, { uid, documentId: draft.documentId });
  const reviewers: Author[] = [];
  for (const { row, roles, isConditional } of people.values()) {
    if (!isPresent(row)) continue;
    const isReviewer = isWithin(roles) || (isConditional && (await mayReview(strapi, row.id, { uid, draft }, parties)));
    if (isReviewer) reviewers.push(toAuthor(row));
  }
  return reviewers;
}

/** Lists who stands in now for some people, and may approve a version by that: for who has a part in it there is none. */
async function listStandIns(
  strapi: Core.Strapi,
  version: { uid: string; draft: Row },
  people: readonly Author[],
  parties: ReadonlySet<number>,
): Promise<Author[]> {
  const absent = people.flatMap(({ id }) => (parties.has(id) ? [] : [id]));
  const reviewers: number[] = [];
  for (const { standIn } of await readStandIns(strapi, absent, new Date()))
    if (await mayReview(strapi, standIn, version, parties)) reviewers.push(standIn);
  return listAuthors(strapi, reviewers);
}

/**
 * Lists all who may approve a version, without its authors; by name. Who stands in for one of them is a reviewer, too, and one person.
 * @param approvers who have approved it already, and are listed; but not who stands in for them
 */
export async function listReviewers(
  strapi: Core.Strapi,
  { type }: EntryQuery,
  draft: Row,
  authors: ReadonlySet<number>,
  approvers: readonly number[] = [],
): Promise<Author[]> {
  const uid = getContentTypeUid(type);
  const parties = new Set([...authors, ...approvers]);
  const byRoles = [...(await listByRoles(strapi, uid, draft, parties)), ...(await listSuperAdmins(strapi))];
  const all = [...byRoles, ...(await listStandIns(strapi, { uid, draft }, byRoles, parties))];
  const distinct = [...new Map(all.map((person) => [person.id, person])).values()];
  return distinct.filter(({ id }) => !authors.has(id)).sort((one, other) => one.name.localeCompare(other.name));
}

/** Names users of the panel; those who were deleted are left out. */
export async function listAuthors(strapi: Core.Strapi, ids: readonly number[]): Promise<Author[]> {
  if (ids.length === 0) return [];
  return (await getPanelUsers(strapi).findMany({ where: { id: { $in: [...ids] } }, orderBy: { id: 'asc' } })).map(toAuthor);
}
