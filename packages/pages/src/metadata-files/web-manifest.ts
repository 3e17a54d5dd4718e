import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { getSingle } from '../render-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { getBasePath, type SiteFileContext } from './site-file-context.ts';
import { icons, getManifestPath, themeColor } from './places.ts';

function buildManifestText({ readings, siteUrl }: SiteFileContext, locale: Locale): string {
  const { entry: site } = getSingle(readings[locale], 'site');
  const { tag, dir } = locales[locale];
  const base = getBasePath(siteUrl);
  const drawn = icons.map(({ path, side, purpose }) => ({
    src: base + path,
    sizes: `${String(side)}x${String(side)}`,
    type: 'image/png',
    purpose,
  }));
  const manifest = {
    id: `${base}/`,
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: tag,
    dir,
    start_url: base + pathFor('home', locale, {}),
    scope: `${base}/`,
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: [{ src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...drawn],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Builds one manifest per language (W3C Web Application Manifest). */
export const buildManifestFiles = (fileContext: SiteFileContext): GeneratedFile[] =>
  localeCodes.map((locale) => ({ to: getManifestPath(locale), text: buildManifestText(fileContext, locale) }));
