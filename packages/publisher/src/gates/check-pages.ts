import { canonicalPath } from '@ochiq/contract/match-path';
import type { SiteFacts } from '@ochiq/contract/site-facts';
import { isServicePath } from '@ochiq/pages/link-targets';

import { inBatches } from '../swap/in-batches.ts';
import { foundFiles } from './found-files.ts';
import { judge, type Proposal, type Verdict } from './judge.ts';
import { livePage, liveTranslations } from './live-page.ts';
import type { PageLinks } from './page-links.ts';

export type Checked = {
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

async function lookedUp(paths: Iterable<string>, look: (path: string) => Promise<PageLinks | null>): Promise<[string, PageLinks][]> {
  const found: [string, PageLinks][] = [];
  await inBatches([...paths], async (path) => {
    const page = await look(path);
    if (page) found.push([path, page]);
  });
  return found;
}

const allOf = (pages: ReadonlyMap<string, PageLinks>, which: keyof PageLinks) =>
  new Set([...pages.values()].flatMap((page) => [...page[which]]));

/** Validates pages before publication: their links resolve, and they agree with their translations. */
export async function checkPages(checked: Checked): Promise<Verdict> {
  const { pages, unfit, planned, takenBack, publicDir, siteUrl } = checked;
  const redirects = new Set(checked.redirects.map(({ from }) => canonicalPath(from)));
  const isElsewhere = (path: string) => redirects.has(path) || isServicePath(path);
  const unknown = [...allOf(pages, 'links')].filter((path) => !planned.has(path) && !isElsewhere(path));
  const files = await foundFiles(unknown, checked.brought, publicDir);

  const others = [...allOf(pages, 'alternates')].filter((path) => !pages.has(path));
  const translations = await lookedUp(others, (path) => liveTranslations(publicDir, path));
  const isElse = (path: string) => isElsewhere(path) || files.has(path) || isUpload(path);
  const proposal: Proposal = { pages, unfit, planned, takenBack, isElse, live: new Map(translations) };
  const verdict = judge(proposal);
  if (verdict.size === 0) return verdict;
  // The live pages matter only where something is wrong.
  const live = await lookedUp([...pages.keys(), ...unfit.keys()], (path) => livePage(publicDir, path, siteUrl));
  return judge({ ...proposal, live: new Map([...translations, ...live]) });
}
