import type { Core } from '@strapi/strapi';

import { sendDueMail } from '../src/submissions/mail/send-due-mail';

type Letter = { id: number; state: string; attempts: number; dueAt: Date; madeAt: Date; [field: string]: unknown };
type Where = { id?: number; attempts?: number; state?: string; dueAt?: { $lte: Date } };

const minute = 60_000;
const later = (ms: number) => new Date(Date.now() + ms);

/** An outbox with one letter, and a mail server that takes as long as it is let. */
function office() {
  const letter: Letter = {
    ...{ id: 1, kind: 'callback', state: 'waiting', attempts: 0, dueAt: later(-minute), madeAt: later(-minute) },
    ...{ language: 'uz', recipient: 'office@ochiq.example', replyTo: null, subject: 'Salom', body: 'Salom' },
  };
  const fits = ({ id, attempts, state, dueAt }: Where) =>
    (id === undefined || id === letter.id) &&
    (attempts === undefined || attempts === letter.attempts) &&
    (state === undefined || state === letter.state) &&
    (dueAt === undefined || letter.dueAt <= dueAt.$lte);
  const change = ({ where, data }: { where: Where; data: Partial<Letter> }) => {
    const count = fits(where) ? 1 : 0;
    if (count === 1) Object.assign(letter, data);
    return Promise.resolve({ count });
  };
  const database = { isAway: false };
  const rows = {
    findMany: ({ where }: { where: Where }) => Promise.resolve(fits(where) ? [{ ...letter }] : []),
    updateMany: change,
    update: (asked: Parameters<typeof change>[0]) => (database.isAway ? Promise.reject(new Error('Connection terminated')) : change(asked)),
  };
  let respond: (error?: Error) => void = () => undefined;
  const sent: { messageId?: string }[] = [];
  const warnings: string[] = [];
  const send = (message: { messageId?: string }) => {
    sent.push(message);
    return new Promise<void>((resolve, reject) => {
      respond = (error) => {
        if (error) reject(error);
        else resolve();
      };
    });
  };
  const fake = {
    db: { query: (uid: string) => (uid === 'api::site.site' ? { findMany: () => Promise.resolve([]) } : rows) },
    plugin: () => ({ service: () => ({ send }) }),
    log: { warn: (text: string) => warnings.push(text) },
  };
  return { strapi: fake as unknown as Core.Strapi, letter, sent, database, warnings, answer: (error?: Error) => respond(error) };
}

const filling = async (list: readonly unknown[]) => {
  while (list.length === 0) await new Promise((resolve) => setImmediate(resolve));
};

const always = () => true;

afterEach(() => {
  jest.useRealTimers();
});

/** Lets intervals run quickly, and all else as usual. */
const quickIntervals = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });

test.each([
  ['whose mail server is slow', 0, 20],
  ['whose round began long ago', -5, 0],
])('a letter leased by a CMS %s is not sent by a second one', async (_, began, minutes) => {
  quickIntervals();
  const { strapi, letter, sent, answer } = office();
  letter.dueAt = later((began - 1) * minute);
  const first = sendDueMail(strapi, later(began * minute), always);
  await filling(sent);
  for (let passed = 0; passed < minutes * 6; passed += 1) {
    await jest.advanceTimersByTimeAsync(minute / 6);
    // A process that still reads it would wait for the mail server, too.
    void sendDueMail(strapi, new Date(), always);
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveLength(1);
  answer();
  await first;
  expect(letter.state).toBe('sent');
});

test('a letter of a killed CMS is sent by another one after its lease', async () => {
  quickIntervals();
  const { strapi, letter, sent, answer } = office();
  void sendDueMail(strapi, new Date(), always);
  await filling(sent);
  // Who was killed renews nothing any more.
  jest.clearAllTimers();
  await jest.advanceTimersByTimeAsync(0.9 * minute);
  await sendDueMail(strapi, new Date(), always);
  expect(sent).toHaveLength(1);
  jest.setSystemTime(later(0.2 * minute));
  const second = sendDueMail(strapi, new Date(), always);
  while (sent.length === 1) await new Promise((resolve) => setImmediate(resolve));
  answer();
  await second;
  expect(letter).toMatchObject({ state: 'sent', attempts: 2 });
  expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
});

test('a refused letter is retried after its pause, not after its lease', async () => {
  const { strapi, letter, sent, answer } = office();
  const first = sendDueMail(strapi, new Date(), always);
  await filling(sent);
  answer(new Error('not now'));
  await first;
  expect(letter).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(letter.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + minute);
});

test('a letter sent while the database was away is not sent again', async () => {
  const { strapi, letter, sent, answer, database, warnings } = office();
  const round = sendDueMail(strapi, new Date(), always);
  await filling(sent);
  database.isAway = true;
  answer();
  await filling(warnings);
  database.isAway = false;
  await round;
  expect(letter).toMatchObject({ state: 'sent', recipient: null });
  expect(sent).toHaveLength(1);
  expect(warnings).toEqual([expect.stringContaining('has gone')]);
});

test('stopping while the database is away does not wait, and a retry has the same message id', async () => {
  const { strapi, letter, sent, answer, database } = office();
  const first = sendDueMail(strapi, new Date(), () => sent.length === 0);
  await filling(sent);
  database.isAway = true;
  answer();
  await expect(first).rejects.toThrow('Connection terminated');
  expect(letter).toMatchObject({ state: 'waiting', attempts: 1 });
  database.isAway = false;
  letter.dueAt = later(-minute);
  const second = sendDueMail(strapi, new Date(), always);
  while (sent.length === 1) await new Promise((resolve) => setImmediate(resolve));
  answer();
  await second;
  expect(letter.state).toBe('sent');
  expect(sent[0]?.messageId).toMatch(/^<1\.\d+@/u);
  expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
});
