import { isFormName } from '@ochiq/contract/forms/forms';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import { splitLocalePrefix } from '@ochiq/contract/routing/path-for';
import { getSignInPath, providers } from '@ochiq/contract/routing/sign-in-place';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';
import { pageViewsPaths } from '@ochiq/contract/wire/page-statistics';

import { isSiteFile } from './metadata-files/places.ts';

/** Tells whether the target of a link exists. Other sites are not checked: they count as existing. */
export type LinkTargets = { has: (href: string) => boolean };

/** Accepts every target: for contexts that do not cover the complete site. */
export const unrestrictedTargets: LinkTargets = { has: () => true };

/** Returns whether the edge handles a form at a path, or confirms it there. */
function isFormPath(path: string): boolean {
  const name = /^\/forms\/(?<name>[^/]+)(?:\/sent)?$/u.exec(splitLocalePrefix(path).rest)?.groups?.['name'];
  return name !== undefined && isFormName(name);
}

/** Returns whether signing in through a provider begins at a path. */
function isSignInPath(path: string): boolean {
  const { form } = splitLocalePrefix(path);
  return providers.some((provider) => path === getSignInPath(form, provider));
}

const viewsPaths: readonly string[] = Object.values(pageViewsPaths);

/** Returns whether the edge handles a path that has no page. */
export const isServicePath = (path: string): boolean => isFormPath(path) || isSignInPath(path) || viewsPaths.includes(path);

/** Uploads and generated files: whether they exist is known where files are written, not where pages are planned. */
const isFilePath = (path: string) => path.startsWith('/media/') || path.startsWith('/cards/') || isSiteFile(path.slice(1));

/**
 * Creates the check for addresses that editors wrote, as they appear in a page: with a locale prefix, without the base
 * path of the site.
 * @param siteUrl the public address of the site: an absolute address that begins with it is one of the site
 * @param isThere whether a page, or a redirect, is at a path
 */
export function createLinkTargets(siteUrl: string, isThere: (path: string) => boolean): LinkTargets {
  return {
    has(href) {
      const [path] = getSitePaths({ address: href, kind: 'target' }, defaultLocale, siteUrl);
      return path === undefined || isThere(path) || isServicePath(path) || isFilePath(path);
    },
  };
}
