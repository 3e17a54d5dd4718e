import { contentTypeNames } from '@ochiq/contract/content-types';
import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';

import { type RoleGrant, type RoleRow, roleTable, type RoleTypeName } from './role-table';

/** A grant of one role, with its languages: those of content. */
export type PredefinedGrant = Omit<RoleGrant, 'isInAllLanguages'> & { locales: readonly Locale[] };

/** A predefined role, one of a language where there is one for each. */
export type PredefinedRole = Omit<RoleRow, 'grants' | 'isForEachLanguage'> & { grants: readonly PredefinedGrant[] };

const toGrant = ({ isInAllLanguages, ...grant }: RoleGrant, own: readonly Locale[]): PredefinedGrant => ({
  ...grant,
  locales: isInAllLanguages === true ? localeCodes : own,
});

/** Lists the roles of a row: one, or one for each language. */
function expandRow({ isForEachLanguage, grants, ...row }: RoleRow): PredefinedRole[] {
  if (isForEachLanguage !== true) return [{ ...row, grants: grants.map((grant) => toGrant(grant, localeCodes)) }];
  return localeCodes.map((locale) => ({
    ...row,
    key: `${row.key}-${locale}`,
    name: `${row.name} (${locale})`,
    description: `${row.description}: ${locales[locale].name}`,
    grants: grants.map((grant) => toGrant(grant, [locale])),
  }));
}

/** Lists all predefined roles, in the order in which they are created. */
export const listPredefinedRoles = (): PredefinedRole[] => roleTable.flatMap((row) => expandRow(row));

/** Returns Strapi's uid of a type. */
export const getRoleTypeUid = (type: RoleTypeName): string => `api::${type}.${type}`;

/** Returns whether a type is one of content, which has languages. */
export const isContentType = (type: RoleTypeName): boolean => contentTypeNames.some((name) => name === type);
