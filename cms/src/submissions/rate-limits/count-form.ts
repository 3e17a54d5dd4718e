import type { Core } from '@strapi/strapi';

import { getRateLimitKeys, type Sender } from './rate-limit-keys';
import { getWorkRateLimitKey } from './due-work';
import { incrementRateLimit, checkRateLimits } from './limiter';
import type { RateLimitedForm } from './limits';
import type { Trust } from './trust';

/** Counts a form against its sender and raises the cost of the next one; returns whether it was within the limits. */
export async function countSubmission(strapi: Core.Strapi, form: RateLimitedForm, sender: Sender, { proved }: Trust): Promise<boolean> {
  if (proved) await incrementRateLimit(strapi, getWorkRateLimitKey(sender));
  return checkRateLimits(strapi, getRateLimitKeys(form, sender, proved !== null));
}
