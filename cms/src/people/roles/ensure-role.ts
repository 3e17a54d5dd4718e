import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { withWriteLock } from '../../platform/database/transactions';
import { getAdminService, type Permission } from '../../platform/strapi/admin-services';
import { getRows } from '../../platform/strapi/rows';

/** A predefined role and its permissions; changes, renames and deletions by administrators stay. */
export type RoleDefinition = {
  /** The key of its note: the name may change. */
  key: string;
  name: string;
  description: string;
  /** The types of content that it is about. */
  types: readonly string[];
  permissions: readonly Permission[];
  /** The types granted by a start before they were noted; `null` where there was none. */
  unnoted: readonly string[] | null;
};

const note = z.object({ role: z.number().nullable(), types: z.array(z.string()) });
type Note = z.output<typeof note>;

const stored = z.record(z.string(), note);

const findNewTypes = (types: readonly string[], grantedTypes: readonly string[]) => types.filter((type) => !grantedTypes.includes(type));

/** Creates a role; `null` where the institution has one of that name, which stays as it is. */
async function create(strapi: Core.Strapi, { name, description, permissions }: RoleDefinition): Promise<number | null> {
  const roles = getAdminService(strapi, 'role');
  if (await roles.findOne({ name })) {
    strapi.log.warn(`A role is called “${name}” already: it stays as it is, and the predefined role of this name is not created`);
    return null;
  }
  const { id } = await roles.create({ name, description });
  await roles.assignPermissions(id, permissions);
  return id;
}

/** Reconstructs the note of a role that was made before roles were noted. */
async function recallNote(strapi: Core.Strapi, { name, types, unnoted }: RoleDefinition): Promise<Note | undefined> {
  if (unnoted === null) return undefined;
  const role = await getAdminService(strapi, 'role').findOne({ name });
  const later = findNewTypes(types, unnoted);
  if (!role && later.length > 0)
    strapi.log.warn(`No role is called “${name}”. If it has another name by now, give it permissions for ${later.join(', ')} in the panel`);
  return { role: role?.id ?? null, types: [...unnoted] };
}

/** Grants a role the types that are new since its note. */
async function grantNewTypes(
  strapi: Core.Strapi,
  { types, permissions }: RoleDefinition,
  { role, types: grantedTypes }: Note,
): Promise<void> {
  const roles = getAdminService(strapi, 'role');
  const later = findNewTypes(types, grantedTypes);
  if (later.length === 0 || role === null || !(await roles.findOne({ id: role }))) return;
  const granted = await getRows<Pick<Permission, 'subject'>>(strapi, 'admin::permission').findMany({
    where: { role },
    select: ['subject'],
  });
  const fresh = later.filter((type) => !granted.some(({ subject }) => subject === type));
  await roles.addPermissions(
    role,
    permissions.filter(({ subject }) => subject !== null && fresh.includes(subject)),
  );
}

/**
 * Creates a role once, and grants it new types of content at later starts; none is granted twice. A role and its note are stored
 * together: one without the other would be created again, or have no rights for ever.
 */
export const ensureRole = (strapi: Core.Strapi, definition: RoleDefinition): Promise<void> =>
  withWriteLock(strapi, async () => {
    const store = strapi.store({ type: 'core', name: 'setup' });
    const notes = stored.parse((await store.get({ key: 'roles' })) ?? {});
    const knownNote = notes[definition.key] ?? (await recallNote(strapi, definition));
    if (knownNote) await grantNewTypes(strapi, definition, knownNote);
    const role = knownNote ? knownNote.role : await create(strapi, definition);
    await store.set({ key: 'roles', value: { ...notes, [definition.key]: { role, types: [...definition.types] } } });
  });
