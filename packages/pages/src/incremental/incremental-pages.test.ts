import { createBarePage } from '../../test/bare-page.ts';
import type { PlannedPage } from '../page.ts';
import { IncrementalPages } from './incremental-pages.ts';

/** A page that shows a text; no test makes more of it. */
const createPage = (path: string, text: string) =>
  createBarePage({
    path,
    page: () => {
      if (text === '') throw new Error('nothing to show');
      return { path: text } as ReturnType<PlannedPage['page']>;
    },
  });
const fingerprint = (page: PlannedPage) => page.page().path;

const createPages = (texts: Readonly<Record<string, string>>, published: Readonly<Record<string, string>>) => {
  const pages = new IncrementalPages(fingerprint, new Map(Object.entries(published)));
  pages.plan([Object.entries(texts).map(([path, text]) => createPage(path, text))]);
  return pages;
};
const listDelta = (pages: IncrementalPages) => {
  const { changed, removed } = pages.delta();
  return { changed: changed.map(({ path }) => path), removed };
};

test('returns the fingerprint of a page, null for an unplanned or failing one', () => {
  const pages = createPages({ '/a': 'A', '/b': '' }, {});
  expect(['/a', '/b', '/c'].map((path) => pages.fingerprintAt(path))).toEqual(['A', null, null]);
});

test('leaves an undone page alone until its data changes', () => {
  const pages = createPages({ '/a': 'A' }, { '/a': 'A' });
  pages.setPublished(new Map([['/a', 'A']]));
  expect(listDelta(pages)).toEqual({ changed: [], removed: [] });
  pages.plan([[createPage('/a', 'A2')]]);
  expect(listDelta(pages)).toEqual({ changed: ['/a'], removed: [] });
});

test('republishes a page that differs from the plan', () => {
  const pages = createPages({ '/a': 'A' }, { '/a': 'A' });
  pages.setPublished(new Map([['/a', 'before']]));
  expect(listDelta(pages)).toEqual({ changed: ['/a'], removed: [] });
});

test('neither removes a restored page nor rebuilds a withdrawn one', () => {
  const pages = createPages({ '/a': 'A' }, { '/a': 'A', '/gone': 'G' });
  expect(listDelta(pages).removed).toEqual(['/gone']);
  pages.setPublished(
    new Map([
      ['/gone', null],
      ['/a', 'A'],
    ]),
  );
  expect(listDelta(pages)).toEqual({ changed: [], removed: [] });
});

test('increments the stamp exactly when a page is added, removed or changed', () => {
  const pages = createPages({ '/a': 'A' }, {});
  const stamps = [pages.stamp];
  const note = () => stamps.push(pages.stamp);
  pages.plan([[createPage('/a', 'A2')]]);
  note();
  pages.plan([[]]);
  note();
  pages.plan([[createPage('/b', 'B')]]);
  note();
  expect(stamps).toEqual([...new Set(stamps)].sort((one, other) => one - other));
  pages.delta();
  pages.accept(new Set());
  expect(pages.stamp).toBe(stamps.at(-1));
});

test('marks some pages as published and leaves the others, removals too', () => {
  const pages = createPages({ '/a': 'A', '/b': 'B', '/failing': '' }, { '/gone': 'G' });
  pages.acceptPages(new Set(['/a', '/failing', '/none']));
  expect(listDelta(pages)).toEqual({ changed: ['/b'], removed: ['/gone'] });
  expect(pages.delta().failed).toHaveLength(1);
  pages.plan([[createPage('/a', 'A2'), createPage('/b', 'B')]]);
  expect(listDelta(pages).changed.sort()).toEqual(['/a', '/b']);
});
