import { createEdgeClient, filled } from './support/edge';
import { ownCms, type OwnCms } from './support/own-cms';

let cms: OwnCms;
beforeAll(async () => {
  cms = await ownCms('flood');
});
afterAll(() => cms.remove());

const atOnce = 40;

/** Does all of it, some at a time. */
async function all<T>(count: number, work: (number: number) => Promise<T>): Promise<readonly T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < count; number = next++) done.push(await work(number));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

const post = (number: number, address: string, subject: string) =>
  createEdgeClient(cms.url).send('contact', { ...filled.contact, subject, email: `reader-${String(number)}@flood.example` }, { address });

const subjects = () => cms.database.rows('contact_messages').map(({ subject }) => String(subject));

test('a thousand messages of two hundred senders are all stored once', async () => {
  const responses = await all(1000, (number) => post(number, `192.0.2.${String(number % 200)}`, `Savol ${String(number)}`));
  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  expect(subjects().sort()).toEqual(Array.from({ length: 1000 }, (_, number) => `Savol ${String(number)}`).sort());
});

test('of a thousand messages of one sender only the accepted ones are stored', async () => {
  const before = subjects().length;
  const responses = await all(1000, (number) => post(number, '198.51.100.1', `Yana ${String(number)}`));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 429]));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(subjects().length - before).toBe(10);
});

test('limits survive a restart', async () => {
  cms = await cms.again();
  expect((await post(1, '198.51.100.1', 'Qayta')).status).toBe(429);
  expect((await post(1, '198.51.100.2', 'Qayta')).status).toBe(201);
});
