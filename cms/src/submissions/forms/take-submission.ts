import type { IntakeFormName } from '@ochiq/contract/forms/forms';
import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { findSignedInAccount } from '../../people/accounts/session';
import { settings } from '../../env';
import { checkSentFiles } from '../sent-files/check-sent-files';
import { storeWithFiles } from '../sent-files/stored-files';
import { countSubmission, evaluateTrust } from '../rate-limits/trust';
import { getFileRateLimitKeys, type Sender } from '../rate-limits/rate-limit-keys';
import { readProofCost } from '../rate-limits/due-work';
import { readLetterReader } from '../mail/letter-reader';
import { storeSubmission } from './store-submission';
import { deriveRequestKeys, findDuplicateSubmission } from './duplicate-submissions';
import { checkRateLimits } from '../rate-limits/limiter';
import { reserveMail } from './may-mail';
import { findOffer, recordBuilders, type SubmissionRecord } from './sent-forms';
import { createRefusedResult, type ValidSubmission } from './submission';
import { getRows } from '../../platform/strapi/rows';

type NewsVersion = { id: number; locale: string };

/**
 * Finds the row that a comment on a news item points to: its draft, which stays the same row across publications. Null
 * where nothing of it is published.
 */
async function findNewsDraftId(strapi: Core.Strapi, documentId: string, language: string): Promise<number | null> {
  const news = getRows<NewsVersion>(strapi, 'api::news.news');
  const published = await news.findMany({ where: { documentId, publishedAt: { $notNull: true } } });
  const locale = published.find((version) => version.locale === language)?.locale ?? published[0]?.locale;
  if (locale === undefined) return null;
  return (await news.findOne({ where: { documentId, locale, publishedAt: { $null: true } } }))?.id ?? null;
}

/** Drops the letter to the typed address beyond its limit: the submission itself is stored all the same. */
async function withoutExcessMail(strapi: Core.Strapi, sender: Sender, make: () => SubmissionRecord): Promise<() => SubmissionRecord> {
  const typedAddress = make().mails.find(({ recipient }) => recipient !== null)?.recipient ?? null;
  if (typedAddress === null || (await reserveMail(strapi, sender, 'receipt', typedAddress))) return make;
  return () => {
    const { mails, ...remaining } = make();
    return { ...remaining, mails: mails.filter(({ recipient }) => recipient === null) };
  };
}

/** Adds the digests of files: the same text with other files is another message. */
const withDigests = (values: object, files: ValidSubmission<IntakeFormName>['files']) =>
  files.length === 0 ? { ...values } : { ...values, files: files.map(({ name, digest }) => [name, digest]) };

/** Stores a submission. Possible spam is stored with its suspicion; only a flood or an expired form is refused. */
export async function submitForm<F extends IntakeFormName>(strapi: Core.Strapi, submission: ValidSubmission<F>): Promise<FormResponse> {
  const { form, values, request, files, sender, secret, now } = submission;
  const { language, page, key, token, session } = request;
  const { news, offer: about, kind } = values as Readonly<Record<string, string | null>>;
  const row = typeof news === 'string' ? await findNewsDraftId(strapi, news, language) : null;
  if (typeof news === 'string' && row === null) return { outcome: 'problems', problems: [{ field: 'news', code: 'choice' }] };
  const offer = typeof about === 'string' ? await findOffer(strapi, about, now) : null;
  if (typeof about === 'string' && offer === null) return { outcome: 'problems', problems: [{ field: 'offer', code: 'choice' }] };
  // Offers for a tender are made on the state's procurement portal, never here.
  if (offer?.type === 'tender' && kind === 'apply') return { outcome: 'problems', problems: [{ field: 'kind', code: 'choice' }] };

  const keys = deriveRequestKeys(secret, { form, key, token, values: withDigests(values, files), sender: sender.hash, now });
  const account = form === 'appeal' ? ((await findSignedInAccount(strapi, session))?.documentId ?? null) : null;
  const context = {
    language,
    reader: await readLetterReader(strapi, request),
    page,
    secret,
    receivedAt: now,
    requestKey: keys[0],
    newsRow: row,
    offer,
    siteUrl: settings.SITE_URL,
    account,
  };
  const make = () => recordBuilders[form](values, context);
  const first = await findDuplicateSubmission(strapi, secret, make().type, keys);
  if (first) return first;
  if (offer?.isOpen === false) return createRefusedResult('closed');

  const trust = await evaluateTrust({ secret, form, due: await readProofCost(strapi, sender) }, request, now);
  if (trust === null) return createRefusedResult('expired');
  if (!(await countSubmission(strapi, form, sender, trust))) return createRefusedResult('too-many');
  if (files.length > 0 && !(await checkRateLimits(strapi, getFileRateLimitKeys(sender, trust.proved !== null))))
    return createRefusedResult('too-many');
  const checkedFiles = await checkSentFiles(strapi, files, language);
  if (!checkedFiles.ok) return { outcome: 'problems', problems: [checkedFiles.problem] };
  const bounded = await withoutExcessMail(strapi, sender, make);
  const record = { make: bounded, circumstances: context, addressHash: sender.hash, ...trust };
  return (
    (await storeWithFiles(strapi, checkedFiles.files, (stored) => storeSubmission(strapi, { ...record, files: stored }))) ??
    createRefusedResult('expired')
  );
}
