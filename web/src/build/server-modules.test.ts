import { existsSync } from 'node:fs';
import path from 'node:path';

import { serverModules, serverModulesPlugin } from './server-modules';

const source = path.join(__dirname, '..');
const fileOf = (module: string) =>
  ['.ts', '.tsx'].map((extension) => path.join(source, module + extension)).find((file) => existsSync(file));

it.each([...serverModules])('replaces %s, which exists, with %s, which exists', (from, to) => {
  expect([fileOf(from), fileOf(to)]).not.toContain(undefined);
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
  expect(asked('./use-messages', 'ssr')).toBe('./use-messages');
  expect(asked('i18next', 'i18n')).toBe('i18next');
});
