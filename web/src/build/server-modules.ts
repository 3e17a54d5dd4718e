import path from 'node:path';

type ResolveData = { request: string; context: string };
type Compiler = {
  hooks: {
    normalModuleFactory: {
      tap: (
        name: string,
        work: (factory: { hooks: { beforeResolve: { tap: (name: string, work: (data: ResolveData) => void) => void } } }) => void,
      ) => void;
    };
  };
};

const source = path.join(__dirname, '..');

const sharedParts = 'ssr/shared-parts';

/** The modules that the renderer of pages replaces: from the one that browsers load to its own, which has the same exports. */
export const serverModules: ReadonlyMap<string, string> = new Map([
  ['components/cover-art/cover-art', sharedParts],
  ['components/navigation/navigation', sharedParts],
  ['components/site-footer/site-footer', sharedParts],
  ['features/display-settings/display-settings', sharedParts],
  ['i18n/use-messages', 'ssr/use-messages'],
  ['@ochiq/artwork/compute-contours', 'ssr/known-contours'],
]);

/** A module that is replaced only where this package imports it. */
const messagesPlugin = { folder: /[\\/]gatsby-plugin-react-i18next[\\/]/u, imported: 'i18next', replacement: 'ssr/known-i18next' };

const toModuleName = ({ request, context }: ResolveData) =>
  request.startsWith('.') ? path.relative(source, path.resolve(context, request)).split(path.sep).join('/') : request;

/**
 * Replaces modules in the renderer of pages, which renders many pages where a browser shows one: its own keep what
 * pages share. They import what they replace, and browsers get no byte of them.
 */
export const serverModulesPlugin = {
  apply({ hooks }: Compiler) {
    hooks.normalModuleFactory.tap('ServerModules', (factory) => {
      factory.hooks.beforeResolve.tap('ServerModules', (data) => {
        if (data.context === path.join(source, 'ssr')) return;
        const isOfPlugin = messagesPlugin.folder.test(data.context) && data.request === messagesPlugin.imported;
        const replacement = isOfPlugin ? messagesPlugin.replacement : serverModules.get(toModuleName(data));
        if (replacement !== undefined) data.request = path.join(source, replacement);
      });
    });
  },
};

type ProvidePlugin = { constructor: { name: string }; definitions?: Record<string, unknown> };

/** Gatsby provides the renderer with `node-fetch`, which loads a deprecated module of Node; Node's own `fetch` will do. */
export function removeProvidedFetch(plugins: readonly ProvidePlugin[]): void {
  for (const { constructor, definitions } of plugins) {
    if (constructor.name !== 'ProvidePlugin' || !definitions) continue;
    for (const name of ['fetch', 'global.fetch']) Reflect.deleteProperty(definitions, name);
  }
}
