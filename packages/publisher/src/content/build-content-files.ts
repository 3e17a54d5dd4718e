import { contentTypeNames, type ContentTypeName, type Entry } from '@ochiq/contract/content-types';
import { createJsonSchema } from '@ochiq/contract/fields/json-schema';
import type { ContentProblem } from '@ochiq/pages/content/content-problem';
import { parseEntry, type RawEntry } from '@ochiq/pages/content/parse-content';

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const compareEntries = (a: Entry<ContentTypeName>, b: Entry<ContentTypeName>) =>
  `${a.documentId} ${a.locale}` < `${b.documentId} ${b.locale}` ? -1 : 1;

/**
 * Builds files of all published content: per type its entries in all languages (`news.json`) and their schema
 * (`news.schema.json`). Invalid entries, which are not on the site either, are left out and returned as problems.
 */
export function buildContentFiles(raw: Iterable<RawEntry>): { files: Record<string, string>; problems: ContentProblem[] } {
  const entries = new Map<ContentTypeName, Entry<ContentTypeName>[]>(contentTypeNames.map((name) => [name, []]));
  const problems: ContentProblem[] = [];
  for (const one of raw) {
    const parsed = parseEntry(one);
    if ('problems' in parsed) problems.push(...parsed.problems);
    else entries.get(one.type)?.push(parsed.entry);
  }
  const files = [...entries].flatMap(([name, list]) => [
    [`${name}.json`, formatJson(list.sort(compareEntries))] as const,
    [`${name}.schema.json`, formatJson(createJsonSchema(name))] as const,
  ]);
  return { files: Object.fromEntries(files), problems };
}
