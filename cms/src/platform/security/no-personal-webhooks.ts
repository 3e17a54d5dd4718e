import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';

import { accountUid } from '../../people/accounts/account';

type Runner = { run: (webhook: unknown, event: string, info?: { uid?: unknown }) => Promise<unknown> };

const personalTypes = new Set<unknown>([accountUid, ...Object.keys(intakeTypes).map((name) => `api::${name}.${name}`)]);

/** Excludes submissions and accounts from webhooks: Strapi sends every webhook the complete entry, unsigned. */
export function excludeFromWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  const run = runner.run.bind(runner);
  runner.run = (webhook, event, info) => (personalTypes.has(info?.uid) ? Promise.resolve({ statusCode: 204 }) : run(webhook, event, info));
}
