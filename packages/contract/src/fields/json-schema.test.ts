import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { contentTypeNames, contentTypes } from '../content-types.ts';
import { createJsonSchema } from './json-schema.ts';

const readExamples = (name: string): unknown[] => {
  const documents = JSON.parse(readFileSync(join(__dirname, '..', '..', 'examples', `${name}.json`), 'utf8')) as Record<string, object>;
  return Object.values(documents).flatMap((versions) => Object.values(versions) as unknown[]);
};
/** As it is once it was written and read. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Paths in a schema at which anything at all would do. */
function findUntypedPaths(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isHole = /(?:properties\.\w+|items|anyOf\.\d+)$/u.test(path) && Object.keys(schema).length === 0;
  return [...(isHole ? [path] : []), ...Object.entries(schema).flatMap(([name, inner]) => findUntypedPaths(inner, `${path}.${name}`))];
}

describe.each(contentTypeNames)('%s', (name) => {
  test('validates the example entries', () => {
    const entries = readExamples(name).map((example) => contentTypes[name].schema.parse(example));
    expect(entries.length).toBeGreaterThan(0);
    expect(z.fromJSONSchema(toJson(createJsonSchema(name)) as never).safeParse(toJson(entries)).error?.issues).toBeUndefined();
  });

  test('describes the type of every field', () => {
    expect(findUntypedPaths(createJsonSchema(name))).toEqual([]);
  });
});

test('rejects an invalid entry', () => {
  const schema = z.fromJSONSchema(createJsonSchema('news'));
  expect(schema.safeParse([{ title: 'x' }]).success).toBe(false);
});
