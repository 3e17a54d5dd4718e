import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

import { TextCollector } from './text-collector.ts';
import { extractLimits, type ReadableKind } from './readable-files.ts';

/** The elements that hold text, and those that end a line. */
type TextElements = { within: readonly string[]; lines: readonly string[] };

/** Thrown to stop at the limit. */
class LimitReached extends Error {}

const chunkBytes = 65_536;

/**
 * Adds the text of an XML part to the collector. Reads a broken part up to the error; custom entities are not expanded.
 */
function collectXml(bytes: Uint8Array, { within, lines }: TextElements, collector: TextCollector): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('opentag', ({ name }) => {
    if (within.includes(name)) depth += 1;
  });
  parser.on('text', (text) => {
    if (depth > 0) collector.add(text);
    if (collector.isFull) throw new LimitReached();
  });
  parser.on('closetag', ({ name }) => {
    if (within.includes(name)) depth -= 1;
    if (lines.includes(name)) collector.add('\n');
  });
  parser.on('error', (error) => {
    throw error;
  });
  const decoder = new TextDecoder();
  try {
    for (let start = 0; start < bytes.length; start += chunkBytes) {
      parser.write(decoder.decode(bytes.subarray(start, start + chunkBytes), { stream: true }));
    }
  } catch {
    // The text read so far is retained.
  }
  collector.add('\n');
}

type OfficeLayout = {
  /** The parts that hold text. */
  parts: RegExp;
  words: TextElements;
};

const openDocument: OfficeLayout = { parts: /^content\.xml$/u, words: { within: ['text:p', 'text:h'], lines: ['text:p', 'text:h'] } };

/** The parts that hold the text of each kind. Nothing else is unpacked. */
const layouts = {
  docx: {
    parts: /^word\/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml$/u,
    words: { within: ['w:t'], lines: ['w:p', 'w:tab', 'w:br'] },
  },
  xlsx: { parts: /^xl\/(?:sharedStrings|workbook)\.xml$/u, words: { within: ['t'], lines: ['si'] } },
  pptx: { parts: /^ppt\/(?:slides|notesSlides)\/[a-zA-Z]+\d+\.xml$/u, words: { within: ['a:t'], lines: ['a:p'] } },
  odt: openDocument,
  ods: openDocument,
  odp: openDocument,
} as const satisfies Record<Exclude<ReadableKind, 'pdf'>, OfficeLayout>;

/** Sorts `slide10` after `slide9`, and the document before its notes. */
const compareNames = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/**
 * Extracts the text of an office file.
 * @throws it is not such a file, or would unpack to more than the limit
 */
export function extractOfficeText(kind: Exclude<ReadableKind, 'pdf'>, bytes: Uint8Array): string {
  const { parts, words } = layouts[kind];
  let unpacked = 0;
  let count = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      count += 1;
      if (count > extractLimits.parts) throw new Error('The file has too many parts');
      if (!parts.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > extractLimits.unpackedBytes) throw new Error('The file unpacks to too much');
      return true;
    },
  });
  const collector = new TextCollector();
  const names = Object.keys(files).sort(compareNames).slice(0, extractLimits.pages);
  for (const name of names) collectXml(files[name] ?? new Uint8Array(), words, collector);
  return collector.getText();
}
