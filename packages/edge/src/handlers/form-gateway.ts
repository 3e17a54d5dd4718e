import { uploadLimits } from '@ochiq/contract/forms/form-files';
import { formLimits } from '@ochiq/contract/forms/wire';

import { deriveAttemptKey } from '../auth/sign-in-attempt.ts';
import { connectCms, type Cms, type CmsAddress } from '../cms/connect-cms.ts';
import { deriveReceiptKey } from '../forms/sealed-receipt.ts';
import { createBodyLimiter, createConcurrencyLimiter, type BodyLimiter, type ConcurrencyLimiter } from '../http/client-limiters.ts';
import type { FormLimits, UploadLimits } from '../http/sender.ts';

/** The gateway for forms: limits, bodies, and the CMS that receives them. */
export type FormGateway = {
  limits: FormLimits;
  /** Undefined where no CMS is configured: forms then report that they cannot be sent. */
  cms: Cms | undefined;
  /** Key for receipts, which only their sender may read. */
  sealKey: Buffer | undefined;
  /** Key for sign-in attempts, which the reader's browser carries to a provider and back. */
  attemptKey: Buffer | undefined;
  /** Whether the last form that was sent to the CMS failed, within the last minutes. */
  isFailing: () => boolean;
  /** Limits bodies that are being read: a slow body occupies no slot at the CMS. */
  readBody: BodyLimiter;
  /** Limits of forms with files, apart from other forms so that neither blocks the other. */
  uploads: UploadLimits;
  readUpload: BodyLimiter;
  /** Slots for forms with files, which stay in memory until the CMS has processed them. */
  withinUploads: ConcurrencyLimiter;
  /** Slots for requests to the CMS. */
  within: ConcurrencyLimiter;
};

type FormGatewayOptions = {
  limits?: FormLimits;
  uploads?: UploadLimits;
  /** Whether forms are accepted: in read-only mode every form is refused as not possible now. */
  areOpen?: boolean;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/** How long the last failure counts, in milliseconds: where no forms are sent, an old one says nothing about now. */
const failureWindowMs = 2 * 60 * 1000;

/** Tracks whether the last form failed. */
function trackFormFailures({ receive }: Pick<Cms, 'receive'>, now: () => number): Pick<Cms, 'receive'> & Pick<FormGateway, 'isFailing'> {
  let failedAt: number | null = null;
  return {
    async receive(...form) {
      const result = await receive(...form);
      const isFailed = typeof result === 'string' || (result.outcome === 'refused' && result.reason === 'failed');
      failedAt = isFailed ? now() : null;
      return result;
    },
    isFailing: () => failedAt !== null && now() - failedAt <= failureWindowMs,
  };
}

const closedCms: Pick<Cms, 'receive'> = { receive: () => Promise.resolve('closed for a while') };

export function createFormGateway(
  address: CmsAddress | undefined,
  { limits = formLimits, uploads = uploadLimits, areOpen = true, now = () => performance.now() }: FormGatewayOptions = {},
): FormGateway {
  const cms = address && connectCms(address, limits.cmsTimeoutMs, uploads.cmsTimeoutMs);
  const watched = cms && areOpen ? trackFormFailures(cms, now) : undefined;
  return {
    limits,
    cms: cms && { ...cms, ...(watched ? { receive: watched.receive } : closedCms) },
    sealKey: address && deriveReceiptKey(address.key),
    attemptKey: address && deriveAttemptKey(address.key),
    isFailing: () => watched?.isFailing() ?? false,
    readBody: createBodyLimiter(limits),
    uploads,
    readUpload: createBodyLimiter(uploads),
    withinUploads: createConcurrencyLimiter(uploads),
    within: createConcurrencyLimiter(limits),
  };
}
