import type { RendererFile, RendererTemplate } from '@ochiq/contract/renderer-file';

import { NeedsBuild, type PageToRender } from './page-to-render.ts';

/** Returns the template of a page. @throws NeedsBuildError no page of the build had this template */
export function templateOf({ templates }: Pick<RendererFile, 'templates'>, { path, template }: PageToRender): RendererTemplate {
  const found = templates[template];
  if (!found) throw new NeedsBuild(`The page ${path} needs a build: the last one had no page of the template ${template}`);
  return found;
}

/**
 * Serializes a page's `page-data.json` byte for byte as Gatsby writes it.
 * @throws NeedsBuildError no page of the build had this template in this language
 */
export function pageDataText(file: Pick<RendererFile, 'templates' | 'answers'>, page: PageToRender): string {
  const { path, template, locale, context } = page;
  const { componentChunkName, answers, rest } = templateOf(file, page);
  const answer = answers[locale];
  if (answer === undefined)
    throw new NeedsBuild(`The page ${path} needs a build: the last one had no page of the template ${template} in ${locale}`);
  return JSON.stringify({ componentChunkName, path, result: { data: file.answers[answer], pageContext: context }, ...rest });
}
