type Alias = { find: string | RegExp; replacement: string };
type Config = { root?: string; resolve?: { alias?: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>> };
type AliasedConfig = Omit<Config, 'resolve'> & { resolve: { alias: readonly Alias[] } };

/**
 * Modules that every user of the panel would load without using them: 1.9 MB of 5.4. Strapi 5.54.0 has no setting to
 * leave them out. The size is measured by web/e2e/roles.spec.ts.
 */
const replacedModules: readonly (readonly [module: RegExp, stub: string])[] = [
  [/^@strapi\/review-workflows\/strapi-admin$/u, 'plugin.ts'],
  [/^highlight\.js$/u, 'highlight.ts'],
  [/^@mux\/mux-player-react$/u, 'video-player.tsx'],
];

/** Changes how the panel is bundled. @param config Strapi's own, with the folder of the CMS */
export default (config: Config): AliasedConfig => {
  const { root = '.', resolve = {} } = config;
  const own = Object.entries(resolve.alias ?? {}).map(([find, replacement]) => ({ find, replacement }));
  const ours = replacedModules.map(([find, stub]) => ({ find, replacement: `${root}/src/admin/module-stubs/${stub}` }));
  return { ...config, resolve: { ...resolve, alias: [...ours, ...own] } };
};
