import { barePage } from '../../test/bare-page.ts';
import type { PlannedPage } from '../page.ts';
import { LivePages } from './live-pages.ts';

/** A page that shows a text; no test makes more of it. */
const pageOf = (path: string, text: string) =>
  barePage({
    path,
    page: () => {
      if (text === '') throw new Error('nothing to show');
      return { path: text } as ReturnType<PlannedPage['page']>;
    },
  });
const fingerprint = (page: PlannedPage) => page.page().path;

const liveOf = (texts: Readonly<Record<string, string>>, published: Readonly<Record<string, string>>) => {
  const pages = new LivePages(fingerprint, new Map(Object.entries(published)));
  pages.plan([Object.entries(texts).map(([path, text]) => pageOf(path, text))]);
  return pages;
};
const told = (pages: LivePages) => {
  const { changed, removed } = pages.delta();
  return { changed: changed.map(({ path }) => path), removed };
};

test('returns the fingerprint of a page, null for an unplanned or failing one', () => {
  const pages = liveOf({ '/a': 'A', '/b': '' }, {});
  expect(['/a', '/b', '/c'].map((path) => pages.fingerprintAt(path))).toEqual(['A', null, null]);
});

test('leaves an undone page alone until its data changes', () => {
  const pages = liveOf({ '/a': 'A' }, { '/a': 'A' });
  pages.restate(new Map([['/a', 'A']]));
  expect(told(pages)).toEqual({ changed: [], removed: [] });
  pages.plan([[pageOf('/a', 'A2')]]);
  expect(told(pages)).toEqual({ changed: ['/a'], removed: [] });
});

test('republishes a page that differs from the plan', () => {
  const pages = liveOf({ '/a': 'A' }, { '/a': 'A' });
  pages.restate(new Map([['/a', 'before']]));
  expect(told(pages)).toEqual({ changed: ['/a'], removed: [] });
});

test('neither removes a restored page nor rebuilds a withdrawn one', () => {
  const pages = liveOf({ '/a': 'A' }, { '/a': 'A', '/gone': 'G' });
  expect(told(pages).removed).toEqual(['/gone']);
  pages.restate(
    new Map([
      ['/gone', null],
      ['/a', 'A'],
    ]),
  );
  expect(told(pages)).toEqual({ changed: [], removed: [] });
});

test('increments the stamp exactly when a page is added, removed or changed', () => {
  const pages = liveOf({ '/a': 'A' }, {});
  const stamps = [pages.stamp];
  const note = () => stamps.push(pages.stamp);
  pages.plan([[pageOf('/a', 'A2')]]);
  note();
  pages.plan([[]]);
  note();
  pages.plan([[pageOf('/b', 'B')]]);
  note();
  expect(stamps).toEqual([...new Set(stamps)].sort((one, other) => one - other));
  pages.delta();
  pages.accept(new Set());
  expect(pages.stamp).toBe(stamps.at(-1));
});
