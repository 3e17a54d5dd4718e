import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { countForm } from '../intake/count-form';
import { dueCost } from '../intake/due-work';
import { mayMail } from '../intake/may-mail';
import { refused } from '../intake/refused';
import { spend } from '../intake/spend';
import type { Taken } from '../intake/taken';
import { trustIn } from '../intake/trust';
import { wakePostman } from '../mail/postman';
import type { CodeKind } from './letter-codes';
import { sent } from './sent';

const letters = { signup: 'confirm-email', 'forgot-password': 'reset-password' } as const satisfies Record<string, CodeKind>;

/**
 * Answers a form that ends with a letter, with the same protection against spam as every form. A filled trap gets the
 * usual response; speed is no suspicion here: browsers fill these forms automatically. Where the letter may not be
 * sent, nothing else is done: the code of the last letter then still confirms what that letter was sent for.
 */
export async function letterAsked(
  strapi: Core.Strapi,
  { form, values, request, sender, secret, now }: Taken<'signup'> | Taken<'forgot-password'>,
  work: () => Promise<void>,
): Promise<FormAnswer> {
  const trust = await trustIn({ secret, form, due: await dueCost(strapi, sender) }, request, now);
  if (trust === null) return refused('expired');
  if (!(await countForm(strapi, form, sender, trust))) return refused('too-many');
  if (!(await spend(strapi, trust.proved))) return refused('expired');
  if (request.trapped) return sent;
  if (!(await mayMail(strapi, sender, letters[form], values.email))) return sent;
  await work();
  wakePostman(strapi);
  return sent;
}
