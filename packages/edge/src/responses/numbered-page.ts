import { withAlert } from '@ochiq/contract/routing/alert-place';
import type { LocalePrefix } from '@ochiq/contract/routing/path-for';
import { withRequestNumber } from '@ochiq/contract/wire/request-number';

import { parseAcceptEncoding } from '../headers/accepted-encodings.ts';
import type { ReleaseFile } from '../headers/found-file.ts';
import type { RequestHeaders } from '../headers/normalize-headers.ts';
import type { LiveRelease } from '../routing/alert-release.ts';
import { readFileText } from '../release/read-file-text.ts';
import type { OpenFile } from '../release/open-file.ts';
import { compressText } from '../http/compress-response.ts';
import { getCurrentAlert } from '../handlers/current-alert.ts';
import type { EdgeContext } from '../handlers/edge-context.ts';
import type { Representation } from '../http/negotiate-encoding.ts';

/** Renders an error page with the request id inserted; undefined where the page has no place for it. */
export async function renderNumberedPage(
  source: ReleaseFile,
  localePrefix: LocalePrefix,
  headers: RequestHeaders,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<(Representation & { opened: OpenFile }) | undefined> {
  const { requestId } = edge;
  const page = await readFileText(source, edge.memory);
  if (!page || requestId === undefined) return undefined;
  const numbered = withRequestNumber(page.text, requestId);
  if (numbered === page.text) return undefined;
  const alert = await getCurrentAlert(localePrefix, release, edge);
  const [encoding] = parseAcceptEncoding(headers['accept-encoding']);
  const bytes = await compressText(alert ? withAlert(numbered, alert.html) : numbered, encoding);
  const facts = { ...page.facts, size: bytes.length };
  return { file: source, encoding, opened: { facts, bytes } };
}
