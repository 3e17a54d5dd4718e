import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readPlaceCheck } from '../../people/role-limits/place-check';
import { readRolesCheck } from '../../people/role-limits/roles-within';
import { readStandIns } from '../../people/absences/stand-ins';
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

/** Lists all Super Admins who can sign in. */
export async function listSuperAdmins(strapi: Core.Strapi): Promise<Author[]> {
  const users = await getRows<ReviewerRow>(strapi, 'admin::user').findMany({ populate: { roles: true }, orderBy: { id: 'asc' } });
  return users.filter((user) => isPresent(user) && isSuperAdmin(user)).map(toAuthor);
}

/**
 * Lists who may approve a version by their roles, besides the Super Admins; its authors are among them. The rights of each
 * person are computed only where a condition depends on the entry.
 */
async function listByRoles(strapi: Core.Strapi, uid: string, draft: Row): Promise<Author[]> {
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
    const mayReview = isWithin(roles) || (isConditional && (await canReview(strapi, await readPanelAbility(strapi, row.id), uid, draft)));
    if (mayReview) reviewers.push(toAuthor(row));
  }
  return reviewers;
}

/** Lists who stands in now for some people, and may approve a version by that. */
async function listStandIns(strapi: Core.Strapi, uid: string, draft: Row, people: readonly Author[]): Promise<Author[]> {
  const absences = await readStandIns(
    strapi,
    people.map(({ id }) => id),
    new Date(),
  );
  const reviewers: number[] = [];
  for (const { standIn } of absences)
    if (await canReview(strapi, await readPanelAbility(strapi, standIn), uid, draft)) reviewers.push(standIn);
  return listAuthors(strapi, reviewers);
}

/** Lists all who may approve a version, without its authors; by name. Who stands in for one of them is a reviewer, too, and one person. */
export async function listReviewers(
  strapi: Core.Strapi,
  { type }: EntryQuery,
  draft: Row,
  authors: ReadonlySet<number>,
): Promise<Author[]> {
  const uid = getContentTypeUid(type);
  const byRoles = [...(await listByRoles(strapi, uid, draft)), ...(await listSuperAdmins(strapi))];
  const all = [...byRoles, ...(await listStandIns(strapi, uid, draft, byRoles))];
  const distinct = [...new Map(all.map((person) => [person.id, person])).values()];
  return distinct.filter(({ id }) => !authors.has(id)).sort((one, other) => one.name.localeCompare(other.name));
}

/** Names users of the panel; those who were deleted are left out. */
export async function listAuthors(strapi: Core.Strapi, ids: readonly number[]): Promise<Author[]> {
  if (ids.length === 0) return [];
  return (await getPanelUsers(strapi).findMany({ where: { id: { $in: [...ids] } }, orderBy: { id: 'asc' } })).map(toAuthor);
}
