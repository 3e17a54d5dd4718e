import { normalizePath } from '@ochiq/contract/routing/match-path';
import type { SiteFacts } from '@ochiq/contract/wire/site-facts';
import { isServicePath } from '@ochiq/pages/create-link-targets';

import { mapConcurrent } from '../transaction/map-concurrent.ts';
import { findExistingFiles } from './find-existing-files.ts';
import { validateChange, type ProposedChange, type RejectedPages } from './validate-change.ts';
import { readPublishedLinks, readPublishedTranslations } from './read-published-links.ts';
import type { PageLinks } from './resolve-page-links.ts';

export type PageCheckInput = {
  /** The links of the pages to be written, by path. */
  pages: ReadonlyMap<string, PageLinks>;
  /** Pages that could not be rendered or have invalid HTML, each with the reason. */
  unfit: ReadonlyMap<string, string>;
  /** All pages of the planned site. */
  planned: ReadonlySet<string>;
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
  const translations = await lookUpPages(others, (path) => readPublishedTranslations(publicDir, path));
  const isOtherTarget = (path: string) => isRedirectOrService(path) || files.has(path) || isUpload(path);
  const proposal: ProposedChange = { pages, unfit, planned, takenBack, isElse: isOtherTarget, live: new Map(translations) };
  const rejected = validateChange(proposal);
  if (rejected.size === 0) return rejected;
  // The live pages matter only where something is wrong.
  const live = await lookUpPages([...pages.keys(), ...unfit.keys()], (path) => readPublishedLinks(publicDir, path, siteUrl));
  return validateChange({ ...proposal, live: new Map([...translations, ...live]) });
}
