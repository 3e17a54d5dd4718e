import { localeCodes } from '@ochiq/contract/routing/locales';
import { splitLocalePrefix } from '@ochiq/contract/routing/path-for';
import { toLocalePath } from '@ochiq/contract/routing/scripts';
import { parse, type HTMLElement } from 'node-html-parser';

import { exampleSets } from './example-content';
import { examplePages } from './example-pages';
import { pathPrefix } from './gatsby';
import { messagesOf } from './messages';
import { renderPage } from './render-page';

const textOf = (element: HTMLElement | null) => element?.text.trim() ?? '';
const tagsOf = (element: HTMLElement, tag: string) => element.childNodes.filter((node) => node.rawTagName === tag).length;

const cases = exampleSets.flatMap((set) => localeCodes.map((locale) => ({ set, locale })));

describe.each(cases)('every page of the $set examples in $locale', ({ set, locale }) => {
  const known = new Set(examplePages(set).map(({ path }) => path));
  const rendered = examplePages(set)
    .filter(({ form }) => form === locale)
    .map((planned) => {
      const page = planned.page();
      const html = renderPage(page);
      return { path: page.path, page, html, dom: parse(html) };
    });

  it('has one heading of the first level, and no level is skipped or empty', () => {
    for (const { path, dom } of rendered) {
      const headings = dom
        .querySelectorAll('h1, h2, h3, h4, h5, h6')
        .map((heading) => ({ level: Number(heading.tagName[1]), text: textOf(heading) }));
      expect([path, headings.filter(({ level }) => level === 1).length, headings[0]?.level]).toEqual([path, 1, 1]);
      const wrong = headings.filter(({ level, text }, index) => text === '' || level > (headings[index - 1]?.level ?? 0) + 1);
      expect([path, wrong]).toEqual([path, []]);
    }
  });

  it('has its landmarks, each with a name of its own', () => {
    for (const { path, page, dom } of rendered) {
      const footers = page.template === 'error' ? 0 : 1;
      expect([path, tagsOf(dom, 'header'), tagsOf(dom, 'main'), tagsOf(dom, 'footer')]).toEqual([path, 1, 1, footers]);
      const names = dom.querySelectorAll('nav, aside').map((landmark) => landmark.getAttribute('aria-label'));
      expect([path, names.includes(undefined), new Set(names).size]).toEqual([path, false, names.length]);
      expect([path, dom.querySelector('a')?.getAttribute('href')]).toEqual([path, `#${dom.querySelector('main')?.id ?? ''}`]);
    }
  });

  it('asks readers what they think of it and what is wrong on it, once, but where no answer could be about it', () => {
    for (const { path, page, dom } of rendered) {
      const ends = ['/forms/feedback', '/forms/error-report'];
      const feedbackForms = dom
        .querySelectorAll('main form')
        .filter((form) => ends.some((end) => form.getAttribute('action')?.endsWith(end)));
      const unasked = ['account', 'error', 'not-found', 'offline', 'sent'].includes(page.template);
      const isOneOfThem = ends.some((end) => path.endsWith(end));
      expect([path, feedbackForms.length]).toEqual([path, unasked ? 0 : isOneOfThem ? 1 : 2]);
    }
  });

  it('asks to wait for what is wrong here, and to look at the address for what is wrong there', () => {
    const t = messagesOf(locale).getFixedT(locale);
    const errors = rendered.filter(({ page }) => page.template === 'error');
    const expected = errors.map(({ path }) => [path, /-5\d\d/u.test(path) ? t('common:failed.hint') : t('error:hint')]);
    expect(errors.map(({ path, dom }) => [path, textOf(dom.querySelector('h1 + p'))])).toEqual(expected);
    expect(errors.length).toBeGreaterThan(3);
  });

  it('holds no inline style, no script, no handler, and no identifier twice', () => {
    for (const { path, html, dom } of rendered) {
      expect([path, /<[^>]*\s(?:style|on[a-z]+)=|<script/u.exec(html)?.[0]]).toEqual([path, undefined]);
      const ids = dom.querySelectorAll('[id]').map(({ id }) => id);
      expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    }
  });

  it('leaves no text out', () => {
    for (const { path, dom } of rendered) {
      expect([path, /\{\{|\bundefined\b|\bnull\b|\[object|\b[a-z]+:[a-z]+[A-Z.]/u.exec(textOf(dom))?.[0]]).toEqual([path, undefined]);
    }
  });

  it('links to pages that exist, in the reader’s form of the site', () => {
    const wrong = rendered.flatMap(({ path, dom }) =>
      dom.querySelectorAll('a').flatMap((link) => {
        const href = link.getAttribute('href') ?? '';
        // Also of one that is hidden until there is an answer: crawlers complain of any other.
        if (href === '' || textOf(link) === '') return [[path, link.outerHTML]];
        if (!link.hasAttribute('data-inside')) return [];
        const target = href.slice(pathPrefix.length).split('#')[0] ?? '';
        return known.has(target) && splitLocalePrefix(target).form === locale ? [] : [[path, target]];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says what pictures show and how large they are', () => {
    for (const { path, dom } of rendered) {
      const incomplete = dom
        .querySelectorAll('img')
        .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)));
      expect([path, incomplete.map(({ outerHTML }) => outerHTML)]).toEqual([path, []]);
    }
  });

  it('marks the language of what is not translated, and says so', () => {
    for (const { path, page, dom } of rendered) {
      const lang = dom.querySelector('h1')?.closest('[lang]')?.getAttribute('lang') ?? null;
      expect([path, lang]).toEqual([path, page.notice?.shownIn ?? null]);
      const notes = [page.notice, page.outdated].filter(Boolean).length;
      expect([path, dom.querySelectorAll('[role="note"]:not([data-level])').length]).toEqual([path, notes]);
    }
  });

  it('leads to the same page in every language', () => {
    for (const { path, page, dom } of rendered) {
      const links = dom
        .querySelectorAll('header a[hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('lang'), link.getAttribute('href')]);
      expect([path, links]).toEqual([path, page.languages.map(({ tag, path: there }) => [tag, tag, pathPrefix + there])]);
      for (const language of page.languages) expect([path, known.has(toLocalePath(language.path))]).toEqual([path, true]);
    }
  });
});
