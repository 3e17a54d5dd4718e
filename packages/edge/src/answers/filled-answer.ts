import { withAlert } from '@ochiq/contract/alert-place';
import { splitForm } from '@ochiq/contract/path-for';
import { withRequestNumber } from '@ochiq/contract/request-number';

import { uncached } from '../rules/cache-rules.ts';
import { fillPage, type Filling } from '../rules/fill-page.ts';
import type { FoundFile } from '../rules/found-file.ts';
import type { LiveAlert, LiveRelease } from '../rules/live-release.ts';
import { pageFile } from '../rules/place.ts';
import type { FileMemory } from '../site/file-memory.ts';
import { fileText } from '../site/file-text.ts';
import { plainAnswer, type Answer } from './answer.ts';
import { currentAlert } from './current-alert.ts';
import type { EdgeContext } from './edge-context.ts';

/** Fills a page, which costs milliseconds: a page without personal values, as every refusal shows, is cached. */
async function filled(found: FoundFile, filling: Filling, alert: LiveAlert | undefined, memory: FileMemory): Promise<string | undefined> {
  const isForAll = filling.values.size === 0 && filling.slots.size === 0 && !filling.lists;
  const name = `${found.realPath}\0${[...filling.facts].join(' ')}`;
  const version = `${found.version} ${alert?.mark ?? ''}`;
  const kept = isForAll ? memory.get(name, version) : undefined;
  if (kept) return kept.toString('utf8');
  const html = (await fileText(found, memory))?.text;
  if (html === undefined) return undefined;
  const page = fillPage(alert ? withAlert(html, alert.html) : html, filling);
  if (isForAll) memory.set(name, version, Buffer.from(page));
  return page;
}

/** Creates a response from a page of the release, filled for one reader; undefined where the release lacks it. */
export async function filledAnswer(
  status: number,
  path: string,
  filling: Filling,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  const found = await release.find(pageFile(path));
  const alert = await currentAlert(splitForm(path).form, release, edge);
  const page = found && (await filled(found, filling, alert, edge.memory));
  if (page === undefined) return undefined;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': uncached.form };
  // The page may be cached for all readers; the id is this request's.
  const numbered = edge.requestId === undefined ? page : withRequestNumber(page, edge.requestId);
  return { ...plainAnswer(status, headers, numbered), policy: release.policies.page };
}
