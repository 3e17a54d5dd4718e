import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { findRule, isReviewNeeded } from '../../content/review/rules/needed-approvals';
import { emergencyType, type ReviewRule } from '../../content/review/rules/review-rules';
import { readRules } from '../../content/review/rules/stored-rules';
import { getRows } from '../../platform/strapi/rows';
import { type PanelAccount, readAccounts } from '../audit/panel-accounts';
import { readRolePlaces, type RolePlaces } from './role-places';
import { readLiftedLimits } from '../role-limits/lifted-limits';
import { listTemplates } from '../roles/role-permissions';
import { isSuperAdmin, listPanelRoles, type PanelRole } from '../second-factor/panel-people';
import { listLentRoles, readStandIns } from '../absences/stand-ins';
import { addLentLimits, computeTypeRights, entryActions, type FieldsByType, findLimits, type StoredGrant } from './compute-rights';
import {
  type EntryPeopleQuery,
  type EntryPeopleResponse,
  type LimitedPerson,
  type PersonRightsResponse,
  type RightLimit,
  type TypeRights,
  typesWithRights,
} from './people-rights';

type GrantRow = {
  action: string;
  subject: string | null;
  properties: { locales?: readonly string[] | null; fields?: readonly string[] | null } | null;
  conditions: readonly string[] | null;
  role: { name: string; code: string } | null;
};

/** Reads rights of roles: one query, however many people have them. */
async function readGrants(strapi: Core.Strapi, where: Readonly<Record<string, unknown>>, places: RolePlaces): Promise<StoredGrant[]> {
  const rows = await getRows<GrantRow>(strapi, 'admin::permission').findMany({ where, populate: { role: { select: ['name', 'code'] } } });
  return rows.flatMap(({ action, subject, properties, conditions, role }) =>
    role
      ? [
          {
            ...{ role: role.name, action, subject, locales: properties?.locales, fields: properties?.fields },
            ...{ conditions: conditions ?? [], isPlaceLimited: places.isLimited(role.name, subject) },
          },
        ]
      : [],
  );
}

/** Lists all fields of each type, from what Strapi could grant at most. */
const listFields = (strapi: Core.Strapi): FieldsByType =>
  new Map(listTemplates(strapi).flatMap(({ subject, properties: { fields } }) => (subject !== null && fields ? [[subject, fields]] : [])));

const isAdministrator = ({ roles }: PanelAccount, known: readonly PanelRole[]): boolean =>
  isSuperAdmin({ roles: known.filter(({ name }) => roles.includes(name)) });

/** Reads what a person may do; `null` for an unknown account. */
export async function readPersonRights(strapi: Core.Strapi, id: number): Promise<PersonRightsResponse | null> {
  const [person] = await readAccounts(strapi, [id]);
  if (!person) return null;
  const places = await readRolePlaces(strapi);
  const grants = await readGrants(strapi, { role: { name: { $in: person.roles } } }, places);
  const options = { known: listFields(strapi), isAdministrator: isAdministrator(person, await listPanelRoles(strapi)) };
  return {
    person,
    isAdministrator: options.isAdministrator,
    types: typesWithRights.map((type) => computeTypeRights(grants, type, options)),
    places: options.isAdministrator ? [] : places.list(person.roles),
    lifted: options.isAdministrator ? [] : ((await readLiftedLimits(strapi, [person])).get(id) ?? []),
    others: new Set(grants.flatMap(({ action, subject }) => (subject === null ? action : []))).size,
  };
}

type EntryRule = Omit<NonNullable<EntryPeopleResponse['review']>, 'approve'>;

/** Finds what the rules ask for entries of a type in a language, wherever they are in the page tree. */
function findEntryRule(rules: readonly ReviewRule[], { type, locale }: EntryPeopleQuery, roles: readonly PanelRole[]): EntryRule | null {
  const rule = type === emergencyType ? null : findRule(rules, { type, locale, places: [] });
  if (!rule || !isReviewNeeded(rule)) return null;
  const skippedBy = roles.filter(({ code }) => rule.skippedBy.includes(code)).map(({ name }) => name);
  return { approvals: rule.approvals, outside: rule.outside, skippedBy };
}

/**
 * Reads who of those who can sign in may do what with entries of a type in a language.
 * @param areRulesShown whether it says what the rules of review ask for
 */
export async function readEntryPeople(strapi: Core.Strapi, query: EntryPeopleQuery, areRulesShown: boolean): Promise<EntryPeopleResponse> {
  const { type, locale } = query;
  const roles = await listPanelRoles(strapi);
  const rules = areRulesShown ? (await readRules(strapi)).rules : [];
  const known = listFields(strapi);
  const places = await readRolePlaces(strapi);
  const grants = await readGrants(strapi, { subject: getContentTypeUid(type), action: { $in: [...entryActions] } }, places);
  const computeRights = (names: readonly string[]) => {
    const own = grants.filter(({ role }) => names.includes(role));
    const isAll = isSuperAdmin({ roles: roles.filter(({ name }) => names.includes(name)) });
    return computeTypeRights(own, type, { known, isAdministrator: isAll });
  };
  const people = (await readAccounts(strapi))
    .filter(({ isActive }) => isActive)
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((person) => ({ person, rights: computeRights(person.roles) }));
  const absences = await readStandIns(
    strapi,
    people.map(({ person }) => person.id),
    new Date(),
  );
  const listLent = ({ id }: PanelAccount) =>
    absences
      .filter(({ standIn }) => standIn === id)
      .flatMap(({ user, administration }) => {
        const absent = people.find(({ person }) => person.id === user)?.person;
        if (!absent) return [];
        const lent = listLentRoles(
          roles.filter(({ name }) => absent.roles.includes(name)),
          administration,
        ).map(({ name }) => name);
        return [{ name: absent.name, roles: lent, rights: computeRights(lent) }];
      });
  const peopleNow = people.map((one) => ({ ...one, lent: listLent(one.person) }));
  const list = (pick: (rights: TypeRights) => RightLimit[] | null): LimitedPerson[] =>
    peopleNow.flatMap(({ person, rights, lent }) => {
      const now = addLentLimits(
        pick(rights),
        lent.map(({ name, rights: lentRights }) => ({ name, limits: pick(lentRights) })),
      );
      if (now === null) return [];
      const rolesNow = [...person.roles, ...lent.flatMap((absent) => absent.roles)];
      return [{ ...person, ...now, places: now.limits.includes('places') ? places.listOfType(rolesNow, type) : [] }];
    });
  const publish = list((rights) => findLimits(rights, 'publish', locale));
  const rule = findEntryRule(rules, query, roles);
  return {
    publish,
    review: rule && { ...rule, approve: list((rights) => findLimits(rights, 'approve', locale)) },
    areRulesShown,
    hasFurtherRules: rules.some(
      (one) => one.type === type && isReviewNeeded(one) && (one.section !== null || (one.locale !== null && one.locale !== locale)),
    ),
    write: list((rights) => findLimits(rights, 'write', locale)).filter(({ id }) => publish.every((person) => person.id !== id)),
  };
}
