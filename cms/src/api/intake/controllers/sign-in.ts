import { isProvider } from '@ochiq/contract/routing/sign-in-place';
import type { SignInRedirect, SignInResult } from '@ochiq/contract/wire/sign-in-wire';
import type { Core } from '@strapi/strapi';

import { beginSignIn, finishSignIn } from '../../../people/sign-in/sign-in';
import { getErrorKind } from '../../../submissions/forms/form-handler';

type Context = {
  params: { provider: string };
  request: { body?: unknown };
  status: number;
  body: unknown;
  set: (name: string, value: string) => void;
};

const failed = { outcome: 'refused', reason: 'failed' } as const;

function send(context: Context, result: SignInRedirect | SignInResult | null): void {
  context.set('cache-control', 'no-store');
  context.status = result === null ? 400 : 200;
  context.body = result ?? failed;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  begin(context: Context) {
    const { provider } = context.params;
    send(context, isProvider(provider) ? beginSignIn(provider, context.request.body) : null);
  },

  async finish(context: Context) {
    const { provider } = context.params;
    try {
      send(context, isProvider(provider) ? await finishSignIn(strapi, provider, context.request.body, new Date()) : null);
    } catch (error) {
      strapi.log.error(`Nobody could be signed in through ${isProvider(provider) ? provider : 'a provider'}: ${getErrorKind(error)}`);
      send(context, failed);
    }
  },
});
