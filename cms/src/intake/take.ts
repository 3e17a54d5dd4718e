import type { IntakeFormName } from '@ochiq/contract/forms/forms';
import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { signedIn } from '../accounts/session';
import { settings } from '../env';
import { countedFor } from './counted';
import { keep } from './keep';
import { keptBefore } from './kept-before';
import { withinLimits } from './limiter';
import { newsRow } from './news';
import { refused } from './refused';
import { requestKeys } from './request-keys';
import { sentForms } from './sent-forms';
import type { Taken } from './taken';
import { trustIn } from './trust';

/** Keeps what was sent. What may be spam is kept with the reason why; only too many of them, or an old form, are refused. */
export async function take<F extends IntakeFormName>(strapi: Core.Strapi, taken: Taken<F>): Promise<FormAnswer> {
  const { form, values, request, sender, secret, now } = taken;
  const { language, page, key, session } = request;
  const { news, ...fields } = values as Readonly<Record<string, string | null>>;
  const row = typeof news === 'string' ? await newsRow(strapi, news, language) : null;
  if (typeof news === 'string' && row === null) return { outcome: 'problems', problems: [{ field: 'news', code: 'choice' }] };

  const keys = requestKeys(secret, { form, key, values, sender: sender.hash, now });
  const account = form === 'appeal' ? ((await signedIn(strapi, session))?.documentId ?? null) : null;
  const how = { language, page, secret, receivedAt: now, requestKey: keys[0], newsRow: row, siteUrl: settings.SITE_URL, account };
  const make = () => sentForms[form](values, how);
  const first = await keptBefore(strapi, secret, make().type, keys);
  if (first) return first;

  const trust = await trustIn(secret, form, request, now);
  if (trust === null) return refused('expired');
  if (!(await withinLimits(strapi, countedFor(form, fields, sender, trust.proved !== null)))) return refused('too-many');
  return (await keep(strapi, { make, circumstances: how, addressHash: sender.hash, ...trust })) ?? refused('expired');
}
