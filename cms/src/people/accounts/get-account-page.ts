import type { AccountResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { toAppealState, type AppealRow } from '../../submissions/forms/appeal-status';
import { hasAddress } from '../../submissions/mail/outbox';
import { getRows } from '../../platform/strapi/rows';
import { findSignedInAccount } from './session';

/** No citizen sends more; the limit keeps the response small enough to read and send. */
const maxAppeals = 100;

/** Returns what citizens see of their own account; null without a valid session. */
export async function getAccountPage(strapi: Core.Strapi, session: string | null): Promise<AccountResponse | null> {
  const account = await findSignedInAccount(strapi, session);
  if (!account) return null;
  const appeals = await getRows<AppealRow>(strapi, 'api::appeal.appeal').findMany({
    where: { account: account.documentId },
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
    limit: maxAppeals,
  });
  const { email, name } = account;
  const address = hasAddress(email) ? email : null;
  return { name: name ?? address ?? '', email: address, appeals: appeals.map(toAppealState) };
}
