import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { RouteName } from '@ochiq/contract/routing/routes';
import { buildJsonLd } from '../src/layouts/head-sharing';
import type { Page } from '@ochiq/pages/page';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';

import { Head } from '../src/layouts/head';
import type { TemplateHeadProps } from '../src/layouts/page-props';
import { exampleSets } from './example-content';
import { examplePages } from './example-pages';
import { messageFiles } from './messages';
import { readStructuredData, thingTypes, type ThingType } from './structured-data';

const siteUrl = 'https://ochiq.example';

/** Every template has the same head. */
function headOf(page: Page): string {
  const context = { page, language: page.locale, siteUrl };
  const props: Pick<TemplateHeadProps, 'data' | 'pageContext'> = { data: messageFiles(page.locale), pageContext: context };
  return renderToStaticMarkup(Head(props as TemplateHeadProps));
}

function readHead(html: string) {
  const head = parse(html);
  const all = (selector: string, name = 'content') => head.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  const property = (name: string) => all(`meta[property="${name}"]`)[0];
  return { head, all, property, title: head.querySelector('title')?.text ?? '', description: all('meta[name=description]')[0] ?? '' };
}

const cases = exampleSets.flatMap((set) => localeCodes.map((locale) => ({ set, locale })));

describe.each(cases)('the head of every page of the $set examples in $locale', ({ set, locale }) => {
  const pages = examplePages(set)
    .filter(({ form }) => form === locale)
    .map((planned) => {
      const page = planned.page();
      return { page, path: page.path, card: planned.card(), ...readHead(headOf(page)) };
    });
  const listed = pages.filter(({ page }) => page.head.index);
  const own = listed.filter(({ page }) => page.head.canonical === page.path);

  it('has a title of its own, short enough where the heading is', () => {
    const seen = new Map<string, string>();
    for (const { path, title, page } of own) {
      expect([path, title.length <= Math.max(70, page.head.title.length)]).toEqual([path, true]);
      // The examples' many news are one story.
      if (set !== 'full' || /\/news-\d+$/u.test(path)) continue;
      expect([path, title, seen.get(title)]).toEqual([path, title, undefined]);
      seen.set(title, path);
    }
  });

  it('is described in 50 to 160 characters', () => {
    for (const { path, description } of listed) {
      expect([path, description, description.length >= 50 && description.length <= 160]).toEqual([path, description, true]);
      expect([path, description.includes('{{'), /\s{2}|\n/u.test(description)]).toEqual([path, false, false]);
    }
  });

  it('has one canonical address, and its translations name each other', () => {
    const alternates = new Map(pages.map(({ path, page }) => [path, page.head.translations]));
    for (const { path, page, all } of pages) {
      const canonical = page.head.canonical === null ? [] : [siteUrl + page.head.canonical];
      expect([path, all('link[rel=canonical]', 'href')]).toEqual([path, canonical]);
      for (const { locale: other, path: there } of page.head.translations) {
        if (other === locale) expect([path, alternates.get(there)]).toEqual([path, page.head.translations]);
      }
    }
  });

  it('has a picture to share where search engines list it, and says how it is shared', () => {
    for (const { path, page, card, all, property, title } of pages) {
      const images = all('meta[property="og:image"]');
      expect([path, images]).toEqual([path, page.head.index ? [`${siteUrl}${card?.path ?? ''}`] : []]);
      expect([path, property('og:image:type')]).toEqual([path, page.head.index ? 'image/png' : undefined]);
      expect([path, all('meta[name="twitter:card"]')]).toEqual([path, [page.head.index ? 'summary_large_image' : 'summary']]);
      expect([path, property('og:type')]).toEqual([path, page.route === 'news-item' || page.head.article ? 'article' : 'website']);
      // An editor may have written another title for sharing.
      expect([path, (page.head.share?.title ?? title).startsWith(property('og:title') ?? ' ')]).toEqual([path, true]);
      expect([path, (property('og:site_name') ?? '') !== '']).toEqual([path, true]);
    }
  });

  it('says nothing to machines that their vocabulary forbids or misses', () => {
    for (const { path, page, head } of pages) {
      const blocks = head.querySelectorAll('script');
      expect([path, blocks.length <= 1]).toEqual([path, true]);
      for (const block of blocks) {
        expect([path, block.getAttribute('type')]).toEqual([path, 'application/ld+json']);
        expect([path, readStructuredData(block.rawText).faults]).toEqual([path, []]);
      }
      if (page.trail.length > 0 && page.head.canonical === path && page.head.index)
        expect([path, page.head.things.some((thing) => thing['@type'] === 'BreadcrumbList')]).toEqual([path, true]);
    }
  });
});

const expectedTypes = {
  home: ['GovernmentOrganization', 'WebSite'],
  about: ['GovernmentOrganization'],
  contact: ['GovernmentOrganization'],
  'news-item': ['NewsArticle', 'BreadcrumbList'],
  person: ['Person', 'BreadcrumbList'],
  faq: ['FAQPage'],
  'vacancy-item': ['JobPosting', 'BreadcrumbList'],
  dataset: ['Dataset', 'BreadcrumbList'],
  service: ['GovernmentService', 'BreadcrumbList'],
  'press-conference': ['Event', 'BreadcrumbList'],
  unit: ['BreadcrumbList'],
} as const satisfies Partial<Record<RouteName, readonly ThingType[]>>;

const typesOn = (route: RouteName, locale: Locale) =>
  examplePages('full')
    .filter((planned) => planned.route === route && planned.form === locale)
    .map((planned) => planned.page().head.things.map((thing) => thing['@type']));

it.each(Object.entries(expectedTypes))('tells what %s is about', (route, types) => {
  for (const locale of localeCodes) expect(typesOn(route as RouteName, locale)).toContainEqual(types);
});

it('uses every type that is checked', () => {
  expect(new Set(Object.values(expectedTypes).flat()).size).toBe(thingTypes.length);
});

it('gives an unprefixed page the card and the data of its twin', () => {
  const pages = new Map(examplePages('full').map((planned) => [planned.path, planned]));
  for (const planned of pages.values()) {
    if (planned.form !== 'plain') continue;
    const prefixedPage = pages.get(planned.path === '/' ? '/uz' : `/uz${planned.path}`);
    expect([planned.path, planned.card(), planned.page().head.things]).toEqual([
      planned.path,
      prefixedPage?.card(),
      prefixedPage?.page().head.things,
    ]);
  }
});

it('does not offer a post that is no longer open', () => {
  const posts = examplePages('full').filter(({ route }) => route === 'vacancy-item');
  for (const planned of posts) {
    const { body, head } = planned.page() as ReturnType<typeof planned.page> & { body: { vacancy: { deadline: { open: boolean } } } };
    const offers = head.things.some((thing) => thing['@type'] === 'JobPosting');
    if (offers) expect([planned.path, body.vacancy.deadline.open]).toEqual([planned.path, true]);
  }
});

it('lets no text out of its block of data', () => {
  const hostile = '</script><script>alert(1)</script><!-- & &lt; \u2028';
  const text = buildJsonLd(
    [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: hostile, item: '/uz' }] }],
    siteUrl,
  );
  expect(text).not.toMatch(/[<>&\u2028]/u);
  const [list] = (JSON.parse(text) as { '@graph': [{ itemListElement: [{ name: string; item: string }] }] })['@graph'];
  expect(list.itemListElement[0]).toMatchObject({ name: hostile, item: `${siteUrl}/uz` });
});
