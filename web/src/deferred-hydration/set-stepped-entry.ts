import path from 'node:path';

type Config = { entry: { app: string }; resolve: { alias: Record<string, string | false> } };

/** Makes `enter.ts` the site's entry, which imports Gatsby's own in its last step. */
export function setSteppedEntry({ entry, resolve }: Config): void {
  resolve.alias['gatsby-own-entry'] = entry.app;
  entry.app = path.join(__dirname, 'enter.ts');
}
