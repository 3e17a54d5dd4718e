import { canonicalPath } from '@ochiq/contract/match-path';
import type { SiteFacts } from '@ochiq/contract/site-facts';
import { isServicePath } from '@ochiq/pages/link-targets';

import { inBatches } from '../swap/in-batches.ts';
import { foundFiles } from './found-files.ts';
import { judge, type Proposal, type Verdict } from './judge.ts';
import { livePage, liveTranslations } from './live-page.ts';
import type { PageLinks } from './page-links.ts';

export type Checked = {
  /** What the pages lead to that are to be written, by path. */
  pages: ReadonlyMap<string, PageLinks>;
  /** Pages that could not be made, or are no proper HTML, each with the reason. */
  unfit: ReadonlyMap<string, string>;
  /** All pages that there are to be. */
  planned: ReadonlySet<string>;
  /** Pages that would be, had nobody taken them back. */
  takenBack: ReadonlySet<string>;
  redirects: SiteFacts['redirects'];
  /** Names below `public` of files that come with the change. */
  brought: ReadonlySet<string>;
  /** The folder of what readers have. */
  publicDir: string;
  siteUrl: string;
};

/** An upload that an editor linked by its address may go without a word to anybody: that holds no page back. */
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

/** Looks at pages before readers get them: whether they lead somewhere, and agree with their translations. */
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
  // Only where something is wrong it matters what readers have now.
  const live = await lookedUp([...pages.keys(), ...unfit.keys()], (path) => livePage(publicDir, path, siteUrl));
  return judge({ ...proposal, live: new Map([...translations, ...live]) });
}
