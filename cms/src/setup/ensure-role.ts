import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { adminService, type Permission } from '../strapi/admin-services';
import { rowsOf } from '../strapi/rows';

/** A predefined role and its permissions; changes, renames and deletions by administrators stay. */
export type WantedRole = {
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

const newOf = (types: readonly string[], given: readonly string[]) => types.filter((type) => !given.includes(type));

async function create(strapi: Core.Strapi, { name, description, permissions }: WantedRole): Promise<number> {
  const roles = adminService(strapi, 'role');
  const { id } = await roles.create({ name, description });
  await roles.assignPermissions(id, permissions);
  return id;
}

/** Reconstructs the note of a role that was made before roles were noted. */
async function recalled(strapi: Core.Strapi, { name, types, unnoted }: WantedRole): Promise<Note | undefined> {
  if (unnoted === null) return undefined;
  const role = await adminService(strapi, 'role').findOne({ name });
  const later = newOf(types, unnoted);
  if (!role && later.length > 0)
    strapi.log.warn(`No role is called “${name}”. If it has another name by now, give it permissions for ${later.join(', ')} in the panel`);
  return { role: role?.id ?? null, types: [...unnoted] };
}

/** Grants a role the types that are new since its note. */
async function giveNewTypes(strapi: Core.Strapi, { types, permissions }: WantedRole, { role, types: given }: Note): Promise<void> {
  const roles = adminService(strapi, 'role');
  const later = newOf(types, given);
  if (later.length === 0 || role === null || !(await roles.findOne({ id: role }))) return;
  const held = await rowsOf<Pick<Permission, 'subject'>>(strapi, 'admin::permission').findMany({ where: { role }, select: ['subject'] });
  const fresh = later.filter((type) => !held.some(({ subject }) => subject === type));
  await roles.addPermissions(
    role,
    permissions.filter(({ subject }) => subject !== null && fresh.includes(subject)),
  );
}

/** Creates a role once, and grants it new types of content at later starts; none is granted twice. */
export async function ensureRole(strapi: Core.Strapi, wanted: WantedRole): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'setup' });
  const notes = stored.parse((await store.get({ key: 'roles' })) ?? {});
  const known = notes[wanted.key] ?? (await recalled(strapi, wanted));
  if (known) await giveNewTypes(strapi, wanted, known);
  const role = known ? known.role : await create(strapi, wanted);
  await store.set({ key: 'roles', value: { ...notes, [wanted.key]: { role, types: [...wanted.types] } } });
}
