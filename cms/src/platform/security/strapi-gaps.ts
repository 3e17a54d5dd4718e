import type { Core, Modules } from '@strapi/strapi';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';

import { accountUid } from '../../people/accounts/account';

type Runner = { run: (webhook: unknown, event: string, info?: { uid?: unknown }) => Promise<unknown> };

const personalTypes = new Set<unknown>([accountUid, ...Object.keys(intakeTypes).map((name) => `api::${name}.${name}`)]);

/** Excludes submissions and accounts from webhooks: Strapi sends every webhook the complete entry, unsigned. */
export function excludeFromWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  const run = runner.run.bind(runner);
  runner.run = (webhook, event, info) => (personalTypes.has(info?.uid) ? Promise.resolve({ statusCode: 204 }) : run(webhook, event, info));
}

/**
 * Protects the document id of an updated entry. Strapi accepts another one from the client, whatever the role: an entry
 * would lose its other languages, and a comment its published entry.
 */
export function protectDocumentId(): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    if (context.action === 'update' && data) delete data['documentId'];
    return next();
  };
}
