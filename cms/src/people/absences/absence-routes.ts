import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseId, parseInput } from '../../platform/strapi/panel-routes';
import { mayReadPeople } from '../rights/people-rights';
import { isSuperAdmin } from '../second-factor/panel-people';
import { absenceInput, type AbsencesResponse, absencesQuery, type OwnAbsencesResponse, proposalInput } from './absence';
import { mayChangePeople, type PeopleContext } from './people-context';
import { readAbsences, readOwnAbsences } from './read-absences';
import { readStandInNotes } from './stand-in-notes';
import { createAbsenceRefusal, dropAbsence, addProposal, setAbsence } from './store-absence';

/** Adds the panel's routes to absences: of others for who may read and change users, and to one's own; Strapi guards them by its session. */
export function addAbsenceRoutes(strapi: Core.Strapi): void {
  const list = async (context: PeopleContext) => {
    const { user, userAbility } = context.state;
    if (!mayReadPeople(userAbility)) throw createAbsenceRefusal(strapi, 'no-right');
    const { person } = parseInput(absencesQuery, context.query);
    const [now, mayChange] = [new Date(), mayChangePeople(context)];
    context.set({ 'cache-control': 'no-store' });
    context.body = {
      absences: await readAbsences(strapi, { $or: [{ user: person }, { standIn: person }] }, now),
      mayChange,
      mayGiveAdministration: mayChange && isSuperAdmin(user),
      standInNotes: mayChange ? await readStandInNotes(strapi, person, user, now) : null,
    } satisfies AbsencesResponse;
  };
  const set = async (context: PeopleContext) => {
    if (!mayChangePeople(context)) throw createAbsenceRefusal(strapi, 'no-right');
    const input = parseInput(absenceInput, context.request.body);
    // The role itself, and not one that a Super Admin lends: what was given once is not passed on.
    if (input.hasAdministration && !isSuperAdmin(context.state.user)) throw createAbsenceRefusal(strapi, 'administration');
    await setAbsence(strapi, input, context.state.user.id, new Date());
    context.status = 204;
  };
  const drop = async (context: PeopleContext) => {
    const by = { user: context.state.user.id, mayChange: mayChangePeople(context) };
    await dropAbsence(strapi, parseId(context), by, new Date());
    context.status = 204;
  };
  const readOwn = async (context: PeopleContext) => {
    const { user, userAbility } = context.state;
    const reader = { user: user.id, userAbility, mayChange: mayChangePeople(context) && mayReadPeople(context.state.userAbility) };
    context.body = (await readOwnAbsences(strapi, reader, new Date())) satisfies OwnAbsencesResponse;
  };
  const propose = async (context: PeopleContext) => {
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
