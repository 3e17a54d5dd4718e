import type { Core } from '@strapi/strapi';

import { ensureRole } from './ensure-role';
import { getRoleTypeUid, listPredefinedRoles } from './expand-roles';
import { buildPermissions, listTemplates } from './role-permissions';
import { readUnnotedRoles } from './unnoted-roles';

/** Creates each predefined role once, and grants it new types of content at later starts. */
export async function ensurePredefinedRoles(strapi: Core.Strapi): Promise<void> {
  const unnoted = await readUnnotedRoles(strapi);
  const templates = listTemplates(strapi);
  for (const role of listPredefinedRoles()) {
    const { key, name, description, grants } = role;
    await ensureRole(strapi, {
      ...{ key, name, description },
      types: [...new Set(grants.flatMap(({ types }) => types.map(getRoleTypeUid)))],
      permissions: buildPermissions(templates, role),
      unnoted: unnoted.get(key) ?? null,
    });
  }
}
