import type { News, NewsPages } from './news.ts';
import type { Panel } from './panel.ts';
import type { ServedPage } from './reader.ts';

/** The kinds of changes, by their titles in the table. */
export const changeKinds = { title: 'an edit of a title', slug: 'a new slug', delete: 'a delete' } as const;
export type ChangeKind = keyof typeof changeKinds;

/** A news item to be changed. */
export type ChangeTarget = { news: News; locale: string; places: NewsPages };

/** An editor's change, and what readers see afterwards. */
export type Trial = {
  publish: (panel: Panel) => Promise<void>;
  /** Pages and a condition for each afterwards; the item's own page first. */
  sights: [path: string, isSo: (page: ServedPage) => boolean][];
};

/** The maximum length of a title next to the mark, out of 160 characters. */
const maxTitleLength = 140;

const getOwnPath = (locale: string, slug: string) => `/${locale}/news/${slug}`;
const hasLink = ({ html }: ServedPage, slug: string) => html.includes(`/news/${slug}"`);
const isOwnPage = (path: string, slug: string) => path.endsWith(`/news/${slug}`);

function title({ news: { documentId, title, slug }, locale, places }: ChangeTarget, mark: string): Trial {
  const changed = `${title.slice(0, maxTitleLength)} · ${mark}`;
  const own = getOwnPath(locale, slug);
  const others = places.showing.filter((path) => path !== own);
  return {
    publish: (panel) => panel.publish(documentId, locale, { title: changed }),
    sights: [own, ...others].map((path) => [path, ({ status, html }) => status === 200 && html.includes(changed)]),
  };
}

function slug({ news: { documentId, slug: before }, locale, places }: ChangeTarget, mark: string): Trial {
  const after = `${before}-${mark}`;
  return {
    publish: (panel) => panel.publish(documentId, locale, { slug: after }),
    sights: [
      [getOwnPath(locale, after), ({ status }) => status === 200],
      ...places.linking.map((path): Trial['sights'][number] => [
        path,
        // The old address redirects to the new one.
        isOwnPage(path, before) ? ({ status }) => status === 301 : (page) => !hasLink(page, before),
      ]),
    ],
  };
}

function remove({ news: { documentId, slug: before }, locale, places }: ChangeTarget): Trial {
  const own = getOwnPath(locale, before);
  const others = places.linking.filter((path) => path !== own);
  return {
    publish: (panel) => panel.remove(documentId),
    sights: [
      [own, ({ status }) => status === 404],
      ...others.map((path): Trial['sights'][number] => [path, (page) => !hasLink(page, before)]),
    ],
  };
}

/** Creates the trial of each kind of change. @param mark identifies this change: small letters and digits */
export const trialFactories: Readonly<Record<ChangeKind, (target: ChangeTarget, mark: string) => Trial>> = { title, slug, delete: remove };
