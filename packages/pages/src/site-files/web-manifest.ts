import { localeCodes, locales, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { theSingle } from '../reading.ts';
import type { MadeFile } from '../table-files.ts';
import { basePathOf, type Around } from './around.ts';
import { icons, manifestPath, themeColor } from './places.ts';

function manifestText({ readings, siteUrl }: Around, locale: Locale): string {
  const { entry: site } = theSingle(readings[locale], 'site');
  const { tag, dir } = locales[locale];
  const base = basePathOf(siteUrl);
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
export const manifestFiles = (around: Around): MadeFile[] =>
  localeCodes.map((locale) => ({ to: manifestPath(locale), text: manifestText(around, locale) }));
