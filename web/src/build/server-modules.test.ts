import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { removeProvidedFetch, serverModules, serverModulesPlugin } from './server-modules';

const source = path.join(__dirname, '..');
const packages = path.join(source, '..', '..', 'packages');

/** The names of a module's values. */
function listValues(module: string): string[] {
  const base = module.startsWith('@ochiq/')
    ? path.join(packages, module.replace(/^@ochiq\/([\w-]+)/u, '$1/src'))
    : path.join(source, module);
  const file = ['.ts', '.tsx'].map((extension) => base + extension).find((one) => existsSync(one));
  const text = readFileSync(file ?? base, 'utf8');
  const declared = [...text.matchAll(/^export (?:const|function) (\w+)/gmu)].map(([, name = '']) => name);
  const listed = [...text.matchAll(/^export \{([^}]+)\}/gmu)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  return [...declared, ...listed].filter((name) => name !== '');
}

it.each([...serverModules])('replaces %s with %s, which has every value of it', (from, to) => {
  expect(listValues(from).length).toBeGreaterThan(0);
  expect(listValues(to)).toEqual(expect.arrayContaining(listValues(from)));
});

it('replaces a module however it is imported, and no other', () => {
  let resolve: (data: { request: string; context: string }) => void = () => undefined;
  const factory = { hooks: { beforeResolve: { tap: (_: string, work: typeof resolve) => (resolve = work) } } };
  serverModulesPlugin.apply({
    hooks: {
      normalModuleFactory: {
        tap: (_: string, work: (made: typeof factory) => void) => {
          work(factory);
        },
      },
    },
  });
  const asked = (request: string, folder: string) => {
    const data = { request, context: path.join(source, folder) };
    resolve(data);
    return data.request;
  };
  expect(asked('../../i18n/use-messages', 'components/share')).toBe(path.join(source, 'ssr/use-messages'));
  expect(asked('./use-messages', 'i18n')).toBe(path.join(source, 'ssr/use-messages'));
  expect(asked('../i18n/use-messages', 'ssr')).toBe('../i18n/use-messages');
  expect(asked('@ochiq/artwork/compute-contours', 'components/page-heading')).toBe(path.join(source, 'ssr/known-contours'));
  expect(asked('i18next', 'i18n')).toBe('i18next');
  expect(asked('i18next', '../node_modules/gatsby-plugin-react-i18next/dist/plugin')).toBe(path.join(source, 'ssr/known-i18next'));
  expect(asked('react-i18next', '../node_modules/gatsby-plugin-react-i18next/dist/plugin')).toBe('react-i18next');
});

it('leaves the renderer the fetch of Node, and everything else that is provided', () => {
  class ProvidePlugin {
    definitions = { fetch: 'node-fetch', 'global.fetch': 'node-fetch', other: 'x' };
  }
  class DefinePlugin {
    definitions = { fetch: 'x' };
  }
  const plugins = [new ProvidePlugin(), new DefinePlugin()];
  removeProvidedFetch(plugins);
  expect(plugins.map(({ definitions }) => definitions)).toEqual([{ other: 'x' }, { fetch: 'x' }]);
});
