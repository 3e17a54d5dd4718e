import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type ContentTypeName, contentTypeNames } from '@ochiq/contract/content-types';
import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { isRecord } from '@ochiq/contract/is-record';
import { type Document, LineCounter, type ParsedNode, parseDocument } from 'yaml';

import { appDir } from '../../app-dir';
import { exitCodes, StartError } from '../../platform/bootstrap/run-command';
import { settings } from '../../env';

/** A problem in one seed file, and its position. */
export type SeedProblem = { file: string; line?: number; message: string };

const formatProblem = ({ file, line, message }: SeedProblem) => `  ${file}${line === undefined ? '' : `:${String(line)}`} ${message}`;

/** Says that the demonstration content can't be loaded, with all problems. */
export class SeedError extends StartError {
  readonly problems: readonly SeedProblem[];

  constructor(problems: readonly SeedProblem[]) {
    super(`The demonstration content can't be loaded:\n${problems.map(formatProblem).join('\n')}`, exitCodes.general);
    this.name = 'SeedError';
    this.problems = problems;
  }
}

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
    ([name, value]) => !isRecord(value) || !(name === 'shared' || isLocale(name)),
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

const contentFolder = path.join(settings.SEED_DIR, 'content');

/** The files that entries refer to. */
export const filesFolder = path.join(settings.SEED_DIR, 'files');

function readEntries(type: ContentTypeName): readonly SeedEntry[] {
  const folder = path.join(contentFolder, type);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => readSeedFile(type, path.join(folder, name)));
}

/** Reads every entry of the demonstration content from its files. */
export const readSeed = (): readonly SeedEntry[] => contentTypeNames.flatMap(readEntries);
