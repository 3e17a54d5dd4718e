import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { isAboutType, listLimitPlaces, listPlacesOfType } from '../role-limits/limit-places';
import { findLimitedType } from '../role-limits/limited-types';
import { showPlaces } from '../role-limits/place-titles';
import type { LimitPlace, ShownLimit, ShownPlace } from '../role-limits/role-limits';
import { readLimits, type StoredLimit } from '../role-limits/stored-limits';
import { listPanelRoles } from '../second-factor/panel-people';

/** Where roles write, by their names. */
export type RolePlaces = {
  /** Returns whether a role writes what has a uid in some places only. */
  isLimited: (role: string, subject: string | null) => boolean;
  /** Lists where those of some roles write that are limited. */
  list: (roles: readonly string[]) => ShownLimit[];
  /** Lists the places where some roles write entries of a type. */
  listOfType: (roles: readonly string[], type: ContentTypeName) => ShownPlace[];
};

/** Reads where the roles of the panel write, with the places by their names. */
export async function readRolePlaces(strapi: Core.Strapi): Promise<RolePlaces> {
  const { limits } = await readLimits(strapi);
  const names = new Map(limits.length === 0 ? [] : (await listPanelRoles(strapi)).map(({ code, name }) => [code, name]));
  const named = limits.flatMap((limit) => (names.has(limit.role) ? [{ ...limit, role: names.get(limit.role) ?? '' }] : []));
  const all = await showPlaces(strapi, named.flatMap(listLimitPlaces));
  const shown = new Map(all.map((place) => [place.key, place]));
  const show = (places: readonly LimitPlace[]): ShownPlace[] => places.flatMap(({ key }) => shown.get(key) ?? []);
  const isAbout = (limit: StoredLimit, subject: string | null) => {
    const type = findLimitedType(subject ?? '');
    return type !== undefined && isAboutType(limit, type);
  };
  return {
    isLimited: (role, subject) => named.some((limit) => limit.role === role && isAbout(limit, subject)),
    list: (roles) =>
      named
        .filter(({ role }) => roles.includes(role))
        .map(({ role, sections, units }) => ({ role, sections: sections && show(sections), units: units && show(units) })),
    listOfType: (roles, type) => {
      const limited = findLimitedType(getContentTypeUid(type));
      const own = named.filter((limit) => roles.includes(limit.role) && isAbout(limit, getContentTypeUid(type)));
      return limited === undefined ? [] : show(own.flatMap((limit) => listPlacesOfType(limit, limited)));
    },
  };
}
