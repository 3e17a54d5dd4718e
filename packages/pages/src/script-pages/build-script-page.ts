import { getAlertDataPath, getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import { scriptPrefixes, scripts, type ScriptPrefix } from '@ochiq/contract/routing/scripts';
import { convertPage } from '@ochiq/uzbek/page/convert-page';
import { createPageView } from '@ochiq/uzbek/page/create-page-view';
import type { PageView } from '@ochiq/uzbek/page/page-view';
import { getCyrillicConverter } from '@ochiq/uzbek/alphabets/get-cyrillic-converter';

import { getFontsAttribute } from './script-fonts.ts';

/** How each alphabet is written: a further one is a row here and in `scripts`. */
const getConverters: Readonly<Record<ScriptPrefix, (words: string) => (text: string) => string>> = {
  'uz-cyrl': getCyrillicConverter,
};

/**
 * Creates the view of a language's pages in an alphabet.
 * @param beginnings what precedes the locale prefix in addresses of this site: its base path, and its public address
 * @param words what editors list
 */
export function createScriptView(script: ScriptPrefix, beginnings: readonly string[], words = ''): PageView {
  const { locale, tag, openGraph } = scripts[script];
  return createPageView({ from: locale, tag, prefix: script, openGraph, convert: getConverters[script](words), beginnings });
}

const linkTag = /<(?:a|link)\s[^>]*>/giu;
const hrefAttribute = /\shref="([^"]*)"/iu;

/** Lists what precedes the prefix of an alphabet in the links by which a page names its view; none where it has no view. */
function findBeginnings(html: string, script: ScriptPrefix): string[] {
  const named = `hreflang="${scripts[script].tag}"`.toLowerCase();
  const beginnings = new Set<string>();
  for (const [tag] of html.matchAll(linkTag)) {
    if (!tag.toLowerCase().includes(named)) continue;
    const href = hrefAttribute.exec(tag)?.[1] ?? '';
    const place = href.search(new RegExp(`/${script}(?:/|$)`, 'u'));
    if (place !== -1) beginnings.add(href.slice(0, place));
  }
  return [...beginnings];
}

/** The scripts that make a page interactive, with the texts of its language: the view works as without scripts. */
const clientScripts =
  /<script id="gatsby-script-loader"[\s\S]*?<\/script>|<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/gu;
const fontPreload = /<link rel="preload" as="font"[^>]*>/gu;

/** Loads the fonts of an alphabet before the style sheet does, as the page does those of its language, which have the figures and signs. */
function addFonts(html: string, script: ScriptPrefix): string {
  const attribute = new RegExp(` ${getFontsAttribute(script)}="([^"]*)"`, 'u');
  return html.replace(fontPreload, (link) => {
    const own = link.replace(attribute, '');
    const files = attribute.exec(link)?.[1]?.split(' ') ?? [];
    return files.map((file) => own.replace(hrefAttribute, () => ` href="${file}"`)).join('') + own;
  });
}

/** Marks the view as the current one in the language switch. */
function markCurrent(html: string, { from, tag }: PageView): string {
  return html.replace(linkTag, (link) => {
    if (link.includes(` hrefLang="${from}"`)) return link.replace(' aria-current="true"', '');
    return link.startsWith('<a') && link.includes(` hrefLang="${tag}"`) ? link.replace(/\s*>$/u, ' aria-current="true">') : link;
  });
}

/**
 * Builds a page in an alphabet from the published page of its language; `null` where that names no such view.
 *
 * What it leaves out of the page is what would turn it back: the scripts that render it again in the browser.
 * @param words what editors list
 */
export function buildScriptPage(html: string, script: ScriptPrefix, words = ''): string | null {
  const beginnings = findBeginnings(html, script);
  if (beginnings.length === 0) return null;
  const view = createScriptView(script, beginnings, words);
  const quiet = addFonts(html.replace(clientScripts, ''), script)
    .replaceAll(getAlertFragmentPath(scripts[script].locale), getAlertFragmentPath(script))
    .replaceAll(getAlertDataPath(scripts[script].locale), getAlertDataPath(script));
  return markCurrent(convertPage(quiet, view), view);
}

/** Lists the alphabets in which a page of the site is shown, with the name of its file below `public` in each. */
export function listScriptFiles(name: string): { script: ScriptPrefix; name: string }[] {
  return scriptPrefixes.flatMap((script) => {
    const folder = `${scripts[script].locale}/`;
    return name.startsWith(folder) && name.endsWith('.html') ? [{ script, name: `${script}/${name.slice(folder.length)}` }] : [];
  });
}

/** Returns the file from which one in an alphabet is made: `uz-cyrl/about/index.html` → `uz/about/index.html`; `null` for others. */
export function findScriptSource(name: string): { script: ScriptPrefix; source: string } | null {
  const script = scriptPrefixes.find((prefix) => name.startsWith(`${prefix}/`));
  return script && name.endsWith('.html') ? { script, source: `${scripts[script].locale}${name.slice(script.length)}` } : null;
}
