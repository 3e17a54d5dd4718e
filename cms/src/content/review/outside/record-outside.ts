import type { Core } from '@strapi/strapi';

import { readSecrets } from '../../../env';
import { recordAudit } from '../../../people/audit/record-audit';
import type { AuditActor } from '../../../people/audit/chain/sealed-row';
import { derivePurposeKey, hashWithKey } from '../../../submissions/forms/secret-keys';
import type { ReviewRound } from '../review-rounds';

/** The name under which it is recorded what a person without an account did; their own name is in the details. */
export const outsideActor: AuditActor = { id: null, name: 'outside' };

type OutsideEvent = {
  /** `open`: the link was opened, by the invited person or by another one who has it. */
  action: 'invite' | 'revoke' | 'open' | 'agree' | 'object';
  type: string;
  document: string;
  locales: readonly string[];
  /** What was submitted, in each language that it is about: its hash proves which version it was. */
  rounds: readonly Pick<ReviewRound, 'locale' | 'hash'>[];
  invitation: {
    /** The name of the person, as the colleague who invited them typed it. */
    name: string;
    email: string;
  };
};

/** Hashes an address with a key: whose it was can be verified, and not read out of the log. */
const hashMailAddress = (email: string): string =>
  hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'approval-address'), email.trim().toLowerCase());

/** Records what was done with an invitation; what the invited person did, as theirs. */
export async function recordOutside(strapi: Core.Strapi, event: OutsideEvent): Promise<void> {
  const { action, type, document, locales, rounds, invitation } = event;
  const subject = { type, id: document, title: null, locale: locales.length === 1 ? (locales[0] ?? null) : null };
  const isOwn = action === 'invite' || action === 'revoke';
  const version = Object.fromEntries(rounds.map(({ locale, hash }) => [locale, hash]));
  const details = { action, name: invitation.name, addressHash: hashMailAddress(invitation.email), locales: [...locales], version };
  await recordAudit(strapi, [{ kind: 'review-outside', subject, details, ...(isOwn ? {} : { actor: outsideActor }) }]);
}
