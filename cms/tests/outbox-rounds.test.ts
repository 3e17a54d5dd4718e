import { TimeLimitError } from '@ochiq/service-kit/limit-time';
import type { Core } from '@strapi/strapi';

import { sendDueMail } from '../src/submissions/mail/send-due-mail';
import { maxMailConnections, withConnectionDefaults } from '../src/submissions/mail/mail-server';

type Letter = { id: number; state: string; attempts: number; dueAt: Date; madeAt: Date; [field: string]: unknown };
type Where = { id?: number; attempts?: number; state?: string; dueAt?: { $lte: Date } };

const minute = 60_000;
const always = () => true;

/** Prepares an outbox with many letters that are due, and a mail server with scripted responses. */
function office(count: number, answer: () => Promise<void>) {
  const before = new Date(Date.now() - minute);
  const letters = Array.from({ length: count }, (_, place): Letter => ({
    ...{ id: place + 1, kind: 'callback', state: 'waiting', attempts: 0, dueAt: before, madeAt: before },
    ...{ language: 'uz', recipient: `${String(place)}@reader.example`, replyTo: null, subject: 'Salom', body: 'Salom' },
  }));
  const isMatching = ({ id, attempts, state, dueAt }: Where) =>
    letters.filter(
      (letter) =>
        (id === undefined || id === letter.id) &&
        (attempts === undefined || attempts === letter.attempts) &&
        (state === undefined || state === letter.state) &&
        (dueAt === undefined || letter.dueAt <= dueAt.$lte),
    );
  const change = ({ where, data }: { where: Where; data: Partial<Letter> }) => {
    const fitting = isMatching(where);
    for (const letter of fitting) Object.assign(letter, data);
    return Promise.resolve({ count: fitting.length });
  };
  const rows = {
    findMany: ({ where, limit }: { where: Where; limit: number }) =>
      Promise.resolve(
        isMatching(where)
          .slice(0, limit)
          .map((letter) => ({ ...letter })),
      ),
    ...{ updateMany: change, update: change },
  };
  const counts = { tried: 0, now: 0, most: 0 };
  const send = async () => {
    counts.tried += 1;
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    await new Promise((resolve) => setImmediate(resolve));
    await answer().finally(() => (counts.now -= 1));
  };
  const fake = {
    db: { query: (uid: string) => (uid === 'api::site.site' ? { findMany: () => Promise.resolve([]) } : rows) },
    plugin: () => ({ service: () => ({ send }) }),
    log: { warn: () => undefined },
  };
  return { strapi: fake as unknown as Core.Strapi, letters, counts };
}

const refusal = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

test('after a day without a mail server all letters are sent once, in one round, concurrently', async () => {
  const { strapi, letters, counts } = office(250, () => Promise.resolve());
  await sendDueMail(strapi, new Date(), always);
  expect(letters.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(counts).toEqual({ tried: 250, now: 0, most: maxMailConnections });
});

test('tries a mail server that is away a few times a round, not once per letter, and without raising the pause', async () => {
  const { strapi, letters, counts } = office(250, refusal('ESOCKET'));
  for (let round = 0; round < 12; round += 1) await sendDueMail(strapi, new Date(Date.now() + 2 * round * minute), always);
  expect(counts.tried).toBeLessThanOrEqual(12 * maxMailConnections);
  expect(letters.every(({ state, dueAt }) => state === 'waiting' && dueAt.getTime() <= Date.now() + minute)).toBe(true);
});

test('a refused letter does not delay others, and is retried with growing pauses', async () => {
  const { strapi, letters, counts } = office(30, refusal('EENVELOPE'));
  await sendDueMail(strapi, new Date(), always);
  expect(counts.tried).toBe(30);
  for (const letter of letters) letter.dueAt = new Date();
  await sendDueMail(strapi, new Date(), always);
  expect(letters.every(({ attempts, dueAt }) => attempts === 2 && dueAt.getTime() > Date.now() + 1.5 * minute)).toBe(true);
});

test('a mail server that closes in the place of a response is away, and no letter is to blame', async () => {
  const closing = Object.assign(new Error('421 Server shutting down'), { code: 'EMESSAGE', responseCode: 421 });
  const { strapi, letters, counts } = office(30, () => Promise.reject(closing));
  await sendDueMail(strapi, new Date(), always);
  expect(counts.tried).toBeLessThanOrEqual(maxMailConnections);
  expect(letters.every(({ dueAt }) => dueAt.getTime() <= Date.now() + minute)).toBe(true);
});

describe('what never comes back', () => {
  const never = () => new Promise<never>(() => undefined);
  const limits = { sendMs: 30, queryMs: 30 };

  test('a letter that a mail server never confirms is tried again, and the round ends', async () => {
    const { strapi, letters } = office(1, never);
    await sendDueMail(strapi, new Date(), always, limits);
    expect(letters).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(letters[0]?.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + minute);
  });

  test('a query that the database never confirms is repeated, and holds up no other letter', async () => {
    const { strapi, letters } = office(30, () => Promise.resolve());
    const rows = strapi.db.query('ochiq::mail') as unknown as { update: (change: { where: Where }) => Promise<unknown> };
    const { update } = rows;
    let isStuck = true;
    rows.update = (change) => {
      if (change.where.id !== 1 || !isStuck) return update(change);
      isStuck = false;
      return never();
    };
    await sendDueMail(strapi, new Date(), always, limits);
    expect(letters.filter(({ state }) => state !== 'sent')).toEqual([]);
  });

  test('a round ends where the database never returns the letters, so that another one can begin', async () => {
    const { strapi } = office(1, () => Promise.resolve());
    const rows = strapi.db.query('ochiq::mail') as unknown as { findMany: () => Promise<unknown> };
    rows.findMany = never;
    await expect(sendDueMail(strapi, new Date(), always, limits)).rejects.toThrow(TimeLimitError);
  });
});

test('passes connection defaults in the address, without overriding what it sets', () => {
  const ours = new URL(withConnectionDefaults('smtp://user:p%40ss@mail-relay:2525/?tls.servername=mail.example.uz&connectionTimeout=3000'));
  expect(Object.fromEntries(ours.searchParams)).toMatchObject({
    ...{ 'tls.servername': 'mail.example.uz', connectionTimeout: '3000' },
    ...{ pool: 'true', maxConnections: String(maxMailConnections), greetingTimeout: '10000', socketTimeout: '20000' },
  });
  expect([ours.username, ours.password, ours.host]).toEqual(['user', 'p%40ss', 'mail-relay:2525']);
  expect(withConnectionDefaults('smtp://127.0.0.1:25')).toMatch(/^smtp:\/\/127\.0\.0\.1:25\?pool=true&/u);
});
