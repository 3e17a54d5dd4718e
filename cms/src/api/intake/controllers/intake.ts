import { sessionHeader, statusOf, type FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { accountPage } from '../../../accounts/account-page';
import { challenge } from '../../../intake/challenge';
import { kindOf } from '../../../intake/kind-of';
import { receive } from '../../../intake/receive';
import { refused } from '../../../intake/refused';

type Context = {
  params: { form: string };
  request: { body?: unknown };
  status: number;
  body: unknown;
  get: (name: string) => string;
  set: (name: string, value: string) => void;
};

const badRequest = 400;

const noSession = refused('wrong-sign-in');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async challenge(context: Context) {
    context.set('cache-control', 'no-store');
    context.body = await challenge(new Date());
  },

  async account(context: Context) {
    context.set('cache-control', 'no-store');
    const session = context.get(sessionHeader);
    const answer = await accountPage(strapi, session === '' ? null : session);
    if (answer === null) context.status = statusOf(noSession);
    context.body = answer ?? noSession;
  },

  async receive(context: Context) {
    const { form } = context.params;
    let answer: FormAnswer | null;
    try {
      answer = await receive(strapi, form, context.request.body, new Date());
    } catch (error) {
      strapi.log.error(`A form could not be kept: ${kindOf(error)}`);
      answer = refused('failed');
    }
    context.set('cache-control', 'no-store');
    context.status = answer === null ? badRequest : statusOf(answer);
    context.body = answer ?? refused('failed');
  },
});
