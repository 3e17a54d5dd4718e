import { publisherRefusal } from '@ochiq/contract/wire/publisher-status';
import type { Core } from '@strapi/strapi';

import type { AdminUser } from '../strapi/admin-services';
import { requestPublisher } from './request-publisher';
import { mayUndo } from './may-undo';
import { readStatus } from './read-status';
import { readRights } from './read-rights';

/** An undo waits for the turn that the publisher is at. */
const limitMs = 30_000;

type UndoOutcome = 'undone' | 'away' | 'unknown' | 'forbidden' | { refused: string };

/** Has the publisher undo a publication for a user of the panel, subject to the user's rights. */
export async function undoPublication(strapi: Core.Strapi, user: AdminUser, number: number): Promise<UndoOutcome> {
  const status = await readStatus(strapi);
  if (status === null) return 'away';
  const publication = status.published.find((one) => one.number === number);
  if (!publication) return 'unknown';
  if (!mayUndo(await readRights(strapi, user), publication)) return 'forbidden';
  const response = await requestPublisher(strapi, { method: 'POST', path: `/undo/${String(number)}`, limitMs });
  if (response === null) return 'away';
  if (response.status >= 200 && response.status < 300) {
    strapi.log.info(`The publication ${String(number)} was undone by the user ${String(user.id)}`);
    return 'undone';
  }
  const refusal = publisherRefusal.safeParse(response.body);
  return { refused: refusal.data?.error ?? `The publisher answered ${String(response.status)}` };
}
