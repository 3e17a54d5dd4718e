import { isFormName } from '@ochiq/contract/forms/forms';
import { defaultLocale } from '@ochiq/contract/locales';
import { splitForm } from '@ochiq/contract/path-for';
import { signInPath } from '@ochiq/contract/sign-in-place';
import { providers } from '@ochiq/contract/sign-in-providers';
import { getSitePaths } from '@ochiq/contract/site-paths';

import { isSiteFile } from './site-files/places.ts';

/** Tells whether an address leads somewhere. Of other sites nothing is known: they count as there. */
export type LinkTargets = { has: (href: string) => boolean };

/** Takes every address for granted: for readings that are not of the whole site. */
export const everyTarget: LinkTargets = { has: () => true };

/** Returns whether the edge takes a form at a path, or says there that it was taken. */
function isFormPlace(path: string): boolean {
  const name = /^\/forms\/(?<name>[^/]+)(?:\/sent)?$/u.exec(splitForm(path).rest)?.groups?.['name'];
  return name !== undefined && isFormName(name);
}

/** Returns whether signing in through a provider begins at a path. */
function isSignInPlace(path: string): boolean {
  const { form } = splitForm(path);
  return providers.some((provider) => path === signInPath(form, provider));
}

/** Returns whether the edge answers at a path though no page is there. */
export const isServicePath = (path: string): boolean => isFormPlace(path) || isSignInPlace(path);

/** Uploads and files of the site: whether one is there is known where files are written, not where pages are planned. */
const isFilePath = (path: string) => path.startsWith('/media/') || path.startsWith('/cards/') || isSiteFile(path.slice(1));

/**
 * Answers for the addresses that editors wrote, as they stand in a page: with a language prefix, without the path that
 * the whole site is under.
 * @param siteUrl the public address of the site: a whole address that begins with it is one of the site
 * @param isThere whether a page, or a redirect, is at a path
 */
export function linkTargets(siteUrl: string, isThere: (path: string) => boolean): LinkTargets {
  return {
    has(href) {
      const [path] = getSitePaths({ address: href, kind: 'target' }, defaultLocale, siteUrl);
      return path === undefined || isThere(path) || isServicePath(path) || isFilePath(path);
    },
  };
}
