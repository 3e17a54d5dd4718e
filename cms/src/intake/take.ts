import type { IntakeFormName } from '@ochiq/contract/forms/forms';
import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { signedIn } from '../accounts/session';
import { settings } from '../env';
import { checkSent } from '../sent-files/check-sent';
import { keepWithFiles } from '../sent-files/keep-sent';
import { countForm } from './count-form';
import { countedFiles, type Sender } from './counted';
import { dueCost } from './due-work';
import { keep } from './keep';
import { keptBefore } from './kept-before';
import { withinLimits } from './limiter';
import { mayMail } from './may-mail';
import { newsRow } from './news';
import { findOffer } from './offers';
import { refused } from './refused';
import { requestKeys } from './request-keys';
import { sentForms, type Kept } from './sent-forms';
import type { Taken } from './taken';
import { trustIn } from './trust';

/** Drops the letter to the typed address beyond its limit: the submission itself is stored all the same. */
async function withLettersBounded(strapi: Core.Strapi, sender: Sender, make: () => Kept): Promise<() => Kept> {
  const typed = make().mails.find(({ recipient }) => recipient !== null)?.recipient ?? null;
  if (typed === null || (await mayMail(strapi, sender, 'receipt', typed))) return make;
  return () => {
    const { mails, ...kept } = make();
    return { ...kept, mails: mails.filter(({ recipient }) => recipient === null) };
  };
}

/** Adds the digests of files: the same text with other files is another message. */
const withDigests = (values: object, files: Taken<IntakeFormName>['files']) =>
  files.length === 0 ? { ...values } : { ...values, files: files.map(({ name, digest }) => [name, digest]) };

/** Stores a submission. Possible spam is stored with its suspicion; only a flood or an expired form is refused. */
export async function take<F extends IntakeFormName>(strapi: Core.Strapi, taken: Taken<F>): Promise<FormAnswer> {
  const { form, values, request, files, sender, secret, now } = taken;
  const { language, page, key, token, session } = request;
  const { news, offer: about, kind } = values as Readonly<Record<string, string | null>>;
  const row = typeof news === 'string' ? await newsRow(strapi, news, language) : null;
  if (typeof news === 'string' && row === null) return { outcome: 'problems', problems: [{ field: 'news', code: 'choice' }] };
  const offer = typeof about === 'string' ? await findOffer(strapi, about, now) : null;
  if (typeof about === 'string' && offer === null) return { outcome: 'problems', problems: [{ field: 'offer', code: 'choice' }] };
  // Offers for a tender are made on the state's procurement portal, never here.
  if (offer?.type === 'tender' && kind === 'apply') return { outcome: 'problems', problems: [{ field: 'kind', code: 'choice' }] };

  const keys = requestKeys(secret, { form, key, token, values: withDigests(values, files), sender: sender.hash, now });
  const account = form === 'appeal' ? ((await signedIn(strapi, session))?.documentId ?? null) : null;
  const how = { language, page, secret, receivedAt: now, requestKey: keys[0], newsRow: row, offer, siteUrl: settings.SITE_URL, account };
  const make = () => sentForms[form](values, how);
  const first = await keptBefore(strapi, secret, make().type, keys);
  if (first) return first;
  if (offer?.isOpen === false) return refused('closed');

  const trust = await trustIn({ secret, form, due: await dueCost(strapi, sender) }, request, now);
  if (trust === null) return refused('expired');
  if (!(await countForm(strapi, form, sender, trust))) return refused('too-many');
  if (files.length > 0 && !(await withinLimits(strapi, countedFiles(sender, trust.proved !== null)))) return refused('too-many');
  const looked = await checkSent(strapi, files, language);
  if (!looked.ok) return { outcome: 'problems', problems: [looked.problem] };
  const bounded = await withLettersBounded(strapi, sender, make);
  const toKeep = { make: bounded, circumstances: how, addressHash: sender.hash, ...trust };
  return (await keepWithFiles(strapi, looked.files, (stored) => keep(strapi, { ...toKeep, files: stored }))) ?? refused('expired');
}
