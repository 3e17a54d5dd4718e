import { withAlert } from '@ochiq/contract/routing/alert-place';
import type { ViewPrefix } from '@ochiq/contract/routing/scripts';
import { isActiveOnDay } from '@ochiq/contract/wire/alert-days';
import type { Encoding } from '@ochiq/http-policy/representation';

import type { EdgeContext } from '../handlers/edge-context.ts';
import { compressText } from '../http/compress-response.ts';
import type { FileVariant } from '../http/file-reply.ts';
import { parseAcceptEncoding, type RequestHeaders } from '../http/request-headers.ts';
import type { LiveAlert, LiveRelease } from '../release/live-release.ts';
import { readFileText, type FileCache, type OpenFile, type ReleaseFile } from '../release/release-files.ts';

/** Returns the alert that is valid today for a locale prefix; undefined where there is none. */
export async function getCurrentAlert(
  localePrefix: ViewPrefix,
  release: Pick<LiveRelease, 'alert'>,
  { today }: Pick<EdgeContext, 'today'>,
): Promise<LiveAlert | undefined> {
  const alert = await release.alert(localePrefix);
  return alert && alert.html !== '' && isActiveOnDay(alert, today()) ? alert : undefined;
}

type InMemoryFile = Extract<OpenFile, { bytes: Buffer }>;

/**
 * Inserts the alert and compresses the page, which costs milliseconds: the bytes are cached per page, alert and
 * encoding.
 */
async function renderAlertedBytes(
  source: ReleaseFile,
  { html, mark }: LiveAlert,
  encoding: Encoding | undefined,
  memory: FileCache,
): Promise<InMemoryFile | undefined> {
  const name = `${source.realPath}\0alert ${encoding ?? ''}`;
  const toOpenFile = (facts: ReleaseFile, bytes: Buffer): InMemoryFile => ({ facts: { ...facts, size: bytes.length, mark }, bytes });
  const cached = memory.get(name, `${source.version} ${mark}`);
  if (cached) return toOpenFile(source, cached);
  const page = await readFileText(source, memory);
  if (!page) return undefined;
  const filled = withAlert(page.text, html);
  if (filled === page.text) return undefined;
  const bytes = await compressText(filled, encoding);
  memory.set(name, `${page.facts.version} ${mark}`, bytes);
  return toOpenFile(page.facts, bytes);
}

/**
 * Renders a page with the current alert inserted, in an encoding that the client accepts; undefined where there is no
 * alert, or no place for it.
 */
export async function renderAlertedPage(
  source: ReleaseFile,
  localePrefix: ViewPrefix,
  headers: RequestHeaders,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<(FileVariant & { opened: OpenFile }) | undefined> {
  const alert = await getCurrentAlert(localePrefix, release, edge);
  if (!alert) return undefined;
  const [encoding] = parseAcceptEncoding(headers['accept-encoding']);
  const opened = await renderAlertedBytes(source, alert, encoding, edge.memory);
  return opened && { file: opened.facts, encoding, opened };
}
