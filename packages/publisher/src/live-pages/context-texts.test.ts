import { type PlannedPage, buildPageContext } from '@ochiq/pages/page';
import { buildSite } from '@ochiq/pages/site';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { computeFingerprint } from '../state/published-pages.ts';
import { ContextTexts } from './context-texts.ts';

const siteUrl = 'https://ochiq.example';

function planPage(): PlannedPage {
  const [page] = buildSite(createMinimalContent(), { today: '2026-11-20', panelUrl: `${siteUrl}/admin`, siteUrl }).pages;
  if (!page) throw new Error('The minimal content has no page');
  return page;
}

const planned = planPage();
const text = JSON.stringify(buildPageContext(planned, siteUrl));
const published = computeFingerprint(buildPageContext(planned, siteUrl));

/** A page that counts how often it is built. */
function countedPage() {
  const build = jest.fn(planned.page);
  return { page: { ...planned, page: build }, build };
}

test('builds a changed page once: its fingerprint and its data are of the same text', () => {
  const texts = new ContextTexts(siteUrl);
  const { page, build } = countedPage();
  expect(texts.fingerprint(page, 'another')).toBe(published);
  expect(texts.take(page)).toBe(text);
  expect(build).toHaveBeenCalledTimes(1);
});

test('holds nothing of a page that is as published, of one that was taken, nor after all are dropped', () => {
  const texts = new ContextTexts(siteUrl);
  const { page, build } = countedPage();
  texts.fingerprint(page, 'another');
  texts.fingerprint(page, published);
  expect(texts.take(page)).toBe(text);
  expect(texts.take(page)).toBe(text);
  texts.fingerprint(page, 'another');
  texts.clear();
  expect(texts.take(page)).toBe(text);
  expect(build).toHaveBeenCalledTimes(6);
});

test('holds no text that the page no longer has, and none of a page that fails to build', () => {
  const texts = new ContextTexts(siteUrl);
  const { page, build } = countedPage();
  texts.fingerprint(page, undefined);
  build.mockImplementationOnce(() => {
    throw new Error('no word for it');
  });
  expect(() => texts.fingerprint(page, undefined)).toThrow('no word for it');
  expect(texts.take(page)).toBe(text);
  expect(build).toHaveBeenCalledTimes(3);
});
