import type { Release } from '@ochiq/contract/site-facts';
import type { SiteDelta } from '@ochiq/pages/live/live-site';
import type { PlannedPage } from '@ochiq/pages/page';
import { pageContextOf } from '@ochiq/pages/page-context';
import type { FileCache } from '@ochiq/pictures/file-cache';

import type { FilePlan } from '../files/file-sources.ts';
import { checkPages } from '../gates/check-pages.ts';
import type { TreeChange } from '../swap/tree-change.ts';
import { bringMissing } from './bring-missing.ts';
import { publicIn, type LiveRelease } from './live-release.ts';
import { filesOfPage, filesOfRendered, withHashesOf, withTwins } from './page-files.ts';

type Tools = { siteUrl: string; cmsUrl: string; cache: FileCache };

/** A page that can't be published; it stays as it was. */
export type FailedPage = { path: string; error: Error };

/** What a delta is a part of. */
export type Surroundings = {
  live: LiveRelease;
  /** All pages that there are to be. */
  planned: ReadonlySet<string>;
  /** Pages that would be, had nobody taken them back. */
  takenBack: ReadonlySet<string>;
  /** Pages that differ too, and are not worth a try now. */
  waiting: readonly FailedPage[];
  /** The files that the whole site needs. */
  wholePlan: () => FilePlan;
  /** What becomes of files beside the pages that keep their names. */
  standing: TreeChange | null;
};

/** A delta as files of the release. */
export type PreparedChange = {
  /** `null` where none of it can be published. */
  change: TreeChange | null;
  facts: Release;
  files: string[];
  /** How many pages are written or removed. */
  pages: number;
  /** Pages that could not be made now: they may be the next time. */
  failed: FailedPage[];
  /** Pages that can't be published as things stand. */
  held: FailedPage[];
};

/** Nothing of a change can be published, because the site would be wrong in between. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused';
}

/** The names below `public` of what is written. */
const standingNames = (standing: TreeChange | null) => [...(standing?.write.keys() ?? [])].map((file) => file.slice('public/'.length));

type Made = { path: string; html: string; files: [file: string, bytes: Buffer][] };

async function madePage({ renderer }: LiveRelease, page: PlannedPage, siteUrl: string): Promise<Made | FailedPage> {
  const { path, template, locale } = page;
  try {
    const rendered = await renderer.render({ path, template, locale, context: pageContextOf(page, siteUrl) });
    return { path, html: rendered.html.toString('utf8'), files: await filesOfRendered(path, rendered) };
  } catch (error) {
    return { path, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Renders what a delta asks for, brings the files that it needs, and looks whether readers may get it.
 * @throws ChangeRefused; or a file can't be brought
 */
export async function treeChangeOf(delta: SiteDelta, plan: FilePlan, around: Surroundings, tools: Tools): Promise<PreparedChange> {
  const { live, planned, takenBack, waiting, wholePlan, standing } = around;
  const made = await Promise.all(delta.changed.map((page) => madePage(live, page, tools.siteUrl)));
  const failed = made.filter((page) => 'error' in page);
  const whole = made.filter((page) => 'html' in page);
  const brought = await bringMissing({ plan, wholePlan, pages: whole.map(({ html }) => html), there: live.files }, tools);
  const verdict = await checkPages({
    pages: new Map(whole.map(({ path, html }) => [path, html])),
    unfit: new Map([...failed, ...waiting].map(({ path, error }) => [path, `can't be published (${error.message})`])),
    removed: delta.removed,
    planned,
    takenBack,
    redirects: (delta.facts ?? live.facts).redirects,
    brought: new Set([...brought.keys(), ...standingNames(standing)]),
    publicDir: publicIn(live.folder),
    siteUrl: tools.siteUrl,
  });
  if (verdict.refusal !== null) throw new ChangeRefused(`${verdict.refusal}. The site stays as it was.`);
  const pages = whole.filter(({ path }) => !verdict.held.has(path));
  const held = whole.flatMap(({ path }) => {
    const reason = verdict.held.get(path);
    return reason === undefined ? [] : [{ path, error: new Error(`It ${reason}`) }];
  });
  if (pages.length === 0 && delta.removed.length === 0 && !delta.facts && !standing)
    return { change: null, facts: live.facts, files: [], pages: 0, failed, held };

  // What pages show is there before them.
  const write = new Map<string, Buffer>();
  for (const [name, bytes] of brought) for (const [file, content] of await withTwins(name, bytes)) write.set(file, content);
  for (const { files } of pages) for (const [file, bytes] of files) write.set(file, bytes);

  for (const [file, bytes] of standing?.write ?? []) write.set(file, bytes);

  const policy = withHashesOf(
    live.facts,
    pages.map(({ html }) => html),
  );
  const facts = delta.facts ? { ...policy, ...delta.facts } : policy;
  if (facts !== live.facts) write.set('release.json', Buffer.from(JSON.stringify(facts)));
  // A page that became too small for a twin must not leave the old one.
  const remove = [...delta.removed, ...pages.map(({ path }) => path)].flatMap(filesOfPage).filter((file) => !write.has(file));
  return {
    change: { write, remove: [...remove, ...(standing?.remove ?? [])] },
    facts,
    files: [...brought.keys()],
    pages: pages.length + delta.removed.length,
    failed,
    held,
  };
}
