import { localeCodes, locales } from '@ochiq/contract/routing/locales';
import type { Page } from '@ochiq/pages/page';

import { brackets, toPseudoCatalogue } from '../src/i18n/to-pseudo-message';
import { exampleSets } from './example-content';
import { examplePages } from './example-pages';
import { renderPage } from './render-page';
import { stringsIn, writtenIn } from './written-text';

const cases = exampleSets.flatMap((set) => localeCodes.map((locale) => ({ set, locale })));

/** One page of every template and layout is enough: their words are the same. */
function pagesOf(set: (typeof exampleSets)[number], locale: (typeof localeCodes)[number]): Page[] {
  const byRoute = new Map(
    examplePages(set).map((planned) => [planned.form === locale ? `${planned.route} ${planned.template}` : '', planned]),
  );
  byRoute.delete('');
  return [...byRoute.values()].map((planned) => planned.page());
}

describe.each(cases)('pages of the $set examples, their messages made of another shape in $locale', ({ set, locale }) => {
  const names = Object.values(locales).map(({ name }) => name);

  it('say nothing but messages and content', () => {
    const unbracketed = pagesOf(set, locale).flatMap((page) => {
      const html = renderPage(page, toPseudoCatalogue);
      expect(html).toContain(brackets.open);
      const given = [...stringsIn(page), ...names];
      return writtenIn(html, given).map((text) => `${page.path}: ${text}`);
    });
    expect(unbracketed).toEqual([]);
  });
});

describe('a text that somebody writes into a component', () => {
  const content = ['Geology of Karakalpakstan', '20 November 2026'];

  it.each([
    ['<p>⟦Ŕéáð⟧</p><p>Read more</p>', ['Read more']],
    ['<p>⟦Ŕéáð⟧ all</p>', ['all']],
    ['<img alt="Map" src="/m">', ['Map']],
    ['<p aria-label="Menu"></p>', ['Menu']],
    ['<h1>Geology of Karakalpakstan today</h1>', ['Geology of Karakalpakstan today']],
  ])('is found in %s', (html, unbracketed) => {
    expect(writtenIn(html, content)).toEqual(unbracketed);
  });

  it.each([
    '<h1>Geology of Karakalpakstan</h1><p>⟦Ŕéáð: 20 November 2026~~⟧, 5 %</p>',
    '<p>20 November 2026 – Geology of Karakalpakstan</p>',
    '<p>⟦One ⟦inside⟧ another⟧</p><p>Karakalpakstan</p>',
    '<p class="note" data-x="Words">⟦X⟧</p>',
  ])('is not what is in %s', (html) => {
    expect(writtenIn(html, content)).toEqual([]);
  });
});
