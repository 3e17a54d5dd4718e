import type { IncomingMessage } from 'node:http';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Localized } from '@ochiq/contract/routing/locales';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { getAsker, requireProof } from './check-proof';
import { getPanelUsers, isSuperAdmin, listPanelRoles, type PanelUser, readRequiredRoles, storeRequiredRoles } from './panel-people';
import { resetFactor } from './reset-factor';
import { resetInput, rolesInput, type SecondFactors } from './second-factor';
import { recordRequiredRoles } from './security-events';

type Context = {
  state: { user: PanelUser; session: { id: string } };
  req: IncomingMessage;
  request: { body?: unknown };
  status: number;
  body: unknown;
};

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
    people: people.map(({ id, email, firstname, lastname }) => ({ id, email, name: [firstname, lastname].filter(Boolean).join(' ') })),
  };
}

/** Adds the panel's routes by which a Super Admin decides about the second factors of others. */
export function addSecondFactorsRoutes(strapi: Core.Strapi): void {
  const requireSuperAdmin = ({ state }: Context) => {
    if (!isSuperAdmin(state.user)) throw createRefusal(translateForEditor(strapi, forSuperAdmins));
  };
  const list = async (context: Context) => {
    requireSuperAdmin(context);
    context.body = await readSecondFactors(strapi);
  };
  const setRoles = async (context: Context) => {
    requireSuperAdmin(context);
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
  const reset = async (context: Context) => {
    requireSuperAdmin(context);
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
