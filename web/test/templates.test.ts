import { readdirSync, readFileSync } from 'node:fs';

import { routeNames, routes } from '@ochiq/contract/routing/routes';

import { source } from './messages';
import { queriedNamespaces } from './render-page';

const names = [...new Set(routeNames.map((route) => routes[route].template))].sort();

it('has one template for every name in the routes table, and no other', () => {
  expect(
    readdirSync(source('templates'))
      .map((file) => file.replace('.tsx', ''))
      .sort(),
  ).toEqual(names);
});

describe.each(names)('template %s', (name) => {
  const text = readFileSync(source('templates', `${name}.tsx`), 'utf8');

  it('is a query of its own, the shared head and one component', () => {
    const queryName = name.replace(/(?:^|-)(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
    expect(text).toContain(`query ${queryName}($language: String!)`);
    expect(text).toContain("export { Head } from '../layouts/head';");
    expect(text.match(/^export /gmu)).toHaveLength(3);
    expect(queriedNamespaces(name)).toContain('common');
  });

  it('asks for its messages in an order that no build changes', () => {
    expect(text).toMatch(/allLocale\([^)]*sort: \{ ns: ASC \}/u);
  });
});
