import type { RawEntry } from '../src/content/parse-content.ts';
import { buildSite } from '../src/site.ts';
import { withChangedEntries, createMinimalContent } from './minimal-content.ts';

export const siteUrl = 'https://ochiq.example/x';
export const today = '2026-11-20';

type Loose = Record<string, unknown>;

/** Builds the site files of minimal content with some of its entries changed, by their paths. */
export function buildFilesWith(
  change: (entry: RawEntry & { value: Loose }) => Loose | null,
  extra: readonly RawEntry[] = [],
): Map<string, string> {
  const raw = withChangedEntries((entry) => {
    const over = change(entry);
    return over && { ...entry, value: { ...entry.value, ...over } };
  }, extra);
  return buildFilesByPath(raw);
}

export function buildFilesByPath(raw: readonly RawEntry[] = createMinimalContent(), day = today): Map<string, string> {
  const { files } = buildSite(raw, { today: day, panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: `${siteUrl}/` });
  return new Map(files.map(({ to, text }) => [to, text]));
}

/**
 * Returns the text of one of the files.
 * @throws there is none
 */
export function getFileText(files: ReadonlyMap<string, string>, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`There is no ${path} among ${[...files.keys()].join(', ')}`);
  return text;
}
