import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { openDatabase, type DatabaseRow } from './support/database';
import { env } from './support/env';
import { killBareCms, snapBareCms } from './support/kill-bare-cms';
import { logGaps } from './support/log-gaps';
import { scratch } from './support/scratch';
import { copySite, removeSite } from './support/site';
import { startCms, type Cms } from './support/start-cms';
import { liveOneLife, liveUntilKilled, createTagsClient } from './support/tag-lives';

/** A busy machine takes half a minute to start a CMS. */
const timeoutMs = 120_000;

/** So many are killed side by side: most of their time they start. */
const lanes = 3;

/** How long the last of them goes on after its first answer, in milliseconds: a dozen steps. */
const longestMs = 50;

/**
 * Picks a moment in a span of its own for each kill: fifty leave no larger part of the time unproven than a hundred that
 * may fall on each other.
 */
const pickMoment = (kill: number) => ((kill + Math.random()) / env.kills) * longestMs;

let data = '';
/** The CMS that one test leaves to the next. */
let left: Cms | undefined;
let copies = '';
let seeded = { id: '', slug: '' };

function query(statement: string, folder = data): readonly DatabaseRow[] {
  const database = openDatabase(folder);
  const rows = database.query(statement);
  database.close();
  return rows;
}

beforeAll(() => {
  data = scratch('killed');
  copySite(data);
  const [tag] = query("SELECT document_id, slug FROM tags WHERE locale = 'uz' AND published_at IS NOT NULL");
  seeded = { id: String(tag?.['document_id']), slug: String(tag?.['slug']) };
});
afterAll(() => {
  left?.run.kill('SIGKILL');
  removeSite(data);
  if (copies !== '') rmSync(copies, { recursive: true, force: true });
});

const instants = pathToFileURL(path.join(__dirname, 'support', 'at-instants.mjs')).href;
const startActing = (name: 'kill' | 'copy', value: string) =>
  startCms(data, { NODE_OPTIONS: `--import "${instants}?${new URLSearchParams({ [name]: value }).toString()}"` });

const publishedSlugs = (folder = data) => query('SELECT slug FROM tags WHERE published_at IS NOT NULL', folder).map(({ slug }) => slug);

// Strapi’s panel publishes in a transaction of its own, but deletes without one.
test.each([
  ['before the row', true],
  ['before the commit', true],
  ['after the commit', false],
])(
  'a CMS that is killed %s of a delete',
  async (instant, isPublished) => {
    const cms = await startActing('kill', instant);
    const tags = await createTagsClient(cms);
    await expect(tags.remove(seeded.id)).rejects.toThrow('fetch failed');
    expect(await cms.run.ended).toBe('SIGKILL');
    expect(publishedSlugs().includes(seeded.slug)).toBe(isPublished);
    expect(logGaps(data)).toEqual([]);
  },
  timeoutMs,
);

// What a server of PostgreSQL has on its disks at an instant is its own concern.
if (env.postgres === undefined) {
  test(
    'covers more than a hundred instants of a kill',
    async () => {
      copies = scratch('instants');
      const cms = await startActing('copy', copies);
      const tags = await createTagsClient(cms);
      for (let life = 0; life < 5; life += 1) await liveOneLife(tags);
      left = cms;
      const copyNames = readdirSync(copies);
      expect(copyNames.length).toBeGreaterThan(100);
      for (const copy of copyNames) expect([copy, logGaps(path.join(copies, copy))]).toEqual([copy, []]);
    },
    timeoutMs,
  );
} else {
  test(
    'leaves no gap in the log of a CMS that is not killed',
    async () => {
      const cms = await startCms(data);
      const tags = await createTagsClient(cms);
      for (let life = 0; life < 5; life += 1) await liveOneLife(tags);
      await cms.stop();
      expect(logGaps(data)).toEqual([]);
    },
    timeoutMs,
  );
}

/** What is wrong after some of the kills, each on the data that the one before has left. */
async function lane(bare: ReturnType<typeof snapBareCms>, first: number): Promise<readonly unknown[]> {
  const own = scratch('killed-lane');
  copySite(own);
  const wrong: unknown[] = [];
  for (let kill = first; kill < env.kills; kill += lanes) {
    const { signal, told, errors } = await killBareCms(bare, own, `zarba-${String(kill)}`, pickMoment(kill));
    const slugs = new Set(publishedSlugs(own));
    const mismatches = [...told].filter(([slug, isPublished]) => slugs.has(slug) !== isPublished);
    const gaps = logGaps(own);
    if (signal !== 'SIGKILL' || mismatches.length > 0 || gaps.length > 0) wrong.push({ kill, signal, lost: mismatches, gaps, errors });
  }
  removeSite(own);
  return wrong;
}

// A whole CMS takes ten seconds to start, its database and the log one.
test(
  `what writes the log, killed at any moment, ${String(env.kills)} times`,
  async () => {
    const bare = snapBareCms();
    const lives = await Promise.all(Array.from({ length: lanes }, (_, first) => lane(bare, first)));
    bare.remove();
    expect(lives.flat()).toEqual([]);
  },
  timeoutMs + env.kills * 5_000,
);

test(
  `a whole CMS, killed at any moment, ${String(env.wholeKills)} times`,
  async () => {
    for (let kill = 0; kill < env.wholeKills; kill += 1) {
      const cms = left ?? (await startCms(data));
      left = undefined;
      const tags = await createTagsClient(cms);
      let timer: NodeJS.Timeout | undefined;
      const confirmed = await liveUntilKilled(tags, () => {
        timer ??= setTimeout(() => cms.run.kill('SIGKILL'), Math.random() * 1000);
      });
      expect(await cms.run.ended).toBe('SIGKILL');
      const slugs = publishedSlugs();
      for (const [slug, isPublished] of confirmed) expect([slug, slugs.includes(slug)]).toEqual([slug, isPublished]);
      expect(logGaps(data)).toEqual([]);
    }
  },
  timeoutMs * Math.max(1, env.wholeKills),
);

test('detects a gap in the log, and a superfluous row', () => {
  const database = openDatabase(data);
  const published = 'SELECT document_id FROM tags WHERE published_at IS NOT NULL';
  const newest = `SELECT max(id) FROM ochiq_change WHERE type = 'tag' AND kind = 'publish' AND document_id IN (${published})`;
  database.run(`DELETE FROM ochiq_change WHERE id = (${newest})`);
  expect(logGaps(data)).toEqual([expect.stringContaining('is published and not in the log')]);
  const oldest = newest.replace('max(id)', 'min(id)');
  const logged = `SELECT document_id FROM ochiq_change WHERE id = (${oldest})`;
  database.run(`DELETE FROM tags WHERE published_at IS NOT NULL AND document_id = (${logged})`);
  expect(logGaps(data)).toContainEqual(expect.stringContaining('is in the log and not published'));
  database.close();
});
