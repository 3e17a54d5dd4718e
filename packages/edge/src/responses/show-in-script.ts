import { isScriptPrefix, scripts, type ScriptPrefix, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import type { MarkedText, SearchResponse } from '@ochiq/contract/search/search';
import { convertPage } from '@ochiq/uzbek/page/convert-page';
import { convertContinued } from '@ochiq/uzbek/page/convert-text';
import { createPageView } from '@ochiq/uzbek/page/create-page-view';
import type { PageView } from '@ochiq/uzbek/page/page-view';
import { createCyrillicConverter } from '@ochiq/uzbek/alphabets/to-cyrillic-text';

import { toPublicPath, type BasePath } from '../routing/site-address.ts';
import type { PageFilling } from '../templating/fill-page.ts';
import type { TemplateConditions } from '../templating/form-facts.ts';

/** How each alphabet is written. */
const converters: Readonly<Record<ScriptPrefix, (text: string) => string>> = { 'uz-cyrl': createCyrillicConverter() };

/** How a page is shown in the alphabet of a prefix; undefined where that is the language's own. */
function findScriptView(viewPrefix: ViewPrefix, base: BasePath): PageView | undefined {
  if (!isScriptPrefix(viewPrefix)) return undefined;
  const { locale, tag, openGraph } = scripts[viewPrefix];
  const beginnings = [toPublicPath(base, '/').replace(/\/$/u, '')];
  return createPageView({ from: locale, tag, prefix: viewPrefix, openGraph, convert: converters[viewPrefix], beginnings });
}

/** Shows a page that the edge has made, without any file of the release, in the reader's alphabet. */
export function showInScript(html: string, viewPrefix: ViewPrefix, base: BasePath): string {
  const view = findScriptView(viewPrefix, base);
  return view ? convertPage(html, view) : html;
}

const showConditions = ({ slots, ...others }: TemplateConditions, view: PageView): TemplateConditions => ({
  ...others,
  slots: new Map(
    Array.from(slots, ([slot, value]) => {
      if (slot === 'back') return [slot, view.mapAddress(value)];
      return [slot, slot.startsWith('said:') ? view.convert(value) : value];
    }),
  ),
});

/**
 * Writes what is filled into a page in the reader's alphabet: messages, and the way back. Pages of the release are in it
 * already, with the words that editors list. Numbers, codes, names and what people wrote stay as they are.
 */
export function showFillingInScript(filling: PageFilling, viewPrefix: ViewPrefix, base: BasePath): PageFilling {
  const view = findScriptView(viewPrefix, base);
  return view ? { ...filling, ...showConditions(filling, view) } : filling;
}

/** Writes a text whose parts may be within a word: a match, and its ending. */
function showMarked(parts: MarkedText, { convert }: PageView): MarkedText {
  return parts.map(({ text, isMatch }, index) => ({ text: convertContinued(parts[index - 1]?.text ?? '', text, convert), isMatch }));
}

/** Writes the results of a search in the reader's alphabet, and leads to pages in it; what was searched for stays. */
export function showResultInScript(result: SearchResponse, viewPrefix: ViewPrefix): SearchResponse {
  // Paths of hits have no base path yet.
  const view = findScriptView(viewPrefix, []);
  if (!view) return result;
  const hits = result.hits.map((hit) => ({
    ...hit,
    path: view.mapAddress(hit.path),
    title: showMarked(hit.title, view),
    snippet: showMarked(hit.snippet, view),
  }));
  return { ...result, hits };
}
