import { execFileSync } from 'node:child_process';

import { createEdgeClient, filled, type Sent } from './support/edge';
import { ownCms, type OwnCms } from './support/own-cms';
import { getDocumentId, createEntriesClient, logIn } from './support/panel';
import { runBin } from './support/run-bin';
import { secrets } from './support/secrets';

/** A full disk sends no signal, as a limit does that ends a process which doesn't listen to it. */
const NODE_OPTIONS = `--import data:text/javascript,process.on('SIGXFSZ',()=>undefined)`;

let cms: OwnCms;

beforeAll(async () => {
  cms = await ownCms('full-disk', { NODE_OPTIONS }, runBin);
});
afterAll(() => cms.remove());

/** Lets no file of the CMS grow beyond so many bytes, as a disk that is full at this moment. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(cms.run.pid), `--fsize=${String(bytes)}:`]);
}

/** Writes begin at the start of the log again: how much more fits is known. */
const emptyLog = () => cms.database.query('PRAGMA wal_checkpoint(TRUNCATE)');

/** One more page in the log than before, with what the log says of it. */
const page = 4096 + 32;

const getReceiptNumbers = (all: readonly Sent[]) =>
  all.map(({ answer }) => (answer.outcome === 'sent' ? answer.receipt?.number : undefined));
const stored = () => cms.database.rows('appeals').map((row) => row['receipt_number']);

test('on a full disk every accepted appeal is stored, and others are accepted once there is room again', async () => {
  const edge = createEdgeClient(cms.url);
  const send = (index: number) =>
    edge.send(
      'appeal',
      { ...filled.appeal, email: `reader${String(index)}@reader.example` },
      { key: `appeal-${String(index)}`, address: `2001:db8:${String(index)}::1` },
    );
  const first: Sent[] = [];
  while (first.at(-1)?.status !== 201) {
    emptyLog();
    limitFiles(first.length * page);
    first.push(await send(first.length));
  }
  limitFiles('unlimited');
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([503, 201]));
  expect(stored()).toEqual(getReceiptNumbers(first).slice(-1));

  const second: Sent[] = [];
  for (const index of first.keys()) second.push(await send(index));
  expect(second.map(({ status }) => status)).toEqual(first.map(() => 201));
  expect(second.at(-1)).toEqual(first.at(-1));
  expect(stored().sort()).toEqual(getReceiptNumbers(second).sort());
}, 60_000);

test('on a full disk no publication is reported as successful', async () => {
  const editor = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const tags = createEntriesClient(editor, 'tag', 'uz');
  const id = getDocumentId(await tags.createAndPublish({ name: 'Eski', slug: 'toʻla'.replace('ʻ', '') }));
  const names = () => cms.database.query(`SELECT DISTINCT name FROM tags WHERE document_id = '${id}'`);
  emptyLog();
  limitFiles(4096);
  expect((await tags.publish(id, { name: 'Yangi' })).status).toBe(500);
  expect((await tags.update(id, { name: 'Yangi' })).status).toBe(500);
  limitFiles('unlimited');
  expect(names()).toEqual([{ name: 'Eski' }]);
  expect((await tags.publish(id, { name: 'Yangi' })).status).toBe(200);
  expect(names()).toEqual([{ name: 'Yangi' }]);
});
