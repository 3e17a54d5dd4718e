import type { News } from './news.ts';
import type { Panel } from './panel.ts';
import type { Page } from './reader.ts';
import type { Places } from './shown-on.ts';

/** The kinds of changes, by their titles in the table. */
export const kinds = { title: 'an edit of a title', slug: 'a new slug', delete: 'a delete' } as const;
export type Kind = keyof typeof kinds;

/** A news item to be changed. */
export type Target = { news: News; locale: string; places: Places };

/** An editor's change, and what readers see afterwards. */
export type Trial = {
  publish: (panel: Panel) => Promise<void>;
  /** Pages and a condition for each afterwards; the item's own page first. */
  sights: [path: string, isSo: (page: Page) => boolean][];
};

/** The maximum length of a title next to the mark, out of 160 characters. */
const kept = 140;

const ownPath = (locale: string, slug: string) => `/${locale}/news/${slug}`;
const leadsTo = ({ html }: Page, slug: string) => html.includes(`/news/${slug}"`);
const isOf = (path: string, slug: string) => path.endsWith(`/news/${slug}`);

function title({ news: { documentId, title, slug }, locale, places }: Target, mark: string): Trial {
  const changed = `${title.slice(0, kept)} · ${mark}`;
  const own = ownPath(locale, slug);
  const others = places.showing.filter((path) => path !== own);
  return {
    publish: (panel) => panel.publish(documentId, locale, { title: changed }),
    sights: [own, ...others].map((path) => [path, ({ status, html }) => status === 200 && html.includes(changed)]),
  };
}

function slug({ news: { documentId, slug: before }, locale, places }: Target, mark: string): Trial {
  const after = `${before}-${mark}`;
  return {
    publish: (panel) => panel.publish(documentId, locale, { slug: after }),
    sights: [
      [ownPath(locale, after), ({ status }) => status === 200],
      ...places.linking.map((path): Trial['sights'][number] => [
        path,
        // The old address redirects to the new one.
        isOf(path, before) ? ({ status }) => status === 301 : (page) => !leadsTo(page, before),
      ]),
    ],
  };
}

function remove({ news: { documentId, slug: before }, locale, places }: Target): Trial {
  const own = ownPath(locale, before);
  const others = places.linking.filter((path) => path !== own);
  return {
    publish: (panel) => panel.remove(documentId),
    sights: [
      [own, ({ status }) => status === 404],
      ...others.map((path): Trial['sights'][number] => [path, (page) => !leadsTo(page, before)]),
    ],
  };
}

/** Creates the trial of each kind of change. @param mark identifies this change: small letters and digits */
export const trialOf: Readonly<Record<Kind, (target: Target, mark: string) => Trial>> = { title, slug, delete: remove };
