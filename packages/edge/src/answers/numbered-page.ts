import { withAlert } from '@ochiq/contract/alert-place';
import type { PathForm } from '@ochiq/contract/path-for';
import { withRequestNumber } from '@ochiq/contract/request-number';

import { acceptedEncodings } from '../rules/accepted-encodings.ts';
import type { FoundFile } from '../rules/found-file.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { fileText } from '../site/file-text.ts';
import type { OpenFile } from '../site/open-file.ts';
import { compressed } from './compressed.ts';
import { currentAlert } from './current-alert.ts';
import type { EdgeContext } from './edge-context.ts';
import type { Representation } from './represent.ts';

/** Renders an error page with the request id inserted; undefined where the page has no place for it. */
export async function numberedPage(
  found: FoundFile,
  form: PathForm,
  headers: HeaderBag,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<(Representation & { opened: OpenFile }) | undefined> {
  const { requestId } = edge;
  const page = await fileText(found, edge.memory);
  if (!page || requestId === undefined) return undefined;
  const numbered = withRequestNumber(page.text, requestId);
  if (numbered === page.text) return undefined;
  const alert = await currentAlert(form, release, edge);
  const [encoding] = acceptedEncodings(headers['accept-encoding']);
  const bytes = await compressed(alert ? withAlert(numbered, alert.html) : numbered, encoding);
  const facts = { ...page.facts, size: bytes.length };
  return { file: found, encoding, opened: { facts, bytes } };
}
