import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { LineCounter, parseDocument, type Document, type ParsedNode } from 'yaml';

import { appDir } from '../../app-dir';
import { SeedError } from './seed-problem';

export type Values = Readonly<Record<string, unknown>>;

/** One entry of the demonstration content, as its file defines it. */
export type SeedEntry = {
  /** `news/wells-renewed` */
  id: string;
  type: ContentTypeName;
  /** Below the folder of the CMS, for messages. */
  file: string;
  publish: boolean;
  shared: Values;
  versions: Readonly<Partial<Record<Locale, Values>>>;
  /** Returns the line of the value at this path. */
  lineOf: (place: readonly (string | number)[]) => number;
};

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

function createLineFinder(document: Document<ParsedNode>, counter: LineCounter): SeedEntry['lineOf'] {
  return (place) => {
    const node = document.getIn(place, true) as ParsedNode | undefined;
    const line = node ? counter.linePos(node.range[0]).line : 1;
    // The text of a block scalar begins in the line after its mark.
    return node && 'type' in node && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') ? line + 1 : line;
  };
}

/**
 * Reads an entry from its file.
 * @throws SeedError the file is no YAML, or has another form
 */
export function readSeedFile(type: ContentTypeName, fullPath: string): SeedEntry {
  const file = path.relative(appDir, fullPath);
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(fullPath, 'utf8'), { lineCounter: counter });
  const [error] = document.errors;
  if (error) throw new SeedError([{ file, line: counter.linePos(error.pos[0]).line, message: error.message.split('\n')[0] ?? '' }]);
  const { publish = true, shared = {}, ...versions } = (document.toJS() ?? {}) as Values;
  const unknownKeys = Object.entries({ shared, ...versions }).filter(
    ([name, value]) => !isObject(value) || !(name === 'shared' || isLocale(name)),
  );
  if (unknownKeys.length > 0 || typeof publish !== 'boolean') {
    const message = `holds other than publish (true or false), shared, uz, ru and en: ${unknownKeys.map(([name]) => name).join(', ')}`;
    throw new SeedError([{ file, message }]);
  }
  return {
    id: `${type}/${path.basename(fullPath, '.yaml')}`,
    type,
    file,
    publish,
    shared: shared as Values,
    versions: versions,
    lineOf: createLineFinder(document, counter),
  };
}
