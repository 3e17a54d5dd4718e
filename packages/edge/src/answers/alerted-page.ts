import { withAlert } from '@ochiq/contract/alert-place';
import type { PathForm } from '@ochiq/contract/path-for';

import { acceptedEncodings, type Encoding } from '../rules/accepted-encodings.ts';
import type { FoundFile } from '../rules/found-file.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import type { LiveAlert, LiveRelease } from '../rules/live-release.ts';
import type { FileMemory } from '../site/file-memory.ts';
import { fileText } from '../site/file-text.ts';
import type { OpenFile } from '../site/open-file.ts';
import { compressed } from './compressed.ts';
import { currentAlert } from './current-alert.ts';
import type { EdgeContext } from './edge-context.ts';
import type { Representation } from './represent.ts';

type Bytes = Extract<OpenFile, { bytes: Buffer }>;

/**
 * Inserts the alert and compresses the page, which costs milliseconds: the bytes are cached per page, alert and
 * encoding.
 */
async function filledBytes(
  found: FoundFile,
  { html, mark }: LiveAlert,
  encoding: Encoding | undefined,
  memory: FileMemory,
): Promise<Bytes | undefined> {
  const name = `${found.realPath}\0alert ${encoding ?? ''}`;
  const openAs = (facts: FoundFile, bytes: Buffer): Bytes => ({ facts: { ...facts, size: bytes.length, mark }, bytes });
  const kept = memory.get(name, `${found.version} ${mark}`);
  if (kept) return openAs(found, kept);
  const page = await fileText(found, memory);
  if (!page) return undefined;
  const filled = withAlert(page.text, html);
  if (filled === page.text) return undefined;
  const bytes = await compressed(filled, encoding);
  memory.set(name, `${page.facts.version} ${mark}`, bytes);
  return openAs(page.facts, bytes);
}

/**
 * Renders a page with the current alert inserted, in an encoding that the client accepts; undefined where there is no
 * alert, or no place for it.
 */
export async function alertedPage(
  found: FoundFile,
  form: PathForm,
  headers: HeaderBag,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<(Representation & { opened: OpenFile }) | undefined> {
  const alert = await currentAlert(form, release, edge);
  if (!alert) return undefined;
  const [encoding] = acceptedEncodings(headers['accept-encoding']);
  const opened = await filledBytes(found, alert, encoding, edge.memory);
  return opened && { file: opened.facts, encoding, opened };
}
