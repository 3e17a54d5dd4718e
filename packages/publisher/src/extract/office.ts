import { unzipSync } from 'fflate';

import { TextCollector } from './text-collector.ts';
import type { ReadableKind } from './kinds.ts';
import { extractLimits } from './limits.ts';
import { collectXml, type TextElements } from './text-elements.ts';

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
