import { addressHeader, sessionHeader, getFormResponseStatus } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { getAccountPage } from '../../../people/accounts/get-account-page';
import { handleForm } from '../../../submissions/forms/form-handler';
import { issueChallenge } from '../../../submissions/rate-limits/proof';
import { createRefusedResult } from '../../../submissions/forms/submission';

type Context = {
  params: { form: string };
  request: { body?: unknown };
  status: number;
  body: unknown;
  get: (name: string) => string;
  set: (name: string, value: string) => void;
};

const noSession = createRefusedResult('wrong-sign-in');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async challenge(context: Context) {
    context.set('cache-control', 'no-store');
    const address = context.get(addressHeader);
    context.body = await issueChallenge(strapi, address === '' ? null : address, new Date());
  },

  async account(context: Context) {
    context.set('cache-control', 'no-store');
    const session = context.get(sessionHeader);
    const accountPage = await getAccountPage(strapi, session === '' ? null : session);
    if (accountPage === null) context.status = getFormResponseStatus(noSession);
    context.body = accountPage ?? noSession;
  },

  async receive(context: Context) {
    await handleForm(strapi, context, { form: context.params.form, body: context.request.body, files: [] });
  },
});
