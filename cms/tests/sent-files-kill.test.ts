import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { createEdgeClient, filled, type Sent, type SentFile } from './support/edge';
import { ownCms, type OwnCms } from './support/own-cms';
import { runBin } from './support/run-bin';

/** A full disk sends no signal, as a limit does that ends a process which doesn't listen to it. */
const NODE_OPTIONS = `--import data:text/javascript,process.on('SIGXFSZ',()=>undefined)`;

const mebibyte = 1024 * 1024;
const files: readonly SentFile[] = [
  { name: 'a.txt', type: 'text/plain', bytes: Buffer.alloc(2 * mebibyte, 'a') },
  { name: 'b.txt', type: 'text/plain', bytes: Buffer.alloc(mebibyte, 'b') },
];

let cms: OwnCms;
beforeAll(async () => {
  cms = await ownCms('sent-files-kill', { NODE_OPTIONS }, runBin);
});
afterAll(() => cms.remove());

const getFilesFolder = () => path.join(cms.data, 'private', 'files');

/** Sends one after the other from addresses of its own. @returns the answers, `null` where there was none */
const send = (index: number): Promise<Sent | null> =>
  createEdgeClient(cms.url)
    .sendFiles('appeal', filled.appeal, files, { address: `2001:db8:${index.toString(16)}::1` })
    .catch(() => null);

const getReceiptNumber = (sent: Sent | null) => (sent?.answer.outcome === 'sent' ? sent.answer.receipt?.number : undefined);

/** Each appeal has all its files, whole, and each that was called sent is there. */
function expectComplete(results: readonly (Sent | null)[]): void {
  const appeals = cms.database.rows('appeals');
  const rows = cms.database.rows('ochiq_sent_file');
  for (const appeal of appeals) {
    const own = rows.filter(({ owner }) => owner === appeal['document_id']);
    expect(own.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    expect(own.map(({ stored }) => statSync(path.join(getFilesFolder(), String(stored))).size)).toEqual([2 * mebibyte, mebibyte]);
  }
  expect(rows).toHaveLength(2 * appeals.length);
  const numbers = appeals.map((row) => row['receipt_number']);
  for (const number of results.map(getReceiptNumber)) if (number !== undefined) expect(numbers).toContain(number);
}

test('on a full disk an appeal with files is neither reported as sent nor partly stored, and is accepted once there is room', async () => {
  const limit = (bytes: number | 'unlimited') => execFileSync('prlimit', ['--pid', String(cms.run.pid), `--fsize=${String(bytes)}:`]);
  limit(mebibyte + mebibyte / 2);
  const refused = await send(1);
  limit('unlimited');
  expect(getReceiptNumber(refused)).toBeUndefined();
  expect(cms.database.rows('appeals')).toEqual([]);
  expect(existsSync(getFilesFolder()) ? readdirSync(getFilesFolder()) : []).toEqual([]);
  const coming = () => readdirSync(path.join(cms.data, 'private', 'coming'));
  for (const end = Date.now() + 5000; Date.now() < end && coming().length > 0;) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(coming()).toEqual([]);
  const taken = await send(1);
  expect(taken?.status).toBe(201);
  expectComplete([taken]);
});

test('appeals in transit during a kill are stored with all their files, or not at all', async () => {
  const results: (Sent | null)[] = [];
  const one = async (index: number) => {
    const result = await send(index);
    results.push(result);
    // In the midst of the others, each as far as it has come.
    if (results.length === 4) cms.run.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: 16 }, (_, index) => one(index + 2)));
  expect(results.filter((result) => getReceiptNumber(result) !== undefined).length).toBeGreaterThanOrEqual(4);
  expect(results).toContain(null);
  expectComplete(results);
});
