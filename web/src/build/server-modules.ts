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

/** The modules of the site that the renderer of pages replaces: from the file that browsers load to its own. */
export const serverModules: ReadonlyMap<string, string> = new Map([
  ['i18n/render-once', 'ssr/render-once'],
  ['i18n/use-messages', 'ssr/use-messages'],
]);

/** Replaces modules in the renderer of pages, which renders many pages where a browser shows one. */
export const serverModulesPlugin = {
  apply({ hooks }: Compiler) {
    hooks.normalModuleFactory.tap('ServerModules', (factory) => {
      factory.hooks.beforeResolve.tap('ServerModules', (data) => {
        if (!data.request.startsWith('.')) return;
        const replacement = serverModules.get(path.relative(source, path.resolve(data.context, data.request)).split(path.sep).join('/'));
        if (replacement !== undefined) data.request = path.join(source, replacement);
      });
    });
  },
};
