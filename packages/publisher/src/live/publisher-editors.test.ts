import type { ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/locales';
import * as fc from 'fast-check';

import { SamplePublisher } from '../../test/sample-publisher.ts';
import type { Publisher } from './publisher.ts';

const lostFile = '/uploads/lost.pdf';
const lateFile = '/uploads/late.pdf';

/** What the media library answers: one file is lost, one does not come, all others are there. */
function answerAs(url: unknown): Promise<Response> {
  const { pathname } = url as URL;
  if (pathname === lateFile) return Promise.reject(new Error('connection refused'));
  return Promise.resolve(pathname === lostFile ? new Response('', { status: 404 }) : new Response(Buffer.from('%PDF')));
}

const pictureAt = (url: string | null) => ({
  alt: 'a well',
  caption: null,
  image: url && { name: 'a.pdf', hash: url.slice(9, -4), ext: '.pdf', mime: 'application/pdf', size: 1, width: 9, height: 9, url },
});
const leadingTo = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'see' }] }] }];
const menuOf = (path: string) => [{ label: 'menu', path, links: [{ label: 'below', path: '/climate-programme' }] }];

const locale = fc.constantFrom(...localeCodes);
const address = fc.constantFrom('/climate-programme', '/news/one', '/news/two', '/uz/news/one', '/ru/old', '/faq', '/media/none.pdf');
const slug = fc.constantFrom('one', 'two', 'three');
const id = fc.constantFrom('news-1', 'news-2', 'news-3');

/** What editors do. What they write may be wrong; none of it may hold up another's work. */
const edit = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), id, locale, slug: fc.option(slug), link: address }),
  fc.record({ kind: fc.constant('illustrate' as const), id, locale, file: fc.constantFrom(null, lostFile, '/uploads/there.pdf') }),
  fc.record({ kind: fc.constant('withdraw' as const), id, locale }),
  fc.record({ kind: fc.constant('swap' as const), locale }),
  fc.record({ kind: fc.constant('menu' as const), locale, link: address }),
  fc.record({ kind: fc.constant('redirect' as const), from: address, to: address }).filter(({ from, to }) => from !== to),
  fc.record({ kind: fc.constant('blur' as const), id, locale }),
);
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** Carries an edit out, as the CMS would take it: slugs are never given twice in a language. */
function carryOut({ cms }: SamplePublisher, what: Edit): void {
  const isTaken = (one: string, documentId: string, where: Locale) =>
    cms.raw.some(
      ({ type, value }) => type === 'news' && value['locale'] === where && value['slug'] === one && value['documentId'] !== documentId,
    );
  const put = (documentId: string, where: Locale, fields: Record<string, unknown>) => {
    const base = cms.version('news', documentId, where) ?? cms.raw.find(({ type, value }) => type === 'news' && value['locale'] === where);
    const own = cms.version('news', documentId, where) ? {} : { slug: `${documentId}-${where}` };
    cms.publish('news', documentId, where, { ...own, ...fields }, base ?? cms.version('announcement', 'announcement-1', where));
  };
  switch (what.kind) {
    case 'write': {
      const slugs = what.slug !== null && !isTaken(what.slug, what.id, what.locale) ? { slug: what.slug } : {};
      put(what.id, what.locale, { ...slugs, title: `${what.id} ${what.link}`, body: leadingTo(what.link) });
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
      cms.publish('news', 'news-1', what.locale, { slug: other });
      cms.publish('news', 'news-2', what.locale, { slug: one });
      return;
    }
    case 'menu':
      cms.publish('navigation', 'navigation', what.locale, { institution: menuOf(what.link), government: menuOf(what.link) });
      return;
    case 'redirect':
      cms.publish('redirect', 'redirect-1', 'uz', { from: what.from, to: what.to });
      return;
    case 'blur':
      put(what.id, what.locale, { cover: pictureAt(lateFile) });
  }
}

/** The versions that show a file. */
const showing = ({ cms }: SamplePublisher, file: string): string[] =>
  cms.raw
    .filter(({ value }) => JSON.stringify(value['cover'] ?? null).includes(file))
    .map(({ type, value }) => `${type} ${String(value['documentId'])} ${String(value['locale'])}`)
    .sort();

const heldBy = (publisher: Publisher) =>
  publisher.quarantine.held
    .map(
      ({ type, documentId, locale: where }: { type: ContentTypeName; documentId: string; locale: Locale }) =>
        `${type} ${documentId} ${where}`,
    )
    .sort();

/** The files of two sites that are not the same, uncompressed ones with what is in them. */
const differing = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name] && !/\.(?:br|gz)$/u.test(name))
    .map((name) =>
      [name, one[name], other[name]].map((bytes) =>
        name === 'release.json' || bytes === name ? bytes : Buffer.from(bytes ?? '', 'base64').toString(),
      ),
    );

async function followEditors(edits: readonly Edit[]): Promise<void> {
  const sample = await SamplePublisher.make();
  try {
    const publisher = await sample.start();
    for (const [index, what] of edits.entries()) {
      carryOut(sample, what);
      const question = `Question ${String(index)}`;
      sample.cms.publish('faq', 'faq-1', 'ru', { question });
      const { failed } = await publisher.turn();
      expect(failed).toEqual([]);
      // What another has published is live within the turn, and only what is faulty waits.
      expect(await sample.textAt('/ru/faq')).toContain(question);
      expect(heldBy(publisher)).toEqual(showing(sample, lateFile));
    }
    // Without what does not come the site is, file by file, the one that is built.
    for (const one of [...showing(sample, lateFile), ...showing(sample, lostFile)]) {
      const [, documentId = '', where = ''] = one.split(' ');
      sample.cms.publish('news', documentId, where as Locale, { cover: null });
    }
    expect((await publisher.turn()).failed).toEqual([]);
    const built = await sample.builtAnew();
    expect(differing(await sample.tree(), await built.tree())).toEqual([]);
    await built.remove();
  } finally {
    await sample.remove();
  }
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answerAs);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('whatever editors do, what others publish is live within one turn, and nothing but what is faulty waits', async () => {
  await fc.assert(fc.asyncProperty(fc.array(edit, { minLength: 6, maxLength: 10 }), followEditors), { numRuns: 3 });
});
