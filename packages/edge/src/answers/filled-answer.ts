import { uncached } from '../rules/cache-rules.ts';
import { fillPage, type Filling } from '../rules/fill-page.ts';
import type { FoundFile } from '../rules/found-file.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { pageFile } from '../rules/place.ts';
import type { FileMemory } from '../site/file-memory.ts';
import { openFile } from '../site/open-file.ts';
import { plainAnswer, type Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';

async function textOf(found: FoundFile, memory: FileMemory): Promise<string | undefined> {
  const file = await openFile(found, memory);
  if (!file || 'bytes' in file) return file?.bytes.toString('utf8');
  try {
    return await file.handle.readFile('utf8');
  } finally {
    await file.handle.close();
  }
}

/** Filling costs milliseconds: a page with nothing of a reader in it, as every refusal shows, is filled once. */
async function filled(found: FoundFile, filling: Filling, memory: FileMemory): Promise<string | undefined> {
  const isForAll = filling.values.size === 0 && filling.slots.size === 0 && !filling.lists;
  const name = `${found.realPath}\0${[...filling.facts].join(' ')}`;
  const kept = isForAll ? memory.get(name, found.version) : undefined;
  if (kept) return kept.toString('utf8');
  const html = await textOf(found, memory);
  if (html === undefined) return undefined;
  const page = fillPage(html, filling);
  if (isForAll) memory.set(name, found.version, Buffer.from(page));
  return page;
}

/** A page of the release, filled for one reader; undefined where the release lacks it. */
export async function filledAnswer(
  status: number,
  path: string,
  filling: Filling,
  release: LiveRelease,
  { memory }: EdgeContext,
): Promise<Answer | undefined> {
  const found = await release.find(pageFile(path));
  const page = found && (await filled(found, filling, memory));
  if (page === undefined) return undefined;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': uncached.form };
  return { ...plainAnswer(status, headers, page), policy: release.policies.page };
}
