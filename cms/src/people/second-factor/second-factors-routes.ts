import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Localized } from '@ochiq/contract/routing/locales';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { formatUserName } from '../../platform/strapi/user-names';
import { getAsker, type ProofContext, requireProof } from './check-proof';
import { getPanelUsers, listPanelRoles, readRequiredRoles, requireSuperAdmin, storeRequiredRoles } from './panel-people';
import { resetFactor } from './reset-factor';
import { resetInput, rolesInput, type SecondFactors } from './second-factor';
import { recordRequiredRoles } from './security-events';

const forSuperAdmins: Localized<string> = {
  uz: 'Boshqalarning ikkinchi omili haqida faqat bosh administrator qaror qiladi',
  ru: 'О втором факторе других людей решает только главный администратор',
  en: 'Only a Super Admin decides about the second factors of others',
};

async function readSecondFactors(strapi: Core.Strapi): Promise<SecondFactors> {
  const required = await readRequiredRoles(strapi);
  const roles = await listPanelRoles(strapi);
  const factors = await getTable(strapi, 'second-factor').findMany({ where: { confirmedAt: { $notNull: true } } });
  const where = { id: { $in: factors.map(({ user }) => user) } };
  const people = await getPanelUsers(strapi).findMany({ where, orderBy: { email: 'asc' } });
  return {
    roles: roles.map(({ code, name }) => ({ code, name, isRequired: required.includes(code) })),
    people: people.map((user) => ({ id: user.id, email: user.email, name: formatUserName(user) })),
  };
}

/** Adds the panel's routes by which a Super Admin decides about the second factors of others. */
export function addSecondFactorsRoutes(strapi: Core.Strapi): void {
  const requireDecider = ({ state }: ProofContext) => requireSuperAdmin(strapi, state.user, forSuperAdmins);
  const list = async (context: ProofContext) => {
    requireDecider(context);
    context.body = await readSecondFactors(strapi);
  };
  const setRoles = async (context: ProofContext) => {
    requireDecider(context);
    const { roles, proof } = parseInput(rolesInput, context.request.body);
    const known = await listPanelRoles(strapi);
    const unknown = roles.filter((role) => known.every(({ code }) => code !== role));
    if (unknown.length > 0) throw new errors.ValidationError(`There is no role ${unknown.join(', ')}`);
    await requireProof(strapi, getAsker(context), proof);
    await withWriteLock(strapi, async () => {
      await storeRequiredRoles(strapi, roles);
      await recordRequiredRoles(
        strapi,
        known.filter(({ code }) => roles.includes(code)).map(({ name }) => name),
      );
    });
    context.status = 204;
  };
  const reset = async (context: ProofContext) => {
    requireDecider(context);
    const { user, proof } = parseInput(resetInput, context.request.body);
    await requireProof(strapi, getAsker(context), proof);
    await resetFactor(strapi, user);
    context.status = 204;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/second-factors', handler: list },
    { method: 'POST', path: '/second-factors/roles', handler: setRoles },
    { method: 'POST', path: '/second-factors/reset', handler: reset },
  ]);
}
