import type { RendererFile, RendererTemplate } from '@ochiq/contract/wire/renderer-file';
import * as z from 'zod';

import type { GatsbyRenderer, TemplateAssets } from './gatsby-renderer.ts';
import { serializePageData, getTemplate } from './page-data.ts';
import type { PageToRender, RenderedPage } from './page-to-render.ts';
import { insertSlices } from './slices.ts';

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
