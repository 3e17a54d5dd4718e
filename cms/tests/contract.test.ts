import { rmSync } from 'node:fs';

import { contentTypeNames, contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { buildPopulate } from '@ochiq/contract/fields/populate';

import { env } from './support/env';
import { queryString } from './support/query-string';
import { cmsFolder } from './support/run-bin';
import { scratch } from './support/scratch';
import { secrets } from './support/secrets';
import { startCms, type Cms } from './support/start-cms';

type Entry = { documentId: string; locale: string };

const token = env.seededUrl === undefined ? secrets.BUILD_TOKEN : (env.seededToken ?? '');
const folder = scratch('seeded');
let own: Cms | null = null;
let url = env.seededUrl ?? '';

beforeAll(async () => {
  if (env.seededUrl !== undefined) return;
  own = await startCms(folder, { SEED: 'when-empty', SEED_DIR: `${cmsFolder}/seed` });
  url = own.url;
}, 300_000);

afterAll(async () => {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function published(name: ContentTypeName, locale: string): Promise<readonly Entry[]> {
  const { kind, singular, plural } = contentTypes[name];
  const query = queryString({ locale, status: 'published', populate: buildPopulate(name), pagination: { pageSize: 1000 } });
  const response = await fetch(`${url}/api/${kind === 'single' ? singular : plural}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // A single entry that was never published is none.
  if (response.status === 404 && kind === 'single') return [];
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: Entry | readonly Entry[] };
  return [data].flat();
}

const cases = contentTypeNames.flatMap((name) => localeCodes.map((locale): [ContentTypeName, string] => [name, locale]));

test.each(cases)('every published %s in %s fits the contract', async (name, locale) => {
  const wrong = (await published(name, locale)).flatMap((entry) => {
    const { success, error } = contentTypes[name].schema.safeParse(entry);
    return success ? [] : [{ name, locale, documentId: entry.documentId, issues: error.issues }];
  });
  expect(wrong).toEqual([]);
});

/** Documents by their ids and languages. */
const keyed = (entries: readonly Entry[]) => new Map(entries.map((entry) => [`${entry.documentId} ${entry.locale}`, entry]));

// The publisher reads what changed so: one question instead of three.
test.each(contentTypeNames.filter((name) => contentTypes[name].kind === 'collection'))(
  '%s: all languages together equal each by itself',
  async (name) => {
    const each = await Promise.all(localeCodes.map((locale) => published(name, locale)));
    expect(keyed(await published(name, '*'))).toEqual(keyed(each.flat()));
  },
);

test('there are published entries', async () => {
  const counts = await Promise.all(cases.map(async ([name, locale]) => (await published(name, locale)).length));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
});
