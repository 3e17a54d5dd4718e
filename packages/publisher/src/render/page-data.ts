import type { RendererFile, RendererTemplate } from '@ochiq/contract/wire/renderer-file';

import { NeedsBuildError, type PageToRender } from './page-to-render.ts';

/** Returns the template of a page. @throws NeedsBuildError no page of the build had this template */
export function getTemplate({ templates }: Pick<RendererFile, 'templates'>, { path, template }: PageToRender): RendererTemplate {
  const rendererTemplate = templates[template];
  if (!rendererTemplate) throw new NeedsBuildError(`The page ${path} needs a build: the last one had no page of the template ${template}`);
  return rendererTemplate;
}

/**
 * Serializes a page's `page-data.json` byte for byte as Gatsby writes it.
 * @throws NeedsBuildError no page of the build had this template in this language
 */
export function serializePageData(file: Pick<RendererFile, 'templates' | 'answers'>, page: PageToRender): string {
  const { path, template, locale, context } = page;
  const { componentChunkName, answers, rest } = getTemplate(file, page);
  const queryResultIndex = answers[locale];
  if (queryResultIndex === undefined)
    throw new NeedsBuildError(`The page ${path} needs a build: the last one had no page of the template ${template} in ${locale}`);
  return JSON.stringify({ componentChunkName, path, result: { data: file.answers[queryResultIndex], pageContext: context }, ...rest });
}
