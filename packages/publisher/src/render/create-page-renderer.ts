import type { RendererFile, RendererTemplate } from '@ochiq/contract/wire/renderer-file';
import * as z from 'zod';

import type { GatsbyRenderer, TemplateAssets } from './gatsby-renderer.ts';
import { NeedsBuildError, type PageToRender, type RenderedPage } from './page-to-render.ts';

const placePattern = /<slice-start id="(?<id>[^"]+)"><\/slice-start><slice-end id="\k<id>"><\/slice-end>/gu;

/**
 * Inserts slices into a rendered page, as Gatsby does after all pages are rendered.
 * @param slices the HTML of each by name; none has placeholders of its own
 * @throws a placeholder has no slice
 */
export function insertSlices(html: string, slices: Readonly<Record<string, string>>): string {
  return html.replace(placePattern, (_, id: string) => {
    const slice = slices[id];
    if (slice === undefined) throw new Error(`It has a place for the slice ${id}, which the build did not leave`);
    return `<!-- slice-start id="${id}" -->${slice}<!-- slice-end id="${id}" -->`;
  });
}

/** Returns the template of a page. @throws NeedsBuildError no page of the build had this template */
function getTemplate({ templates }: Pick<RendererFile, 'templates'>, { path, template }: PageToRender): RendererTemplate {
  const rendererTemplate = templates[template];
  if (!rendererTemplate) throw new NeedsBuildError(`The page ${path} needs a build: the last one had no page of the template ${template}`);
  return rendererTemplate;
}

/**
 * Serializes a page's `page-data.json` byte for byte as Gatsby writes it.
 * @throws NeedsBuildError no page of the build had this template in this language
 */
function serializePageData(file: Pick<RendererFile, 'templates' | 'answers'>, page: PageToRender): string {
  const { path, template, locale, context } = page;
  const { componentChunkName, answers, rest } = getTemplate(file, page);
  const queryResultIndex = answers[locale];
  if (queryResultIndex === undefined)
    throw new NeedsBuildError(`The page ${path} needs a build: the last one had no page of the template ${template} in ${locale}`);
  const result = JSON.stringify({ data: file.answers[queryResultIndex] });
  const start = JSON.stringify({ componentChunkName, path });
  const end = JSON.stringify(rest);
  return `${start.slice(0, -1)},"result":${result.slice(0, -1)},"pageContext":${context}}${end === '{}' ? '' : ','}${end.slice(1)}`;
}

const rendered = z.object({ html: z.string() });
const encoder = new TextEncoder();

function buildTemplateAssets({ scripts, styles }: RendererTemplate, styleTexts: RendererFile['styleTexts']): TemplateAssets {
  const withTexts = styles.map((style) => {
    const content = styleTexts[style.name];
    return content === undefined ? style : { ...style, content };
  });
  return { scripts, reversedScripts: [...scripts].reverse(), styles: withTexts, reversedStyles: [...withTexts].reverse() };
}

/** Creates a renderer that renders pages as the build did. */
export function createPageRenderer(
  file: RendererFile,
  gatsby: GatsbyRenderer,
): (page: PageToRender) => Promise<RenderedPage<Uint8Array<ArrayBuffer>>> {
  const assetsByTemplate = new Map<RendererTemplate, TemplateAssets>();
  return async (page) => {
    const template = getTemplate(file, page);
    const assets = assetsByTemplate.get(template) ?? buildTemplateAssets(template, file.styleTexts);
    assetsByTemplate.set(template, assets);
    const text = serializePageData(file, page);
    const output = await gatsby({
      ...assets,
      pagePath: page.path,
      pageData: JSON.parse(text),
      webpackCompilationHash: file.compilationHash,
      context: { isDuringBuild: true },
      staticQueryContext: {},
    });
    const html = insertSlices(rendered.parse(output).html, file.slices);
    return { pageData: encoder.encode(text), html: encoder.encode(html) };
  };
}
