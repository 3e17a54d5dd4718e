import { escapeHtml, type News, type NewsPages } from './news.ts';
import type { Panel } from './panel.ts';
import type { ServedPage } from './reader.ts';

/** The kinds of changes, by their titles in the table. */
export const changeKinds = {
  newest: 'an edit of the newest item',
  title: 'an edit of a title',
  slug: 'a new slug',
  delete: 'a delete',
  move: 'a move of 50 pages',
} as const;
export type ChangeKind = keyof typeof changeKinds;
/** The kinds of changes of one news item. */
export type NewsChangeKind = Exclude<ChangeKind, 'move'>;

/** A news item to be changed. */
export type ChangeTarget = { news: News; locale: string; places: NewsPages };

/** A page, and a condition for it after a change. */
export type Sight = readonly [path: string, isSo: (page: ServedPage) => boolean];

/** An editor's change, and what readers see afterwards. */
export type Trial = {
  publish: (panel: Panel) => Promise<void>;
  /** The item's own page, in all forms of its address. */
  own: readonly [Sight, ...Sight[]];
  /** All other pages that change. */
  others: readonly Sight[];
};

/** The maximum length of a title next to the mark, out of 160 characters. */
const maxTitleLength = 140;

const getOwnPath = (locale: string, slug: string) => `/${locale}/news/${slug}`;
const hasLink = ({ html }: ServedPage, slug: string) => html.includes(`/news/${slug}"`);
const isOwnPage = (path: string, slug: string) => path.endsWith(`/news/${slug}`);

/** Separates an item's own page in its other forms, such as the one without a language in its path, from other pages. */
function separateOwnPages(paths: readonly string[], own: string, slug: string) {
  const [forms, others]: [string[], string[]] = [[], []];
  for (const path of paths) if (path !== own) (isOwnPage(path, slug) ? forms : others).push(path);
  return { forms, others };
}

function title({ news: { documentId, title, slug }, locale, places }: ChangeTarget, mark: string): Trial {
  const changed = `${title.slice(0, maxTitleLength)} · ${mark}`;
  const own = getOwnPath(locale, slug);
  const { forms, others } = separateOwnPages(places.showing, own, slug);
  const look = (path: string): Sight => [path, ({ status, html }) => status === 200 && html.includes(escapeHtml(changed))];
  return {
    publish: (panel) => panel.publish(documentId, locale, { title: changed }),
    own: [look(own), ...forms.map(look)],
    others: others.map(look),
  };
}

function slug({ news: { documentId, slug: before }, locale, places }: ChangeTarget, mark: string): Trial {
  const after = `${before}-${mark}`;
  const own = getOwnPath(locale, before);
  const { forms, others } = separateOwnPages(places.linking, own, before);
  const lookAtNew = (path: string): Sight => [`${path.slice(0, -before.length)}${after}`, ({ status }) => status === 200];
  // The old address redirects to the new one.
  const lookAtOld = (path: string): Sight => [path, ({ status }) => status === 301];
  return {
    publish: (panel) => panel.publish(documentId, locale, { slug: after }),
    own: [lookAtNew(own), ...forms.map(lookAtNew)],
    others: [...[own, ...forms].map(lookAtOld), ...others.map((path): Sight => [path, (page) => !hasLink(page, before)])],
  };
}

function remove({ news: { documentId, slug: before }, locale, places }: ChangeTarget): Trial {
  const own = getOwnPath(locale, before);
  const { forms, others } = separateOwnPages(places.linking, own, before);
  const look = (path: string): Sight => [path, ({ status }) => status === 404];
  return {
    publish: (panel) => panel.remove(documentId),
    own: [look(own), ...forms.map(look)],
    others: others.map((path) => [path, (page) => !hasLink(page, before)]),
  };
}

/** Creates the trial of each kind of change. @param mark identifies this change: small letters and digits */
export const trialFactories: Readonly<Record<NewsChangeKind, (target: ChangeTarget, mark: string) => Trial>> = {
  newest: title,
  title,
  slug,
  delete: remove,
};
