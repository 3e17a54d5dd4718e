import { trialFactories, type ChangeTarget, type NewsChangeKind } from './change-kinds.ts';
import type { Panel } from './panel.ts';

const target: ChangeTarget = {
  news: { documentId: 'a', title: 'A well', slug: 'well-1', date: '2024-01-01' },
  locale: 'ru',
  places: { linking: ['/ru/news', '/ru/news/well-1', '/en/news/one'], showing: ['/ru/news', '/ru/news/well-1'] },
};

/** What an editor asks the CMS for. */
async function recordCalls(kind: NewsChangeKind): Promise<unknown[]> {
  const calls: unknown[] = [];
  const panel: Panel = {
    publish: (...call) => Promise.resolve(void calls.push(['publish', ...call])),
    remove: (...call) => Promise.resolve(void calls.push(['remove', ...call])),
    ...{ bulk: () => Promise.resolve(), plan: () => Promise.resolve() },
  };
  await trialFactories[kind](target, 'x7').publish(panel);
  return calls;
}

/** The pages that are so when they are all this. */
function so(kind: NewsChangeKind, status: number, html: string) {
  const { own, others } = trialFactories[kind](target, 'x7');
  return [...own, ...others].flatMap(([path, isSo]) => (isSo({ status, html }) ? [path] : []));
}

it('expects a new title on the item’s own page first, and wherever it is shown', async () => {
  expect(await recordCalls('title')).toEqual([['publish', 'a', 'ru', { title: 'A well · x7' }]]);
  expect(so('title', 200, '<h1>A well · x7</h1>')).toEqual(['/ru/news/well-1', '/ru/news']);
  expect(so('title', 200, '<h1>A well</h1>')).toEqual([]);
});

it('keeps a long title within 160 characters', () => {
  const long = { ...target, news: { ...target.news, title: 'x'.repeat(160) } };
  const calls: string[] = [];
  const panel: Panel = {
    publish: (_, __, { title = '' }) => Promise.resolve(void calls.push(title)),
    remove: () => Promise.resolve(),
    ...{ bulk: () => Promise.resolve(), plan: () => Promise.resolve() },
  };
  void trialFactories.title(long, 'x'.repeat(16)).publish(panel);
  expect(calls[0]?.length).toBeLessThanOrEqual(160);
});

it('expects a new page for a new slug, a redirect from the old one, and no links to that', async () => {
  expect(await recordCalls('slug')).toEqual([['publish', 'a', 'ru', { slug: 'well-1-x7' }]]);
  expect(so('slug', 200, '<a href="/ru/news/well-1-x7">')).toEqual(['/ru/news/well-1-x7', '/ru/news', '/en/news/one']);
  expect(so('slug', 200, '<a href="/ru/news/well-1">')).toEqual(['/ru/news/well-1-x7']);
  expect(so('slug', 301, '')).toEqual(['/ru/news/well-1', '/ru/news', '/en/news/one']);
});

it.each([
  ['newest', ['/uz/news/well-1', '/news/well-1']],
  ['slug', ['/uz/news/well-1-x7', '/news/well-1-x7']],
  ['delete', ['/uz/news/well-1', '/news/well-1']],
] as const)('counts all forms of the own page of %s', (kind, own) => {
  const places = { linking: ['/news', '/news/well-1', '/uz/news/well-1'], showing: ['/news', '/news/well-1', '/uz/news/well-1'] };
  expect(trialFactories[kind]({ ...target, locale: 'uz', places }, 'x7').own.map(([path]) => path)).toEqual(own);
});

it('expects titles as HTML has them', () => {
  const quoted = { ...target, news: { ...target.news, title: "“A” & 'B'" } };
  expect(trialFactories.title(quoted, 'x7').own[0][1]({ status: 200, html: '<h1>“A” &amp; &#x27;B&#x27; · x7</h1>' })).toBe(true);
});

it('expects 404 for a deleted item, and no links to it', async () => {
  expect(await recordCalls('delete')).toEqual([['remove', 'a']]);
  expect(so('delete', 404, '')).toEqual(['/ru/news/well-1', '/ru/news', '/en/news/one']);
  expect(so('delete', 200, '<a href="/ru/news/well-1">')).toEqual([]);
});
