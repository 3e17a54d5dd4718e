import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Publisher } from './publisher.ts';
import { SamplePublisher } from '../../test/sample-publisher.ts';
import { StagingArea } from '../transaction/staging-area.ts';

let sample: SamplePublisher;
let one: Publisher;
let other: Publisher;

beforeEach(async () => {
  ({ sample, publisher: one } = await SamplePublisher.begin());
  other = await sample.start();
});
afterEach(() => sample.end());

const address = '/en/news/news-1-en';
const news = (title: string) => sample.cms.publish('news', 'news-1', 'en', { title });
const numbersOf = ({ published }: Publisher) => published.map(({ number }) => number);

const maxRounds = 20;

/**
 * Runs turns of both at once until a round in which both succeed and publish nothing. A turn fails where the other one
 * writes meanwhile, more often on a busy machine. @returns how many changes they published
 */
async function settle(): Promise<number> {
  let applied = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const turns = await Promise.allSettled([one.turn(), other.turn()]);
    const results = turns.flatMap((turn) => (turn.status === 'fulfilled' ? [turn.value.applied] : []));
    const changes = results.filter((result) => result !== null).length;
    if (results.length === turns.length && changes === 0) return applied;
    applied += changes;
  }
  throw new Error(`The two publishers do not come to rest within ${String(maxRounds)} rounds`);
}

/** The folders of changes that are made or begun; an edit is two of them, the news item's own pages and all others. */
const journals = async () => (await readdir(path.join(sample.site, 'changes'))).sort();

test('publishes a change of the CMS once though both see it, and both know the result', async () => {
  news('Once');
  expect(await settle()).toBe(1);
  expect(await journals()).toEqual(['1', '2']);
  expect([numbersOf(one), numbersOf(other)]).toEqual([[1], [1]]);
  expect(await sample.readPage(address)).toContain('Once');
});

test('writes nothing that the other one has written while it was idle', async () => {
  news('Once');
  expect((await one.turn()).applied?.number).toBe(1);
  const before = await sample.readTree();
  await settle();
  expect(await journals()).toEqual(['1', '2']);
  expect(await sample.readTree()).toEqual(before);
  news('Twice');
  expect((await other.turn()).applied?.number).toBe(3);
  expect(await settle()).toBe(0);
  expect([numbersOf(one), numbersOf(other)]).toEqual([
    [3, 1],
    [3, 1],
  ]);
});

test('leaves what the other one has staged when it reads everything again', async () => {
  const stored = await new StagingArea(sample.site, 0).store(Buffer.from('staged'));
  const staged = Buffer.isBuffer(stored) ? '' : stored.staged;
  news('Once');
  await one.turn();
  await settle();
  expect(numbersOf(other)).toEqual([1]);
  expect(existsSync(staged)).toBe(true);
});

test('undoes a change of the other one, which does not restore it', async () => {
  const before = await sample.readTree();
  news('Wrong');
  expect((await one.turn()).applied?.number).toBe(1);
  expect(await other.undo(null)).toMatchObject({ number: 3, undoes: 1 });
  expect(await settle()).toBe(0);
  expect(await sample.readTree()).toEqual(before);
  expect(await one.undo(3)).toMatchObject({ number: 4, undoes: 3 });
  expect(await settle()).toBe(0);
  expect(await sample.readPage(address)).toContain('Wrong');
  expect([numbersOf(one), numbersOf(other), one.heldBack.size, other.heldBack.size]).toEqual([[4, 3, 1], [4, 3, 1], 0, 0]);
});

test('publishes what the CMS changes after the other one has undone something, and ends the suppression', async () => {
  news('Wrong');
  await one.turn();
  await one.undo(null);
  news('Right');
  await settle();
  expect(await sample.readPage(address)).toContain('Right');
  expect(await journals()).toEqual(['1', '2', '3', '4', '5']);
  expect([one.heldBack.size, other.heldBack.size]).toEqual([0, 0]);
});
