import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import * as fc from 'fast-check';

import type { FakeCms, Version } from './fake-cms.ts';

/** A file missing from the media library, and one that can't be fetched. */
export const missingUpload = '/uploads/lost.pdf';
export const unreachableUpload = '/uploads/late.pdf';

/** Responds as the media library: one file is missing, one can't be fetched, all others exist. */
export function respondAsMediaLibrary(url: unknown): Promise<Response> {
  const { pathname } = url as URL;
  if (pathname === unreachableUpload) return Promise.reject(new Error('connection refused'));
  return Promise.resolve(pathname === missingUpload ? new Response('', { status: 404 }) : new Response(Buffer.from('%PDF')));
}

const pictureAt = (url: string | null) => ({
  alt: 'a well',
  caption: null,
  image: url && { name: 'a.pdf', hash: url.slice(9, -4), ext: '.pdf', mime: 'application/pdf', size: 1, width: 9, height: 9, url },
});
const leadingTo = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'see' }] }] }];
const below = { id: 'below', target: '/climate-programme', labels: { uz: 'below' }, hidden: [], items: [] };
const menuOf = (target: string, label: string) => [{ id: 'above', target, labels: { uz: label }, hidden: [], items: [below] }];

const locale = fc.constantFrom(...localeCodes);
const address = fc.constantFrom('/climate-programme', '/news/one', '/news/two', '/uz/news/one', '/ru/old', '/faq', '/media/none.pdf');
const slug = fc.constantFrom('one', 'two', 'three');
const id = fc.constantFrom('news-1', 'news-2', 'news-3');

/** Edits of editors. Their content may be invalid, but must never block another edit. */
export const edit = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), id, locale, slug: fc.option(slug), link: address }),
  fc.record({ kind: fc.constant('illustrate' as const), id, locale, file: fc.constantFrom(null, missingUpload, '/uploads/there.pdf') }),
  fc.record({ kind: fc.constant('withdraw' as const), id, locale }),
  fc.record({ kind: fc.constant('swap' as const), locale }),
  fc.record({
    kind: fc.constant('menu' as const),
    locale,
    link: fc.oneof(address, fc.constantFrom('entry:news/news-1', 'entry:news/news-2', 'page:page-1')),
  }),
  fc.record({ kind: fc.constant('redirect' as const), from: address, to: address }).filter(({ from, to }) => from !== to),
  fc.record({ kind: fc.constant('blur' as const), id, locale }),
);
export type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/**
 * Applies an edit as the CMS would accept it: slugs are unique per language, also among those that readers find.
 * @param shown what readers have
 * @param word occurs nowhere else
 */
export function applyEdit(cms: FakeCms, shown: Iterable<Version>, what: Edit, word: string): void {
  const readable = [...shown];
  const isTaken = (one: unknown, documentId: string, where: Locale) =>
    [...cms.raw, ...readable].some(
      ({ type, value }) => type === 'news' && value['locale'] === where && value['slug'] === one && value['documentId'] !== documentId,
    );
  const put = (documentId: string, where: Locale, fields: Record<string, unknown>) => {
    const own = cms.version('news', documentId, where);
    // A new version has a slug of its own, which a swap may have given to another entry.
    const complete = { ...(own ? {} : { slug: `${documentId}-${where}` }), ...fields };
    if (isTaken(complete['slug'] ?? own?.value['slug'], documentId, where)) return;
    const base = own ?? cms.raw.find(({ type, value }) => type === 'news' && value['locale'] === where);
    cms.publish('news', documentId, where, complete, base ?? cms.version('announcement', 'announcement-1', where));
  };
  switch (what.kind) {
    case 'write': {
      const slugs = what.slug !== null && !isTaken(what.slug, what.id, what.locale) ? { slug: what.slug } : {};
      put(what.id, what.locale, { ...slugs, title: `${word} ${what.id} ${what.link}`, body: leadingTo(what.link) });
      return;
    }
    case 'illustrate':
      put(what.id, what.locale, { cover: pictureAt(what.file) });
      return;
    case 'withdraw':
      if (what.id !== 'news-1' && cms.version('news', what.id, what.locale)) cms.unpublish('news', what.id, what.locale);
      return;
    case 'swap': {
      const [one, other] = ['news-1', 'news-2'].map((documentId) => cms.version('news', documentId, what.locale)?.value['slug']);
      if (one === undefined || other === undefined) return;
      const isNewsInLocale = ({ type, value }: Version) => type === 'news' && value['locale'] === what.locale;
      const there = readable.filter(isNewsInLocale).map(({ value }) => JSON.stringify([value['documentId'], value['slug']]));
      // A slug that an undo restored is not free.
      if (!there.includes(JSON.stringify(['news-1', one])) || !there.includes(JSON.stringify(['news-2', other]))) return;
      cms.publish('news', 'news-1', what.locale, { slug: other });
      cms.publish('news', 'news-2', what.locale, { slug: one });
      return;
    }
    case 'menu':
      cms.publish('navigation', 'navigation', what.locale, { institution: menuOf(what.link, word), government: menuOf(what.link, word) });
      return;
    case 'redirect':
      cms.publish('redirect', 'redirect-1', 'uz', { from: what.from, to: what.to });
      return;
    case 'blur':
      put(what.id, what.locale, { cover: pictureAt(unreachableUpload) });
  }
}
