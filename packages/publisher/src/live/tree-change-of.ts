import type { Release } from '@ochiq/contract/site-facts';
import type { SiteDelta } from '@ochiq/pages/live/live-site';
import type { PlannedPage } from '@ochiq/pages/page';
import { pageContextOf } from '@ochiq/pages/page-context';
import type { FileCache } from '@ochiq/pictures/file-cache';

import { bringFile } from '../files/bring-file.ts';
import type { FilePlan } from '../files/file-sources.ts';
import { neededFiles } from '../files/needed-files.ts';
import type { TreeChange } from '../swap/tree-change.ts';
import type { LiveRelease } from './live-release.ts';
import { filesOfPage, filesOfRendered, withHashesOf, withTwins } from './page-files.ts';

type Tools = { siteUrl: string; cmsUrl: string; cache: FileCache };

/** A page that can't be published; it stays as it was. */
export type FailedPage = { path: string; error: Error };

/** A delta as files of the release. */
export type PreparedChange = { change: TreeChange; facts: Release; files: string[]; pages: number; failed: FailedPage[] };

async function bringMissing(plan: FilePlan, live: LiveRelease, tools: Tools): Promise<Map<string, Buffer>> {
  const brought = new Map<string, Buffer>();
  for (const name of neededFiles(plan)) {
    if (live.files.has(name) || brought.has(name)) continue;
    for (const [file, bytes] of await bringFile(name, plan, tools)) brought.set(file, bytes);
  }
  return brought;
}

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
 * Renders what a delta asks for and brings the files that it needs.
 * @throws a file can't be brought
 */
export async function treeChangeOf(delta: SiteDelta, plan: FilePlan, live: LiveRelease, tools: Tools): Promise<PreparedChange> {
  const made = await Promise.all(delta.changed.map((page) => madePage(live, page, tools.siteUrl)));
  const failed = made.filter((page) => 'error' in page);
  const pages = made.filter((page) => 'html' in page);
  // What pages show is there before them.
  const brought = await bringMissing(plan, live, tools);
  const write = new Map<string, Buffer>();
  for (const [name, bytes] of brought) for (const [file, content] of await withTwins(name, bytes)) write.set(file, content);
  for (const { files } of pages) for (const [file, bytes] of files) write.set(file, bytes);

  const policy = withHashesOf(
    live.facts,
    pages.map(({ html }) => html),
  );
  const facts = delta.facts ? { ...policy, ...delta.facts } : policy;
  if (facts !== live.facts) write.set('release.json', Buffer.from(JSON.stringify(facts)));
  // A page that became too small for a twin must not leave the old one.
  const remove = [...delta.removed, ...pages.map(({ path }) => path)].flatMap(filesOfPage).filter((file) => !write.has(file));
  return { change: { write, remove }, facts, files: [...brought.keys()], pages: pages.length + delta.removed.length, failed };
}
