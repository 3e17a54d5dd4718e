import type { Core } from '@strapi/strapi';

import { recordAudit } from '../../../people/audit/record-audit';
import type { AuditActor } from '../../../people/audit/chain/sealed-row';

/** Who has no account: what they did is recorded under this name, and their own is in the details. */
export const outsideActor: AuditActor = { id: null, name: 'outside' };

type OutsideEvent = {
  action: 'invite' | 'revoke' | 'open' | 'agree' | 'object';
  type: string;
  document: string;
  locales: readonly string[];
  /** The name of the person, as the colleague who invited them typed it; their address is not recorded here. */
  name: string;
};

/** Records what was done with an invitation; what the invited person did, as theirs. */
export async function recordOutside(strapi: Core.Strapi, { action, type, document, locales, name }: OutsideEvent): Promise<void> {
  const subject = { type, id: document, title: null, locale: locales.length === 1 ? (locales[0] ?? null) : null };
  const isOwn = action === 'invite' || action === 'revoke';
  const details = { action, name, locales: [...locales] };
  await recordAudit(strapi, [{ kind: 'review-outside', subject, details, ...(isOwn ? {} : { actor: outsideActor }) }]);
}
