import { validateChange, type ProposedChange } from './validate-change.ts';
import type { PageLinks } from './page-links.ts';

type Page = { links?: string[]; alternates?: string[] };

const linksOf = ({ links = [], alternates = [] }: Page): PageLinks => ({ links: new Set(links), alternates: new Set(alternates) });
const pagesOf = (pages: Readonly<Record<string, Page>>) => new Map(Object.entries(pages).map(([path, page]) => [path, linksOf(page)]));

type Case = {
  pages?: Readonly<Record<string, Page>>;
  live?: Readonly<Record<string, Page>>;
  unfit?: Readonly<Record<string, string>>;
  takenBack?: string[];
  /** Further pages that stay as they are. */
  others?: string[];
  isElse?: ProposedChange['isElse'];
};

function verdict({ pages = {}, live = {}, unfit = {}, takenBack = [], others = [], isElse = () => false }: Case) {
  const rejected = validateChange({
    pages: pagesOf(pages),
    live: pagesOf(live),
    unfit: new Map(Object.entries(unfit)),
    takenBack: new Set(takenBack),
    planned: new Set([...Object.keys(pages), ...Object.keys(unfit), ...others]),
    isElse,
  });
  return { held: Object.fromEntries(rejected) };
}
const fine = { held: {} };

test('accepts links to pages, new ones included, and to other existing targets', () => {
  const pages = { '/a': { links: ['/a', '/b', '/old', '/media/x.pdf'] }, '/b': {} };
  expect(verdict({ pages, others: ['/old'], isElse: (path) => path.startsWith('/media/') })).toEqual(fine);
});

test('rejects a page with a dead link, names its target, and accepts the others', () => {
  const { held } = verdict({ pages: { '/a': { links: ['/nowhere'] }, '/b': {} }, live: { '/a': {} } });
  expect(held).toEqual({ '/a': 'leads to /nowhere, where nothing is' });
});

test('rejects a link to an undone page and says what to do', () => {
  expect(verdict({ pages: { '/list': { links: ['/new'] } }, takenBack: ['/new'] }).held).toEqual({
    '/list': 'leads to /new, which was taken back: change or unpublish that',
  });
});

test('accepts a dead link that the live page has already', () => {
  expect(verdict({ pages: { '/a': { links: ['/nowhere'] } }, live: { '/a': { links: ['/nowhere'] } } })).toEqual(fine);
});

test('rejects, with a new page, those that link to it, transitively', () => {
  const pages = { '/home': { links: ['/list'] }, '/list': { links: ['/new'] }, '/new': { links: ['/nowhere'] }, '/other': {} };
  expect(Object.keys(verdict({ pages }).held).sort()).toEqual(['/home', '/list', '/new']);
  // Readers have a list: the home page may lead to it as it is.
  expect(Object.keys(verdict({ pages, live: { '/list': {} } }).held).sort()).toEqual(['/list', '/new']);
});

test('treats a page that can’t be written as rejected', () => {
  expect(verdict({ pages: { '/list': { links: ['/new'] } }, live: { '/list': {} }, unfit: { '/new': 'has no words' } }).held).toEqual({
    '/new': 'has no words',
    '/list': 'leads to /new, where nothing is',
  });
});

describe('translations', () => {
  const both = { alternates: ['/uz', '/ru'] };
  const all = { alternates: ['/uz', '/ru', '/en'] };

  test('are accepted when they name the same pages, written together or live', () => {
    expect(verdict({ pages: { '/uz': both, '/ru': both } })).toEqual(fine);
    expect(verdict({ pages: { '/uz': both }, live: { '/ru': both }, others: ['/ru'] })).toEqual(fine);
  });

  test('are accepted when a page names them that names none itself, as the unprefixed one', () => {
    expect(verdict({ pages: { '/': both }, live: { '/uz': both, '/ru': both }, others: ['/uz', '/ru'] })).toEqual(fine);
  });

  test('are rejected when they are not pages', () => {
    expect(verdict({ pages: { '/uz': both } }).held).toEqual({ '/uz': 'names /ru as a translation, where no page is' });
  });

  test('are rejected when they do not name the page back', () => {
    const { held } = verdict({ pages: { '/uz': all, '/ru': all }, live: { '/en': both }, others: ['/en'] });
    expect(held['/uz']).toBe('names /en as a translation, which names others');
    expect(Object.keys(held)).toEqual(['/uz', '/ru']);
  });

  test('are rejected with a rejected translation', () => {
    const { held } = verdict({
      pages: { '/uz': {}, '/en': { ...both, links: ['/nowhere'] } },
      live: { '/en': { alternates: ['/uz', '/en'] } },
    });
    expect(held).toEqual({ '/en': 'leads to /nowhere, where nothing is', '/uz': 'waits for /en, its translation' });
  });

  test('are accepted when the live page is wrong already', () => {
    expect(verdict({ pages: { '/uz': both }, live: { '/uz': both } })).toEqual(fine);
  });
});
