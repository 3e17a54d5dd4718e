import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { peopleReadingRights } from '../rights/people-rights';
import { isSuperAdmin, type PanelUser } from '../second-factor/panel-people';
import {
  absenceInput,
  absenceParams,
  type AbsencesResponse,
  absencesQuery,
  changingRight,
  type OwnAbsencesResponse,
  proposalInput,
} from './absence';
import { readAbsences, readOwnAbsences } from './read-absences';
import { createAbsenceRefusal, dropAbsence, addProposal, setAbsence } from './store-absence';

type Context = {
  state: { user: PanelUser; userAbility: { can: (action: string) => boolean }; auth?: { strategy?: { name?: string } } };
  query: unknown;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  status: number;
  body: unknown;
  set: (headers: Readonly<Record<string, string>>) => void;
};

/** Returns whether a person may say who stands in for whom: a token of the panel acts for its owner, and is none. */
const mayChange = ({ state: { userAbility, auth } }: Context): boolean =>
  auth?.strategy?.name === 'admin' && userAbility.can(changingRight);

/** Returns whether a person may read users and roles. */
const mayReadPeople = ({ state: { userAbility } }: Context): boolean => peopleReadingRights.every((right) => userAbility.can(right));

/** Adds the panel's routes to absences: of others for who may read and change users, and to one's own; Strapi guards them by its session. */
export function addAbsenceRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const { user } = context.state;
    if (!mayReadPeople(context)) throw createAbsenceRefusal(strapi, 'no-right');
    const { person } = parseInput(absencesQuery, context.query);
    context.set({ 'cache-control': 'no-store' });
    context.body = {
      absences: await readAbsences(strapi, { $or: [{ user: person }, { standIn: person }] }, new Date()),
      mayChange: mayChange(context),
      mayGiveAdministration: mayChange(context) && isSuperAdmin(user),
    } satisfies AbsencesResponse;
  };
  const set = async (context: Context) => {
    if (!mayChange(context)) throw createAbsenceRefusal(strapi, 'no-right');
    const input = parseInput(absenceInput, context.request.body);
    // The role itself, and not one that a Super Admin lends: what was given once is not passed on.
    if (input.hasAdministration && !isSuperAdmin(context.state.user)) throw createAbsenceRefusal(strapi, 'administration');
    await setAbsence(strapi, input, context.state.user.id, new Date());
    context.status = 204;
  };
  const drop = async (context: Context) => {
    const by = { user: context.state.user.id, mayChange: mayChange(context) };
    await dropAbsence(strapi, parseInput(absenceParams, context.params).id, by, new Date());
    context.status = 204;
  };
  const readOwn = async (context: Context) => {
    const { user, userAbility } = context.state;
    const reader = { user: user.id, userAbility, mayChange: mayChange(context) && mayReadPeople(context) };
    context.body = (await readOwnAbsences(strapi, reader, new Date())) satisfies OwnAbsencesResponse;
  };
  const propose = async (context: Context) => {
    await addProposal(strapi, context.state.user.id, parseInput(proposalInput, context.request.body), new Date());
    context.status = 204;
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/absences', handler: list },
    { method: 'POST', path: '/absences', handler: set },
    { method: 'DELETE', path: '/absences/:id', handler: drop },
    { method: 'GET', path: '/absences/own', handler: readOwn },
    { method: 'POST', path: '/absences/proposals', handler: propose },
  ]);
}
