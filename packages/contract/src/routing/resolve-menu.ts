import type { MenuTarget } from '../fields/menu-target.ts';
import { getLocaleFallbacks, type Locale, type Localized } from './locales.ts';

/** An item as readers see it; `lang` is the label's language where it is not the page's. */
export type MenuLink = { label: string; path: string; lang?: Locale };
export type MenuGroup = MenuLink & { links: MenuLink[] };

/** What readers of a language resolveTarget at a target, and its title. */
export type ResolvedTarget = {
  path: string;
  /** `null` where the target has none. */
  title: string | null;
  /** The language of the title where it is not the reader's. */
  foreign: Locale | null;
};
/** Returns what readers resolveTarget at a target; `null` where it is not on the site. */
export type ResolveTarget = (target: MenuTarget) => ResolvedTarget | null;

/** The part of an item that readers see; drafts have it, too. */
export type ResolvableItem = {
  target: MenuTarget | null;
  labels: Partial<Localized<string>>;
  hidden: readonly Locale[];
  items: readonly ResolvableItem[];
};

type Label = Pick<MenuLink, 'label' | 'lang'>;

const toLabel = (label: string, lang: Locale | null): Label => (lang === null ? { label } : { label, lang });

/**
 * Picks the label of an item: the reader's language, the title of the target in that language, the labels of other
 * languages in their order, the title in another one.
 */
function pickLabel({ labels }: ResolvableItem, locale: Locale, resolved: ResolvedTarget | null): Label | null {
  const own = labels[locale];
  if (own) return toLabel(own, null);
  const title = resolved?.title ?? null;
  if (title !== null && resolved?.foreign === null) return toLabel(title, null);
  const other = getLocaleFallbacks(locale).find((code) => labels[code]);
  const label = other && labels[other];
  if (label) return toLabel(label, other);
  return title === null ? null : toLabel(title, resolved?.foreign ?? null);
}

function resolveLink(item: ResolvableItem, locale: Locale, resolveTarget: ResolveTarget): MenuLink[] {
  const resolved = item.target && resolveTarget(item.target);
  const label = pickLabel(item, locale, resolved);
  return resolved && label ? [{ ...label, path: resolved.path }] : [];
}

/**
 * Resolves a menu for the readers of a language. Items that are hidden there or whose target is not on the site are left
 * out; a group without a target leads to the first of its links.
 */
export function resolveMenu(items: readonly ResolvableItem[], locale: Locale, resolveTarget: ResolveTarget): MenuGroup[] {
  const isShown = ({ hidden }: ResolvableItem) => !hidden.includes(locale);
  return items.filter(isShown).flatMap((item): MenuGroup[] => {
    const resolved = item.target && resolveTarget(item.target);
    const links = item.items.filter(isShown).flatMap((below) => resolveLink(below, locale, resolveTarget));
    const [first] = links;
    const path = resolved?.path ?? first?.path;
    const label = pickLabel(item, locale, resolved) ?? (first && toLabel(first.label, first.lang ?? null));
    return path === undefined || !label ? [] : [{ ...label, path, links }];
  });
}
