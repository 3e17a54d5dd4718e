import { contentTypeNames } from '@ochiq/contract/content-types';
import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import type { ApprovalAnswer } from '@ochiq/contract/wire/shared-draft';
import type { Core } from '@strapi/strapi';

import { getTypeName } from '../../../platform/panel-words/type-names';
import type { EntryQuery } from '../../history/version';
import type { TokenLinkRow } from '../../shared-drafts/token-links';
import { listConcerned } from '../act-on-review';
import { dropNotices, tellPeople } from '../notices/tell-people';
import { readEntryReview } from '../read-entry-review';
import { isComplete } from '../review-state';
import { addDecision, setSubmissionState, type StoredSubmission } from '../stored-submissions';
import { recordOutside } from './record-outside';
import type { InvitationRow } from './stored-invitations';

function toEntry({ type: name, document, locale }: StoredSubmission): EntryQuery | null {
  const type = contentTypeNames.find((one) => one === name);
  return type !== undefined && isLocale(locale) ? { type, document, locale } : null;
}

/** Reads what an invitation is about, as its letters call it. */
export async function readInvitedTitle(
  strapi: Core.Strapi,
  submissions: readonly StoredSubmission[],
  language: Locale | undefined,
): Promise<string> {
  const own = submissions.find(({ locale }) => locale === language) ?? submissions[0];
  const entry = own ? toEntry(own) : null;
  if (!entry) return '';
  const title = (await readEntryReview(strapi, entry))?.title ?? '';
  return title === '' ? getTypeName(entry.type)[entry.locale] : title;
}

type OutsideAnswer = {
  invitation: InvitationRow;
  link: TokenLinkRow;
  submissions: readonly StoredSubmission[];
  answer: ApprovalAnswer;
  reason: string;
  now: Date;
};

async function applyToSubmission(strapi: Core.Strapi, submission: StoredSubmission, given: OutsideAnswer): Promise<void> {
  const { invitation, link, answer, reason, now } = given;
  const entry = toEntry(submission);
  const before = entry && (await readEntryReview(strapi, entry));
  if (!entry || !before) return;
  // With its state as it is before the answer: an objection ends the submission.
  const concerned = [...(await listConcerned(strapi, before)), link.author];
  const author = { id: null, name: invitation.name };
  await addDecision(strapi, submission.id, { kind: answer, author, note: reason, at: now });
  if (answer === 'objected') {
    await setSubmissionState(strapi, submission.id, 'changes-asked', now);
    await dropNotices(strapi, entry, ['submitted', 'approved', 'agreed']);
  } else {
    const after = await readEntryReview(strapi, entry);
    if (after && isComplete(after.missing)) await dropNotices(strapi, entry, ['submitted']);
  }
  const { type, document, locale } = entry;
  await recordOutside(strapi, {
    action: answer === 'agreed' ? 'agree' : 'object',
    type,
    document,
    locales: [locale],
    name: invitation.name,
  });
  await tellPeople(strapi, concerned, { kind: answer, entry, draft: before.draft, title: before.title, by: author, note: reason });
}

/** Carries out what a person outside has answered, for each language that was asked about. */
export async function applyOutsideAnswer(strapi: Core.Strapi, given: OutsideAnswer): Promise<void> {
  for (const submission of given.submissions) await applyToSubmission(strapi, submission, given);
}
