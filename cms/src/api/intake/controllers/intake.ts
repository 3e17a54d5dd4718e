import { addressHeader, sessionHeader, statusOf } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { accountPage } from '../../../accounts/account-page';
import { answerForm } from '../../../intake/answer-form';
import { challenge } from '../../../intake/challenge';
import { refused } from '../../../intake/refused';

type Context = {
  params: { form: string };
  request: { body?: unknown };
  status: number;
  body: unknown;
  get: (name: string) => string;
  set: (name: string, value: string) => void;
};

const noSession = refused('wrong-sign-in');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async challenge(context: Context) {
    context.set('cache-control', 'no-store');
    const address = context.get(addressHeader);
    context.body = await challenge(strapi, address === '' ? null : address, new Date());
  },

  async account(context: Context) {
    context.set('cache-control', 'no-store');
    const session = context.get(sessionHeader);
    const answer = await accountPage(strapi, session === '' ? null : session);
    if (answer === null) context.status = statusOf(noSession);
    context.body = answer ?? noSession;
  },

  async receive(context: Context) {
    await answerForm(strapi, context, { form: context.params.form, body: context.request.body, files: [] });
  },
});
