import { withAlert } from '@ochiq/contract/routing/alert-place';
import { splitViewPrefix } from '@ochiq/contract/routing/scripts';
import { withRequestNumber } from '@ochiq/contract/wire/request-number';
import { uncached } from '@ochiq/http-policy/cache-rules';

import type { EdgeContext } from '../handlers/edge-context.ts';
import { createTextResponse, type HttpResponse } from '../http/response.ts';
import type { LiveAlert, LiveRelease } from '../release/live-release.ts';
import { readFileText, type FileCache, type ReleaseFile } from '../release/release-files.ts';
import { getPageFile } from '../routing/resource-path.ts';
import { fillPage, type PageFilling } from '../templating/fill-page.ts';
import { getCurrentAlert } from './alerted-page.ts';
import { showFillingInScript } from './show-in-script.ts';

/** Fills a page, which costs milliseconds: a page without personal values, as every refusal shows, is cached. */
async function renderFilledPage(
  source: ReleaseFile,
  filling: PageFilling,
  alert: LiveAlert | undefined,
  memory: FileCache,
): Promise<string | undefined> {
  const isShared = filling.values.size === 0 && filling.slots.size === 0 && !filling.lists;
  const name = `${source.realPath}\0${[...filling.facts].join(' ')}`;
  const version = `${source.version} ${alert?.mark ?? ''}`;
  const cached = isShared ? memory.get(name, version) : undefined;
  if (cached) return cached.toString('utf8');
  const html = (await readFileText(source, memory))?.text;
  if (html === undefined) return undefined;
  const page = fillPage(alert ? withAlert(html, alert.html) : html, filling);
  if (isShared) memory.set(name, version, Buffer.from(page));
  return page;
}

/** Creates a response from a page of the release, filled for one reader; undefined where the release lacks it. */
export async function createFilledPageResponse(
  status: number,
  path: string,
  filling: PageFilling,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const source = await release.find(getPageFile(path));
  const viewPrefix = splitViewPrefix(path).form;
  const alert = await getCurrentAlert(viewPrefix, release, edge);
  const shown = showFillingInScript(filling, viewPrefix, edge.site.base, release);
  const page = source && (await renderFilledPage(source, shown, alert, edge.memory));
  if (page === undefined) return undefined;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': uncached.form };
  // The page may be cached for all readers; the id is this request's.
  const numbered = edge.requestId === undefined ? page : withRequestNumber(page, edge.requestId);
  return { ...createTextResponse(status, headers, numbered), policy: release.policies.page };
}
