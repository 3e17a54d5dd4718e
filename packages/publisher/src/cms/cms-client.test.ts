import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import type { RawEntry } from '@ochiq/pages/content/parse-content';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { buildQueryString, createCmsClient } from './cms-client.ts';

/** A CMS with three pages of news, one entry of each other collection, and no single type. */
async function startCms() {
  const requests: string[] = [];
  const paginations: string[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cms');
    requests.push(`${pathname} ${searchParams.get('locale') ?? ''}`);
    paginations.push(searchParams.get('pagination[withCount]') ?? 'true');
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    setTimeout(() => {
      open -= 1;
      const isSingle = contentTypeNames.some(
        (name) => contentTypes[name].kind === 'single' && pathname === `/api/${contentTypes[name].singular}`,
      );
      const page = searchParams.get('pagination[page]');
      const data = [{ documentId: `${pathname} ${page ?? ''}` }];
      response.writeHead(isSingle ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data, meta: { pagination: { pageCount: pathname === `/api/${contentTypes.news.plural}` ? 3 : 1 } } }));
    }, 5);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cmsUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    client: createCmsClient({ cmsUrl, token: 't' }),
    requests,
    paginations,
    getMostOpen: () => mostOpen,
    close: () => server.close(),
  };
}

test('reads everything with one request a page of a collection, each type in the order of its pages, several at a time', async () => {
  const { client, requests, getMostOpen, close } = await startCms();
  try {
    const entries: RawEntry[] = [];
    await client.everything((some) => entries.push(...some));
    const collections = contentTypeNames.filter((name) => contentTypes[name].kind === 'collection');
    const expected = collections.flatMap((name) =>
      (name === 'news' ? [1, 2, 3] : [1]).map((page) => `/api/${contentTypes[name].plural} ${String(page)}`),
    );
    const inOrder = [...entries].sort((a, b) => contentTypeNames.indexOf(a.type) - contentTypeNames.indexOf(b.type));
    expect(inOrder.map(({ value }) => (value as { documentId: string }).documentId)).toEqual(expected);
    const singles = contentTypeNames.length - collections.length;
    expect(requests).toHaveLength(expected.length + singles * localeCodes.length);
    expect(requests.every((one) => !one.startsWith('/api/news') || one.endsWith(' *'))).toBe(true);
    expect(getMostOpen()).toBeGreaterThan(localeCodes.length);
  } finally {
    close();
  }
});

test('reads some documents with a request for each fifty, in their order, without counting them', async () => {
  const { client, requests, paginations, close } = await startCms();
  try {
    const ids = Array.from({ length: 120 }, (_, index) => `news-${String(index)}`);
    expect(await client.documents('news', ids)).toHaveLength(3);
    expect(requests).toEqual(Array.from({ length: 3 }, () => `/api/${contentTypes.news.plural} *`));
    expect(paginations).toEqual(['false', 'false', 'false']);
  } finally {
    close();
  }
});

test('encodes nested values in brackets, and lists by index', () => {
  expect(decodeURIComponent(buildQueryString({ locale: 'uz', populate: { a: true, b: { on: { 'x.y': { fields: ['c', 'd'] } } } } }))).toBe(
    'locale=uz&populate[a]=true&populate[b][on][x.y][fields][0]=c&populate[b][on][x.y][fields][1]=d',
  );
});

test('escapes reserved characters', () => {
  expect(buildQueryString({ q: 'a&b=c' })).toBe('q=a%26b%3Dc');
});
