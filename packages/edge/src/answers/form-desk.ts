import { uploadLimits } from '@ochiq/contract/forms/form-files';
import { formLimits } from '@ochiq/contract/forms/wire';

import type { Cms, CmsAddress } from '../cms/cms.ts';
import { connectCms } from '../cms/connect-cms.ts';
import { sealKey } from '../rules/sealed-receipt.ts';
import { attemptKey } from '../rules/sign-in-attempt.ts';
import { createBodyLimiter, type BodyLimiter } from './body-limiter.ts';
import { room, type Room } from './room.ts';
import type { FormLimits, UploadLimits } from './sender.ts';

/** Where forms are taken: what they are handed to, and how many at once. */
export type FormDesk = {
  limits: FormLimits;
  /** Undefined where the edge was told of no CMS: forms say that they cannot be sent now. */
  cms: Cms | undefined;
  /** Seals what is shown to the sender alone. */
  sealKey: Buffer | undefined;
  /** Seals what a reader takes to a provider and back. */
  attemptKey: Buffer | undefined;
  /** Whether the last form that the CMS was given came to nothing, a few minutes ago at most. */
  isFailing: () => boolean;
  /** Reads what is sent: what takes long to come takes no place at the CMS. */
  readBody: BodyLimiter;
  /** Limits of what comes with files, and what reads that: apart from other forms, so that neither keeps the other waiting. */
  uploads: UploadLimits;
  readUpload: BodyLimiter;
  /** Places for what comes with files, which stays in memory until the CMS has looked into it. */
  withinUploads: Room;
  /** Places at the CMS. */
  within: Room;
};

type Options = {
  limits?: FormLimits;
  uploads?: UploadLimits;
  /** Whether forms are taken: on a day of reading only, every one of them is told that it cannot be sent now. */
  areOpen?: boolean;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** How long a failure tells how forms are, in milliseconds: where nobody sends any, it says nothing of today. */
const failureTellsForMs = 2 * 60 * 1000;

/** Remembers whether the last form came to nothing. */
function watchForms({ receive }: Pick<Cms, 'receive'>, now: () => number): Pick<Cms, 'receive'> & Pick<FormDesk, 'isFailing'> {
  let failedAt: number | null = null;
  return {
    async receive(...form) {
      const answer = await receive(...form);
      const isFailed = typeof answer === 'string' || (answer.outcome === 'refused' && answer.reason === 'failed');
      failedAt = isFailed ? now() : null;
      return answer;
    },
    isFailing: () => failedAt !== null && now() - failedAt <= failureTellsForMs,
  };
}

const closed: Pick<Cms, 'receive'> = { receive: () => Promise.resolve('closed for a while') };

export function formDesk(
  address: CmsAddress | undefined,
  { limits = formLimits, uploads = uploadLimits, areOpen = true, now = () => performance.now() }: Options = {},
): FormDesk {
  const cms = address && connectCms(address, limits.cmsTimeoutMs, uploads.cmsTimeoutMs);
  const watched = cms && areOpen ? watchForms(cms, now) : undefined;
  return {
    limits,
    cms: cms && { ...cms, ...(watched ? { receive: watched.receive } : closed) },
    sealKey: address && sealKey(address.key),
    attemptKey: address && attemptKey(address.key),
    isFailing: () => watched?.isFailing() ?? false,
    readBody: createBodyLimiter(limits),
    uploads,
    readUpload: createBodyLimiter(uploads),
    withinUploads: room(uploads),
    within: room(limits),
  };
}
