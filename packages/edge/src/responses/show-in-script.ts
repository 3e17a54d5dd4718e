import { isScriptPrefix, scripts, type ScriptPrefix, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import type { MarkedText, SearchResponse } from '@ochiq/contract/search/search';
import { convertPage } from '@ochiq/uzbek/page/convert-page';
import { convertContinued } from '@ochiq/uzbek/page/convert-text';
import { createPageView } from '@ochiq/uzbek/page/create-page-view';
import type { PageView } from '@ochiq/uzbek/page/page-view';
import { getCyrillicConverter } from '@ochiq/uzbek/alphabets/get-cyrillic-converter';

import type { LiveRelease } from '../release/live-release.ts';
import { toPublicPath, type BasePath } from '../routing/site-address.ts';
import type { PageFilling } from '../templating/fill-page.ts';
import { getReplyCondition, type TemplateConditions, type TemplateLists } from '../templating/form-facts.ts';

/** How each alphabet is written. */
const getConverters: Readonly<Record<ScriptPrefix, (words: string) => (text: string) => string>> = { 'uz-cyrl': getCyrillicConverter };

/** The words that editors list, as the release has them. */
type ListedWords = Pick<LiveRelease, 'cyrillicWords'>;

const noWords: ListedWords = { cyrillicWords: '' };

/** How a page is shown in the alphabet of a prefix; undefined where that is the language's own. */
function findScriptView(viewPrefix: ViewPrefix, base: BasePath, { cyrillicWords }: ListedWords): PageView | undefined {
  if (!isScriptPrefix(viewPrefix)) return undefined;
  const { locale, tag, openGraph } = scripts[viewPrefix];
  const convert = getConverters[viewPrefix](cyrillicWords);
  const beginnings = [toPublicPath(base, '/').replace(/\/$/u, '')];
  return createPageView({ from: locale, tag, prefix: viewPrefix, openGraph, convert, beginnings });
}

/** Shows a page that the edge has made, without any file of the release, in the reader's alphabet. */
export function showInScript(html: string, viewPrefix: ViewPrefix, base: BasePath): string {
  const view = findScriptView(viewPrefix, base, noWords);
  return view ? convertPage(html, view) : html;
}

/** Returns whether a slot holds words of the institution in the language of the view: a message, or an answer. */
const isConverted = (slot: string, facts: TemplateConditions['facts'], { from }: PageView): boolean =>
  slot.startsWith('said:') || (slot === 'answer' && facts.has(getReplyCondition(from)));

const showConditions = ({ facts, slots }: TemplateConditions, view: PageView): TemplateConditions => ({
  facts,
  slots: new Map(
    Array.from(slots, ([slot, value]) => {
      if (slot === 'back') return [slot, view.mapAddress(value)];
      return [slot, isConverted(slot, facts, view) ? view.convert(value) : value];
    }),
  ),
});

const showLists = ({ lists }: TemplateLists, view: PageView): TemplateLists =>
  lists ? { lists: new Map(Array.from(lists, ([name, items]) => [name, items.map((item) => showConditions(item, view))])) } : {};

/**
 * Writes what is filled into a page in the reader's alphabet: messages, answers of the institution, and the way back.
 * Pages of the release are in it already, with the words that editors list. Numbers, codes, names and what citizens wrote
 * stay as they are.
 */
export function showFillingInScript(filling: PageFilling, viewPrefix: ViewPrefix, base: BasePath, listed: ListedWords): PageFilling {
  const view = findScriptView(viewPrefix, base, listed);
  return view ? { ...filling, ...showConditions(filling, view), ...showLists(filling, view) } : filling;
}

/** Writes a text whose parts may be within a word: a match, and its ending. */
function showMarked(parts: MarkedText, { convert }: PageView): MarkedText {
  return parts.map(({ text, isMatch }, index) => ({ text: convertContinued(parts[index - 1]?.text ?? '', text, convert), isMatch }));
}

/** Writes the results of a search in the reader's alphabet, and leads to pages in it; what was searched for stays. */
export function showResultInScript(result: SearchResponse, viewPrefix: ViewPrefix, listed: ListedWords): SearchResponse {
  // Paths of hits have no base path yet.
  const view = findScriptView(viewPrefix, [], listed);
  if (!view) return result;
  const hits = result.hits.map((hit) => ({
    ...hit,
    path: view.mapAddress(hit.path),
    title: showMarked(hit.title, view),
    snippet: showMarked(hit.snippet, view),
  }));
  // The words that were found instead are those of pages.
  return { ...result, hits, repaired: result.repaired && view.convert(result.repaired) };
}
