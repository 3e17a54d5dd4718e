import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript5';

import { blocks } from './fields/blocks.ts';
import type { Field } from './fields/field.ts';
import { contentTypeNames, contentTypes } from './content-types.ts';
import { intakeTypes } from './forms/intake-types.ts';
import { parts } from './fields/components.ts';
import { routeNames, routes } from './routing/routes.ts';
import { sectionKeys } from './routing/section-keys.ts';

const listFiles = (folder: string) => readdirSync(path.join(__dirname, folder)).map((name) => path.join(folder, name));
const files = [...['content', 'part', 'intake'].flatMap(listFiles), 'fields/blocks.ts'];
const countCalls = (paths: readonly string[], call: RegExp) =>
  paths.flatMap((file) => readFileSync(path.join(__dirname, file), 'utf8').match(call) ?? []).length;

/** The fields of every `fields: { … }` or `part('…', '…', { … })` in a file, with their doc comments. */
function fieldsIn(file: string): { name: string; documented: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(__dirname, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const fieldList: { name: string; documented: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    const isFields =
      ts.isObjectLiteralExpression(node) &&
      ((ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'fields') ||
        (ts.isCallExpression(node.parent) && /^(definePart|defineBlock)$/u.test(node.parent.expression.getText())));
    if (isFields) {
      for (const property of node.properties)
        fieldList.push({ name: property.name?.getText() ?? '', documented: ts.getJSDocCommentsAndTags(property).length > 0 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return fieldList;
}

test.each(files)('every field of %s has a doc comment', (file) => {
  const fields = fieldsIn(file);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ documented }) => !documented)).toEqual([]);
});

test('everything that is defined is in its table', () => {
  expect(parts).toHaveLength(countCalls(listFiles('part'), /= definePart\(/gu));
  expect(blocks).toHaveLength(countCalls(['fields/blocks.ts'], /= defineBlock\(/gu));
  expect(Object.keys(intakeTypes)).toHaveLength(countCalls(listFiles('intake'), /= defineIntakeType\(/gu));
  expect(contentTypeNames).toHaveLength(countCalls(listFiles('content'), /= define(?:Collection|SingleType)\(/gu));
});

test.each(contentTypeNames)('the key of %s equals Strapi’s singular name', (name) => {
  expect(contentTypes[name].singular).toBe(name);
  expect(contentTypes[name].plural).not.toBe(name);
});

test('relations and components refer to existing types', () => {
  const uids = new Set<string>([...parts, ...blocks].map(({ uid }) => uid));
  const targets = new Set<string>(contentTypeNames.map((name) => `api::${name}.${name}`));
  const owners = [...Object.values(contentTypes), ...Object.values(intakeTypes), ...parts, ...blocks];
  for (const { cms } of owners.flatMap(({ fields }) => Object.values<Field>(fields))) {
    if (cms.type === 'relation') expect(targets).toContain(cms.target);
    if (cms.type === 'component') expect(uids).toContain(cms.component);
    if (cms.type === 'dynamiczone') for (const component of cms.components) expect(uids).toContain(component);
  }
});

test('a section page belongs to a route of the same name', () => {
  for (const key of sectionKeys) expect(routeNames).toContain(key);
});

test('no two routes have the same path', () => {
  const paths = routeNames.map((route) => routes[route].path);
  expect(new Set(paths).size).toBe(paths.length);
});
