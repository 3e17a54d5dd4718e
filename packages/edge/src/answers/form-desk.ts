import { formLimits } from '@ochiq/contract/forms/wire';

import type { Cms, CmsAddress } from '../cms/cms.ts';
import { connectCms } from '../cms/connect-cms.ts';
import { sealKey } from '../rules/sealed-receipt.ts';
import type { FormLimits } from './sender.ts';

/** There is no room: for anybody, or for more of one address. */
export type NoRoom = 429 | 503;

/** Where forms are taken: what they are handed to, and how many at once. */
export type FormDesk = {
  limits: FormLimits;
  /** Undefined where the edge was told of no CMS: forms say that they cannot be sent now. */
  cms: Cms | undefined;
  /** Seals what is shown to the sender alone. */
  sealKey: Buffer | undefined;
  /** Does an address's work while there is room for it. */
  within<T>(address: string, work: () => Promise<T>, refuse: (status: NoRoom) => T | Promise<T>): Promise<T>;
};

export function formDesk(cms: CmsAddress | undefined, limits: FormLimits = formLimits): FormDesk {
  let busy = 0;
  const busyWith = new Map<string, number>();
  const count = (address: string, change: 1 | -1): void => {
    busy += change;
    const own = (busyWith.get(address) ?? 0) + change;
    if (own === 0) busyWith.delete(address);
    else busyWith.set(address, own);
  };
  return {
    limits,
    cms: cms && connectCms(cms, limits.cmsTimeoutMs),
    sealKey: cms && sealKey(cms.key),
    async within(address, work, refuse) {
      if ((busyWith.get(address) ?? 0) >= limits.atOnceEach) return refuse(429);
      if (busy >= limits.atOnce) return refuse(503);
      count(address, 1);
      try {
        return await work();
      } finally {
        count(address, -1);
      }
    },
  };
}
