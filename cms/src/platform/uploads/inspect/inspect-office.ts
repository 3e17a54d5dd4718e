import type { Format } from '../formats';
import { readZip, type UnpackedEntry } from './inspect-zip';
import { refuseLoads, canLoadContent } from './office-loads';
import { UploadRefusal } from '../upload-refusal';

/** The parts that define the kind of a document, and whether it is locked. */
const describingParts = /^(?:\[Content_Types\]\.xml|mimetype|META-INF\/manifest\.xml)$/u;
const macros = /(?:^|\/)vba(?:Project|Data)[^/]*$|^(?:Basic|Scripts)\/|(?:^|\/)(?:activeX|macrosheets)\//iu;

function isOfKind(texts: ReadonlyMap<string, string>, mime: string): boolean {
  const openDocument = texts.get('mimetype')?.trim();
  if (openDocument !== undefined) return openDocument === mime;
  return texts.get('[Content_Types].xml')?.includes(`${mime}.main+xml`) ?? false;
}

function refuseByName({ name }: UnpackedEntry): void {
  if (macros.test(name)) throw new UploadRefusal('macros');
}

/**
 * Inspects an office document: its kind, macros, locks, and what it would fetch or start.
 * @throws UploadRefusal
 */
export async function inspectOffice(file: string, { mime }: Format): Promise<void> {
  const entries = await readZip(file, (name) => describingParts.test(name) || canLoadContent(name));
  entries.forEach(refuseByName);
  const texts = new Map(entries.flatMap(({ name, text }): [string, string][] => (text === null ? [] : [[name, text]])));
  if (/macroEnabled/iu.test(texts.get('[Content_Types].xml') ?? '')) throw new UploadRefusal('macros');
  if (!isOfKind(texts, mime)) throw new UploadRefusal('content', mime);
  if (/encryption-data/iu.test(texts.get('META-INF/manifest.xml') ?? '')) throw new UploadRefusal('locked');
  for (const [part, text] of texts) refuseLoads(part, text);
}
