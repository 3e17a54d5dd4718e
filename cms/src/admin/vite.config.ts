import { createRequire } from 'node:module';
import path from 'node:path';

type Alias = { find: string | RegExp; replacement: string };
type Config = { root?: string; resolve?: { alias?: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>> };
type AliasedConfig = Omit<Config, 'resolve'> & { resolve: { alias: readonly Alias[] } };

/**
 * Modules that every user of the panel would load without using them: 2.2 MB of 5.7. Strapi 5.54.0 has no setting to
 * leave them out. The size is measured by web/e2e/roles.spec.ts. And the left side of the content manager, for which it
 * has no setting either.
 */
const replacedModules: readonly (readonly [module: RegExp, replacement: string])[] = [
  [/^@strapi\/review-workflows\/strapi-admin$/u, 'module-stubs/plugin.ts'],
  [/^highlight\.js$/u, 'module-stubs/highlight.ts'],
  [/^@mux\/mux-player-react$/u, 'module-stubs/video-player.tsx'],
  // Its editor of blocks, with Slate and Prism: ours is rich-text/text-editor.tsx. No text is drawn by it any more.
  [/^.*\/BlocksInput\/(?:BlocksInput|DefaultBlocksStore)\.mjs$/u, 'module-stubs/blocks-input.ts'],
  // As Strapi's home page imports them: cms/tests/free-trial.test.ts checks that no other module does.
  [/^\.\/components\/FreeTrial(?:Ended|Welcome)Modal\.mjs$/u, 'module-stubs/free-trial.ts'],
  // As the content manager's own layout imports it: cms/tests/left-side.test.ts checks that no other module does.
  [/^\.\/components\/LeftMenu\.mjs$/u, 'left-side/left-menu.tsx'],
];

/** Finds the package of Strapi's content manager, which is no dependency of ours. */
function findContentManager(root: string): string {
  const strapi = createRequire(path.join(root, 'package.json')).resolve('@strapi/strapi/package.json');
  return path.dirname(createRequire(strapi).resolve('@strapi/content-manager/package.json'));
}

/** Changes how the panel is bundled. @param config Strapi's own, with the folder of the CMS */
export default (config: Config): AliasedConfig => {
  const { root = '.', resolve = {} } = config;
  const own = Object.entries(resolve.alias ?? {}).map(([find, replacement]) => ({ find, replacement }));
  const ours = replacedModules.map(([find, file]) => ({ find, replacement: `${root}/src/admin/${file}` }));
  // The package exports none of its modules by name; left-side/ imports one.
  const modules = { find: /^@strapi\/content-manager\/dist\//u, replacement: `${findContentManager(path.resolve(root))}/dist/` };
  return { ...config, resolve: { ...resolve, alias: [...ours, modules, ...own] } };
};
