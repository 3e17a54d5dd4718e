import type { Core } from '@strapi/strapi';

import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import type { PanelState } from '../review/reviewing-person';
import { acceptDifference } from './accept-difference';
import { acceptanceInput, agreementForm, type AgreementResponse } from './agreement';
import { readAgreement } from './read-agreement';

type Context = { state: PanelState; request: { body?: unknown }; body: unknown };

/** Adds the panel's routes to what the languages of an entry say differently; Strapi guards them by its session. */
export function addAgreementRoutes(strapi: Core.Strapi): void {
  const compare = async (context: Context) => {
    const form = parseInput(agreementForm, context.request.body);
    context.body = (await readAgreement(strapi, context.state.userAbility, form)) satisfies AgreementResponse;
  };
  const accept = async (context: Context) => {
    const { hashes, reason, ...form } = parseInput(acceptanceInput, context.request.body);
    await acceptDifference(strapi, context.state, { hashes, reason, ...form });
    context.body = (await readAgreement(strapi, context.state.userAbility, form)) satisfies AgreementResponse;
  };
  addPanelRoutes(strapi, [
    { method: 'POST', path: '/agreement/differences', handler: compare },
    { method: 'POST', path: '/agreement/acceptances', handler: accept },
  ]);
}
