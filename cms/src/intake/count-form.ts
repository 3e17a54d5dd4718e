import type { Core } from '@strapi/strapi';

import { countedFor, type Sender } from './counted';
import { countedWork } from './due-work';
import { countOne, withinLimits } from './limiter';
import type { CountedForm } from './limits';
import type { Trust } from './trust';

/** Counts a form against its sender and raises the cost of the next one; returns whether it was within the limits. */
export async function countForm(strapi: Core.Strapi, form: CountedForm, sender: Sender, { proved }: Trust): Promise<boolean> {
  if (proved) await countOne(strapi, countedWork(sender));
  return withinLimits(strapi, countedFor(form, sender, proved !== null));
}
