import { roleLimitsPaths, type RoleLimit, type RoleLimitsResponse } from '../../src/people/role-limits/role-limits';
import type { Editor } from './panel';
import type { RestResponse } from './rest';

/** Reads the limits of all roles. */
export const readRoleLimits = async (chief: Editor): Promise<RoleLimitsResponse> =>
  (await chief.request('GET', roleLimitsPaths.limits)).body as unknown as RoleLimitsResponse;

/** Replaces all limits; roles are named as the panel lists them. */
export async function setRoleLimits(chief: Editor, limits: Readonly<Record<string, Omit<RoleLimit, 'role'>>>): Promise<RestResponse> {
  const { revision, roles } = await readRoleLimits(chief);
  const toCode = (name: string) => roles.find((role) => role.name === name)?.code ?? name;
  const named = Object.entries(limits).map(([name, limit]) => ({ role: toCode(name), ...limit }));
  return chief.request('POST', roleLimitsPaths.limits, { revision, limits: named });
}
