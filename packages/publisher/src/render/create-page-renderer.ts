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

/** The data of all pages of a template in a language, without what is of one page. */
type SharedPageData = {
  /** The object that Gatsby's renderer reads of a page. */
  build: (path: string, pageContext: unknown) => unknown;
  /** Serializes `page-data.json` byte for byte as Gatsby writes it. @param context JSON */
  serialize: (path: string, context: string) => string;
};

/**
 * Prepares the data of pages: the messages of a template are a third of it.
 * @param data the result of the template's page query in the language
 */
function preparePageData({ componentChunkName, rest }: RendererTemplate, data: unknown): SharedPageData {
  const start = JSON.stringify({ componentChunkName }).slice(0, -1);
  const messages = JSON.stringify({ data }).slice(0, -1);
  const others = JSON.stringify(rest);
  const end = others === '{}' ? others.slice(1) : `,${others.slice(1)}`;
  return {
    build: (path, pageContext) => ({ componentChunkName, path, result: { data, pageContext }, ...rest }),
    serialize: (path, context) => `${start},"path":${JSON.stringify(path)},"result":${messages},"pageContext":${context}}${end}`,
  };
}

/** Returns the result of a page's query. @throws NeedsBuildError no page of the build had this template in this language */
function getQueryResult(file: Pick<RendererFile, 'templates' | 'answers'>, page: PageToRender): unknown {
  const { path, template, locale } = page;
  const index = getTemplate(file, page).answers[locale];
  if (index === undefined)
    throw new NeedsBuildError(`The page ${path} needs a build: the last one had no page of the template ${template} in ${locale}`);
  return file.answers[index];
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
  const shared = new Map<string, { assets: TemplateAssets; pageData: SharedPageData }>();
  const getShared = (page: PageToRender) => {
    const key = `${page.template} ${page.locale}`;
    const known = shared.get(key);
    if (known) return known;
    const template = getTemplate(file, page);
    const made = {
      assets: buildTemplateAssets(template, file.styleTexts),
      pageData: preparePageData(template, getQueryResult(file, page)),
    };
    shared.set(key, made);
    return made;
  };
  return async (page) => {
    const { path, context } = page;
    const { assets, pageData } = getShared(page);
    const output = await gatsby({
      ...assets,
      pagePath: path,
      pageData: pageData.build(path, JSON.parse(context)),
      webpackCompilationHash: file.compilationHash,
      context: { isDuringBuild: true },
      staticQueryContext: {},
    });
    const html = insertSlices(rendered.parse(output).html, file.slices);
    return { pageData: encoder.encode(pageData.serialize(path, context)), html: encoder.encode(html) };
  };
}
