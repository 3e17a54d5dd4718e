import { SaxesParser } from 'saxes';

import type { TextCollector } from './text-collector.ts';

/** The elements that hold text, and those that end a line. */
export type TextElements = { within: readonly string[]; lines: readonly string[] };

/** Thrown to stop at the limit. */
class LimitReached extends Error {}

const chunkBytes = 65_536;

/**
 * Adds the text of an XML part to the collector. Reads a broken part up to the error; custom entities are not expanded.
 */
export function collectXml(bytes: Uint8Array, { within, lines }: TextElements, collector: TextCollector): void {
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
