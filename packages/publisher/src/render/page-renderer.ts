import type { RendererFile, RendererTemplate } from '@ochiq/contract/renderer-file';
import * as z from 'zod';

import type { GatsbyRenderer, TemplateAssets } from './gatsby-renderer.ts';
import { pageDataText, templateOf } from './page-data.ts';
import type { PageToRender, RenderedPage } from './page-to-render.ts';
import { withSlices } from './slices.ts';

const rendered = z.object({ html: z.string() });
const encoder = new TextEncoder();

function assetsOf({ scripts, styles }: RendererTemplate, styleTexts: RendererFile['styleTexts']): TemplateAssets {
  const withTexts = styles.map((style) => {
    const content = styleTexts[style.name];
    return content === undefined ? style : { ...style, content };
  });
  return { scripts, reversedScripts: [...scripts].reverse(), styles: withTexts, reversedStyles: [...withTexts].reverse() };
}

/** Creates a renderer that renders pages as the build did. */
export function pageRenderer(
  file: RendererFile,
  gatsby: GatsbyRenderer,
): (page: PageToRender) => Promise<RenderedPage<Uint8Array<ArrayBuffer>>> {
  const known = new Map<RendererTemplate, TemplateAssets>();
  return async (page) => {
    const template = templateOf(file, page);
    const assets = known.get(template) ?? assetsOf(template, file.styleTexts);
    known.set(template, assets);
    const text = pageDataText(file, page);
    const answer = await gatsby({
      ...assets,
      pagePath: page.path,
      pageData: JSON.parse(text),
      webpackCompilationHash: file.compilationHash,
      context: { isDuringBuild: true },
      staticQueryContext: {},
    });
    const html = withSlices(rendered.parse(answer).html, file.slices);
    return { pageData: encoder.encode(text), html: encoder.encode(html) };
  };
}
