import { contentTypes } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { buildPopulate } from '@ochiq/contract/fields/populate';

import { createRandom, generateNews, pickItem } from '../fake-content/generated-news';
import { createChangeLogClient } from './support/changes';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, logIn } from './support/panel';
import { queryString } from './support/query-string';
import { runHosted } from './support/run-hosted';
import { secrets } from './support/secrets';

/** The fields that Strapi regenerates when it publishes. */
const only = { id: 0, updatedAt: '', publishedAt: '' };
const labels = { categories: ['a', 'b', 'c'], tags: ['k', 'l', 'm'] };
const made = (from: number, count: number) => Array.from({ length: count }, (_, index) => generateNews(from + index, labels));
const listWords = (blocks: readonly object[]) =>
  [...JSON.stringify(blocks).matchAll(/"text":"(?<text>[^"]+)"/gu)].flatMap(({ groups }) => (groups?.['text'] ?? '').split(' '));

describe('generated news', () => {
  test('are the same for the same number, regardless of earlier ones', () => {
    expect(generateNews(7, labels)).toEqual(made(0, 10)[7]);
    expect(generateNews(7, labels)).not.toEqual(generateNews(8, labels));
  });

  test('have unique titles and addresses, and fit the contract’s bounds', () => {
    const stories = made(9900, 200).flatMap((news) => news.stories.map(([, story]) => story));
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
    expect(new Set(stories.map(({ slug }) => slug)).size).toBe(stories.length);
    const { title, slug, summary, body } = contentTypes.news.fields;
    for (const story of stories) {
      for (const [field, value] of [
        [title, story.title],
        [slug, story.slug],
        [summary, story.summary],
        [body, story.body],
      ] as const)
        expect(field.schema.safeParse(value).error?.issues ?? []).toEqual([]);
      expect(story.title.length).toBeLessThanOrEqual(160);
    }
  });

  test('are 300 to 500 words long', () => {
    const lengths = made(0, 100).flatMap(({ stories }) => stories.map(([, { body }]) => listWords(body).length));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(530);
  });

  test('have increasing dates, ten thousand in fourteen years, and use all labels', () => {
    const news = made(0, 300);
    const dates = news.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(new Set(dates).size).toBe(150);
    expect([dates[0], generateNews(9999, labels).date]).toEqual(['2009-01-01', '2022-09-09']);
    expect(new Set(news.map(({ category }) => category))).toEqual(new Set(labels.categories));
    expect(new Set(news.flatMap(({ tags }) => tags))).toEqual(new Set(labels.tags));
    for (const { tags } of news) expect(new Set(tags).size).toBe(tags.length);
  });

  test('require categories and tags', () => {
    expect(() => pickItem(createRandom(1), [])).toThrow(RangeError);
  });
});

describe('a CMS that is filled', () => {
  let cms: OwnCms;
  beforeAll(async () => {
    cms = await ownCms('filling');
  });
  afterAll(() => cms.remove());

  const published = async (locale: string) => {
    const query = queryString({ locale, status: 'published', populate: buildPopulate('news'), pagination: { pageSize: 100 } });
    const response = await fetch(`${cms.url}/api/news-items?${query}`, { headers: { authorization: `Bearer ${secrets.BUILD_TOKEN}` } });
    const { data } = (await response.json()) as { data: readonly { documentId: string }[] };
    return data.filter(({ documentId }) => documentId.startsWith('made'));
  };

  test('fits the contract and the log, and its entries can be published again', async () => {
    const left = await createChangeLogClient(cms.url).leftBy(async () => {
      const { ended, output } = runHosted('fill', { CMS_DATA_DIR: cms.data }, ['3', '5']);
      expect([await ended, output()]).toEqual([0, '5 of 5 news items\n']);
    });
    expect(left).toHaveLength(5);
    expect(left[0]).toMatchObject({ kind: 'publish', type: 'news', locales: localeCodes });
    for (const locale of localeCodes) {
      const entries = await published(locale);
      expect(entries).toHaveLength(5);
      for (const entry of entries) expect(contentTypes.news.schema.safeParse(entry).error?.issues ?? []).toEqual([]);
    }
    const editor = createEntriesClient(await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url), 'news', 'ru');
    const [first] = await published('ru');
    expect((await editor.publish(first?.documentId ?? '', { title: 'Другой заголовок' })).status).toBe(200);
    const after = (await published('ru')).find(({ documentId }) => documentId === first?.documentId);
    expect({ ...after, ...only }).toEqual({ ...first, ...only, title: 'Другой заголовок' });
  });
});
