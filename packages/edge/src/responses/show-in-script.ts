import { isScriptPrefix, scripts, type ScriptPrefix, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { convertPage } from '@ochiq/uzbek/page/convert-page';
import { createPageView } from '@ochiq/uzbek/page/create-page-view';
import { createCyrillicConverter } from '@ochiq/uzbek/alphabets/to-cyrillic-text';

import { toPublicPath, type BasePath } from '../routing/site-address.ts';

/** How each alphabet is written. */
const converters: Readonly<Record<ScriptPrefix, (text: string) => string>> = { 'uz-cyrl': createCyrillicConverter() };

/**
 * Shows a page that the edge has filled in the reader's alphabet. Pages of the release are in it already: what is
 * converted here is what was filled in.
 */
export function showInScript(html: string, viewPrefix: ViewPrefix, base: BasePath): string {
  if (!isScriptPrefix(viewPrefix)) return html;
  const { locale, tag, openGraph } = scripts[viewPrefix];
  const beginnings = [toPublicPath(base, '/').replace(/\/$/u, '')];
  return convertPage(
    html,
    createPageView({ from: locale, tag, prefix: viewPrefix, openGraph, convert: converters[viewPrefix], beginnings }),
  );
}
