import { publisherRefusal } from '@ochiq/contract/publisher-status';
import type { Core } from '@strapi/strapi';

import type { AdminUser } from '../strapi/admin-services';
import { askPublisher } from './ask-publisher';
import { mayUndo } from './may-undo';
import { readStatus } from './read-status';
import { rightsOf } from './rights-of';

/** An undo waits for the turn that the publisher is at. */
const limitMs = 30_000;

type Outcome = 'undone' | 'away' | 'unknown' | 'forbidden' | { refused: string };

/** Has the publisher undo a publication for a user of the panel, subject to the user's rights. */
export async function undoPublication(strapi: Core.Strapi, user: AdminUser, number: number): Promise<Outcome> {
  const status = await readStatus(strapi);
  if (status === null) return 'away';
  const publication = status.published.find((one) => one.number === number);
  if (!publication) return 'unknown';
  if (!mayUndo(await rightsOf(strapi, user), publication)) return 'forbidden';
  const answer = await askPublisher(strapi, { method: 'POST', path: `/undo/${String(number)}`, limitMs });
  if (answer === null) return 'away';
  if (answer.status >= 200 && answer.status < 300) {
    strapi.log.info(`The publication ${String(number)} was undone by the user ${String(user.id)}`);
    return 'undone';
  }
  const refusal = publisherRefusal.safeParse(answer.body);
  return { refused: refusal.data?.error ?? `The publisher answered ${String(answer.status)}` };
}
