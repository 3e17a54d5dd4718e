import type { Core } from '@strapi/strapi';

import { type Author, toAuthor } from '../../content/history/origin';
import { getRows } from '../../platform/strapi/rows';
import { readSuccessors } from '../leaving/handovers';
import { readStandIns } from './stand-ins';

/** A user who gets something; `meantFor` is the absent person, or the one who left, and null for what is the user's own. */
export type Recipient = { id: number; meantFor: Author | null };

type Person = Parameters<typeof toAuthor>[0];

/** Adds to some people who gets what is meant for them: their stand-ins of now, and the successors of those who left. Each is listed once. */
export async function listRecipients(strapi: Core.Strapi, ids: readonly number[], now: Date): Promise<Recipient[]> {
  const standIns = (await readStandIns(strapi, ids, now)).map(({ user, standIn }): [number, number] => [standIn, user]);
  const successors = [...(await readSuccessors(strapi, ids))].map(([user, successor]): [number, number] => [successor, user]);
  const others = [...standIns, ...successors];
  if (others.length === 0) return ids.map((id) => ({ id, meantFor: null }));
  const search = { where: { id: { $in: others.map(([, user]) => user) } }, select: ['id', 'firstname', 'lastname', 'email'] };
  const people = (await getRows<Person>(strapi, 'admin::user').findMany(search)).map(toAuthor);
  const recipients = new Map<number, Recipient>(ids.map((id) => [id, { id, meantFor: null }]));
  for (const [id, user] of others) {
    const meantFor = people.find((person) => person.id === user) ?? null;
    if (!recipients.has(id)) recipients.set(id, { id, meantFor });
  }
  return [...recipients.values()];
}
