import { formLimits } from '@ochiq/contract/forms/wire';

import type { Cms, CmsAddress } from '../cms/cms.ts';
import { connectCms } from '../cms/connect-cms.ts';
import { sealKey } from '../rules/sealed-receipt.ts';
import { attemptKey } from '../rules/sign-in-attempt.ts';
import { createBodyLimiter, type BodyLimiter } from './body-limiter.ts';
import { room, type Room } from './room.ts';
import type { FormLimits } from './sender.ts';

/** Where forms are taken: what they are handed to, and how many at once. */
export type FormDesk = {
  limits: FormLimits;
  /** Undefined where the edge was told of no CMS: forms say that they cannot be sent now. */
  cms: Cms | undefined;
  /** Seals what is shown to the sender alone. */
  sealKey: Buffer | undefined;
  /** Seals what a reader takes to a provider and back. */
  attemptKey: Buffer | undefined;
  /** Reads what is sent: what takes long to come takes no place at the CMS. */
  readBody: BodyLimiter;
  /** Places at the CMS. */
  within: Room;
};

type Options = {
  limits?: FormLimits;
  /** Whether forms are taken: on a day of reading only, every one of them is told that it cannot be sent now. */
  areOpen?: boolean;
};

const closed: Pick<Cms, 'receive'> = { receive: () => Promise.resolve('closed for a while') };

export function formDesk(cms: CmsAddress | undefined, { limits = formLimits, areOpen = true }: Options = {}): FormDesk {
  return {
    limits,
    cms: cms && { ...connectCms(cms, limits.cmsTimeoutMs), ...(areOpen ? {} : closed) },
    sealKey: cms && sealKey(cms.key),
    attemptKey: cms && attemptKey(cms.key),
    readBody: createBodyLimiter(limits),
    within: room(limits),
  };
}
