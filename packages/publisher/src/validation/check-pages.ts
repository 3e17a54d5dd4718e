import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { normalizePath } from '@ochiq/contract/routing/match-path';
import type { SiteFacts } from '@ochiq/contract/wire/site-facts';
import { isServicePath } from '@ochiq/pages/create-link-targets';
import { isMissingFile } from '@ochiq/service-kit/errors';

import { mapConcurrent } from '../transaction/map-concurrent.ts';
import { type ProposedChange, type RejectedPages, validateChange } from './validate-change.ts';
import { type PageLinks, resolvePageLinks } from './page-links.ts';
import { getPageFile } from '../site-paths.ts';
import { parseOutline } from './page-outline.ts';
import { readPublishedTranslations } from './published-translations.ts';

/** Decodes a path of the site to a name below `public`; `null` where it can't be a file. */
function decodePublicName(sitePath: string): string | null {
  try {
    const name = decodeURIComponent(sitePath).replace(/^\/+/u, '');
    return name === '' || name.includes('\0') || name.split('/').includes('..') ? null : name;
  } catch {
    return null;
  }
}

/**
 * Returns those paths of the site at which a file exists.
 * @param brought names below `public` of files that are about to be written
 */
async function findExistingFiles(paths: readonly string[], brought: ReadonlySet<string>, publicDir: string): Promise<Set<string>> {
  const existing = new Set<string>();
  await mapConcurrent(paths, async (sitePath) => {
    const name = decodePublicName(sitePath);
    if (name === null) return;
    const isFile = brought.has(name) || ((await stat(path.join(publicDir, name)).catch(() => null))?.isFile() ?? false);
    if (isFile) existing.add(sitePath);
  });
  return existing;
}

async function readPublicText(publicDir: string, name: string): Promise<string | null> {
  return readFile(path.join(publicDir, name), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null;
    throw error;
  });
}

/** Reads the links of the live page; `null` where there is none. */
async function readPublishedLinks(publicDir: string, pagePath: string, siteUrl: string): Promise<PageLinks | null> {
  const html = await readPublicText(publicDir, getPageFile(pagePath));
  return html === null ? null : resolvePageLinks(parseOutline(html), pagePath, siteUrl);
}

/** Looks up the translations of the live page, without its links. */
async function lookUpTranslations(publicDir: string, pagePath: string): Promise<PageLinks | null> {
  const alternates = await readPublishedTranslations(publicDir, pagePath);
  return alternates && { links: new Set(), alternates };
}

export type PageCheckInput = {
  /** The links of the pages to be written, by path. */
  pages: ReadonlyMap<string, PageLinks>;
  /** Pages that could not be rendered or have invalid HTML, each with the reason. */
  unfit: ReadonlyMap<string, string>;
  /** All pages of the planned site, as far as readers find them after this change. */
  planned: Pick<ReadonlySet<string>, 'has'>;
  /** Pages that would exist if they had not been undone. */
  takenBack: ReadonlySet<string>;
  redirects: SiteFacts['redirects'];
  /** Names below `public` of files that are part of the change. */
  brought: ReadonlySet<string>;
  /** The public folder of the current release. */
  publicDir: string;
  siteUrl: string;
};

/** Returns whether a path is an upload: an editor may delete one that pages link to, which blocks no page. */
const isUpload = (path: string) => path.startsWith('/media/');

async function lookUpPages(paths: Iterable<string>, look: (path: string) => Promise<PageLinks | null>): Promise<[string, PageLinks][]> {
  const entries: [string, PageLinks][] = [];
  await mapConcurrent([...paths], async (path) => {
    const page = await look(path);
    if (page) entries.push([path, page]);
  });
  return entries;
}

const collectPaths = (pages: ReadonlyMap<string, PageLinks>, which: keyof PageLinks) =>
  new Set([...pages.values()].flatMap((page) => [...page[which]]));

/** Validates pages before publication: their links resolve, and they agree with their translations. */
export async function checkPages(input: PageCheckInput): Promise<RejectedPages> {
  const { pages, unfit, planned, takenBack, publicDir, siteUrl } = input;
  const redirects = new Set(input.redirects.map(({ from }) => normalizePath(from)));
  const isRedirectOrService = (path: string) => redirects.has(path) || isServicePath(path);
  const unknown = [...collectPaths(pages, 'links')].filter((path) => !planned.has(path) && !isRedirectOrService(path));
  const files = await findExistingFiles(unknown, input.brought, publicDir);

  const others = [...collectPaths(pages, 'alternates')].filter((path) => !pages.has(path));
  const translations = await lookUpPages(others, (path) => lookUpTranslations(publicDir, path));
  const isOtherTarget = (path: string) => isRedirectOrService(path) || files.has(path) || isUpload(path);
  const proposal: ProposedChange = { pages, unfit, planned, takenBack, isElse: isOtherTarget, live: new Map(translations) };
  const rejected = validateChange(proposal);
  if (rejected.size === 0) return rejected;
  // The live pages matter only where something is wrong.
  const live = await lookUpPages([...pages.keys(), ...unfit.keys()], (path) => readPublishedLinks(publicDir, path, siteUrl));
  return validateChange({ ...proposal, live: new Map([...translations, ...live]) });
}
