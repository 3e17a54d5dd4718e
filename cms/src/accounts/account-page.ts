import type { AccountAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { appealState, type AppealRow } from '../intake/appeal-state';
import { hasAddress } from '../mail/no-address';
import { rowsOf } from '../strapi/rows';
import { signedIn } from './session';

/** No citizen sends more; the limit keeps the response small enough to read and send. */
const appealsAtMost = 100;

/** Returns what citizens see of their own account; null without a valid session. */
export async function accountPage(strapi: Core.Strapi, session: string | null): Promise<AccountAnswer | null> {
  const account = await signedIn(strapi, session);
  if (!account) return null;
  const appeals = await rowsOf<AppealRow>(strapi, 'api::appeal.appeal').findMany({
    where: { account: account.documentId },
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
    limit: appealsAtMost,
  });
  const { email, name } = account;
  const address = hasAddress(email) ? email : null;
  return { name: name ?? address ?? '', email: address, appeals: appeals.map(appealState) };
}
