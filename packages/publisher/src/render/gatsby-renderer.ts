import { createRequire } from 'node:module';
import path from 'node:path';

import * as z from 'zod';

type Asset = { name: string; rel: string; shouldGenerateLink: boolean; content?: string };

/** What a template's pages load. Gatsby asks for the lists in both orders. */
export type TemplateAssets = { scripts: Asset[]; reversedScripts: Asset[]; styles: Asset[]; reversedStyles: Asset[] };

type GatsbysArguments = TemplateAssets & {
  pagePath: string;
  pageData: unknown;
  webpackCompilationHash: string;
  context: { isDuringBuild: boolean };
  staticQueryContext: Record<string, never>;
};

/** The renderer that a build left. */
export type GatsbyRenderer = (page: GatsbysArguments) => Promise<unknown>;

const bundle = z.object({ default: z.custom<GatsbyRenderer>((value) => typeof value === 'function', 'is no function') });

/** Loads the code that a build left in a folder. @throws it is not there or not whole */
export function loadGatsbyRenderer(folder: string): GatsbyRenderer {
  const load = createRequire(path.join(folder, 'bundle', 'render-page.js'));
  return bundle.parse(load('./render-page.js')).default;
}
