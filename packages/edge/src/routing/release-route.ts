import type { Locale } from '@ochiq/contract/routing/locales';
import { isScriptPrefix, splitViewPrefix, toLocalePath, toScriptPath } from '@ochiq/contract/routing/scripts';
import { isHiddenPath } from '@ochiq/http-policy/serving-policy';

import type { LiveRelease } from '../release/live-release.ts';
import type { ReleaseFile } from '../release/release-files.ts';
import { decideLocale, getLocalizedPath, getVaryHeaders, type LocaleDecision } from './language-choice.ts';
import type { ParsedRequest } from './read-request.ts';
import { mergeRedirectQuery, type Redirect } from './redirect-table.ts';
import { getPageFile, isErrorPage, isInFileFolder } from './resource-path.ts';

/** A redirect target within the site. */
export type SiteTarget = { path: string; query: string; fragment: string };

/** What a release has at a path. Paths are the site's own: decoded, without base path. */
export type ReleaseRoute =
  | { kind: 'page' | 'file'; path: string; file: ReleaseFile; varies: readonly string[] }
  | { kind: 'moved'; status: 301 | 302; to: SiteTarget | { url: string }; varies: readonly string[] }
  | { kind: 'led'; to: SiteTarget; remember: Locale | undefined; varies: readonly string[] }
  | { kind: 'missing' };

type SiteView = Pick<LiveRelease, 'profile' | 'redirects' | 'find' | 'translations'>;

/** Finds the file of the page at a path; undefined where there is none that a reader may request. */
export async function findPage(path: string, site: SiteView): Promise<ReleaseFile | undefined> {
  return isInFileFolder(path) || isErrorPage(path) || isHiddenPath(path) ? undefined : site.find(getPageFile(path));
}

/** Finds a file by its own name; a compressed variant is only another representation of the plain file. */
async function findPlain(path: string, site: SiteView): Promise<ReleaseFile | undefined> {
  if (isErrorPage(path) || isHiddenPath(path)) return undefined;
  const plain = path.replace(/\.(?:br|gz)$/u, '');
  if (plain !== path && (await site.find(plain))) return undefined;
  return site.find(path);
}

/**
 * Finds the redirect target of a reader of another language: the page's translation, or the page at the same path in
 * that language.
 */
async function findLocalizedPath(path: string, page: ReleaseFile, decision: LocaleDecision, site: SiteView): Promise<string | undefined> {
  const same = getLocalizedPath(path, decision, site.profile);
  if (same === undefined) return undefined;
  const own = (await site.translations(page)).get(decision.locale);
  const translation = own !== undefined && decision.script ? (toScriptPath(own, decision.script) ?? undefined) : own;
  for (const localizedPath of translation === undefined ? [same] : [translation, same]) {
    // A target that is itself redirected would send the reader in a circle.
    if (!site.redirects.has(localizedPath) && (await findPage(localizedPath, site))) return localizedPath;
  }
  return undefined;
}

/** Finds the redirect of the page that is shown in an alphabet: its target is in the same one. */
function findScriptRedirect(path: string, { redirects }: SiteView): Redirect | undefined {
  const { form } = splitViewPrefix(path);
  const redirect = isScriptPrefix(form) ? redirects.get(toLocalePath(path)) : undefined;
  if (!redirect || 'url' in redirect || !isScriptPrefix(form)) return redirect;
  return { ...redirect, path: toScriptPath(redirect.path, form) ?? redirect.path };
}

/** Matches a request with what a release has: redirects first, then pages, then files. */
export async function matchReleaseRoute(request: ParsedRequest, site: SiteView): Promise<ReleaseRoute> {
  const { path, canonical, headers } = request;
  const redirect = site.redirects.get(path) ?? findScriptRedirect(path, site);
  if (redirect && 'url' in redirect) return { kind: 'moved', status: redirect.permanent ? 301 : 302, to: redirect, varies: [] };

  const destination = redirect?.path ?? path;
  const to = {
    path: destination,
    query: redirect ? mergeRedirectQuery(redirect, request.query) : request.query,
    fragment: redirect?.fragment ?? '',
  };
  const page = await findPage(destination, site);
  const decision = decideLocale(destination, headers);
  const varies = page && splitViewPrefix(destination).form === 'plain' ? getVaryHeaders(destination) : [];

  const localizedPath = page && (await findLocalizedPath(destination, page, decision, site));
  if (localizedPath !== undefined) {
    return { kind: 'led', to: { ...to, path: localizedPath }, remember: destination === '/' ? decision.locale : undefined, varies };
  }
  if (redirect) return { kind: 'moved', status: redirect.permanent ? 301 : 302, to, varies };
  if (page && !canonical) return { kind: 'moved', status: 301, to, varies };
  if (page) return { kind: 'page', path, file: page, varies };

  const file = canonical ? await findPlain(path, site) : undefined;
  return file ? { kind: 'file', path, file, varies: [] } : { kind: 'missing' };
}
