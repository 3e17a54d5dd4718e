import { createRequire } from 'node:module';
import path from 'node:path';

import * as z from 'zod';

type Asset = { name: string; rel: string; shouldGenerateLink: boolean; content?: string };

/** The assets of a template's pages. Gatsby expects the lists in both orders. */
export type TemplateAssets = { scripts: Asset[]; reversedScripts: Asset[]; styles: Asset[]; reversedStyles: Asset[] };

type GatsbyArguments = TemplateAssets & {
  pagePath: string;
  pageData: unknown;
  webpackCompilationHash: string;
  context: { isDuringBuild: boolean };
  staticQueryContext: Record<string, never>;
};

/** The renderer of a build. */
export type GatsbyRenderer = (page: GatsbyArguments) => Promise<unknown>;

const bundle = z.object({ default: z.custom<GatsbyRenderer>((value) => typeof value === 'function', 'is no function') });

/** Loads the renderer of a build from a folder. @throws it is missing or incomplete */
export function loadGatsbyRenderer(folder: string): GatsbyRenderer {
  const load = createRequire(path.join(folder, 'bundle', 'render-page.js'));
  return bundle.parse(load('./render-page.js')).default;
}
