import type { Locale } from '@ochiq/contract/locales';
import { splitForm, type PathForm } from '@ochiq/contract/path-for';

import type { FoundFile } from './found-file.ts';
import type { LiveRelease } from './live-release.ts';
import { isErrorPage } from './error-pages.ts';
import { isHidden } from './hidden.ts';
import { decideLocale, formFor, type LocaleDecision } from './locale-decision.ts';
import { decidingHeaders, localeTwin } from './locale-twin.ts';
import { isInFileFolder, pageFile } from './place.ts';
import { redirectQuery } from './redirect-table.ts';
import type { RequestFacts } from './request-facts.ts';

/** A redirect target within the site. */
export type SiteTarget = { path: string; query: string; fragment: string };

/** The route of a request. Paths are the site's own: decoded, without base path. */
export type Route =
  | { kind: 'page' | 'file'; path: string; file: FoundFile; varies: readonly string[] }
  | { kind: 'moved'; status: 301 | 302; to: SiteTarget | { url: string }; varies: readonly string[] }
  | { kind: 'led'; to: SiteTarget; remember: Locale | undefined; varies: readonly string[] }
  | { kind: 'missing'; form: PathForm };

type SiteView = Pick<LiveRelease, 'profile' | 'redirects' | 'find' | 'translations'>;

/** Finds the file of the page at a path; undefined where there is none that a reader may request. */
export async function findPage(path: string, site: SiteView): Promise<FoundFile | undefined> {
  return isInFileFolder(path) || isErrorPage(path) || isHidden(path) ? undefined : site.find(pageFile(path));
}

/** Finds a file by its own name; a compressed variant is only another representation of the plain file. */
async function findPlain(path: string, site: SiteView): Promise<FoundFile | undefined> {
  if (isErrorPage(path) || isHidden(path)) return undefined;
  const plain = path.replace(/\.(?:br|gz)$/u, '');
  if (plain !== path && (await site.find(plain))) return undefined;
  return site.find(path);
}

/**
 * Finds the redirect target of a reader of another language: the page's translation, or the page at the same path in
 * that language.
 */
async function findTwin(path: string, page: FoundFile, decision: LocaleDecision, site: SiteView): Promise<string | undefined> {
  const same = localeTwin(path, decision, site.profile);
  if (same === undefined) return undefined;
  const translation = (await site.translations(page)).get(decision.locale);
  for (const twin of translation === undefined ? [same] : [translation, same]) {
    // A target that is itself redirected would send the reader in a circle.
    if (!site.redirects.has(twin) && (await findPage(twin, site))) return twin;
  }
  return undefined;
}

/** Matches a request with its route: redirects first, then pages, then files. */
export async function route(request: RequestFacts, site: SiteView): Promise<Route> {
  const { path, canonical, headers } = request;
  const moved = site.redirects.get(path);
  if (moved && 'url' in moved) return { kind: 'moved', status: moved.permanent ? 301 : 302, to: moved, varies: [] };

  const destination = moved?.path ?? path;
  const to = { path: destination, query: moved ? redirectQuery(moved, request.query) : request.query, fragment: moved?.fragment ?? '' };
  const page = await findPage(destination, site);
  const decision = decideLocale(destination, headers);
  const varies = page && splitForm(destination).form === 'plain' ? decidingHeaders(destination) : [];

  const twin = page && (await findTwin(destination, page, decision, site));
  if (twin !== undefined) {
    return { kind: 'led', to: { ...to, path: twin }, remember: destination === '/' ? decision.locale : undefined, varies };
  }
  if (moved) return { kind: 'moved', status: moved.permanent ? 301 : 302, to, varies };
  if (page && !canonical) return { kind: 'moved', status: 301, to, varies };
  if (page) return { kind: 'page', path, file: page, varies };

  const file = canonical ? await findPlain(path, site) : undefined;
  return file ? { kind: 'file', path, file, varies: [] } : { kind: 'missing', form: formFor(decision) };
}
