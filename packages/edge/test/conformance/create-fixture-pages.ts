import { buildAlertMarker, getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import { errorStatuses } from '@ochiq/contract/routing/error-statuses';
import { localeCodes, locales } from '@ochiq/contract/routing/locales';
import { pathFor, addLocalePrefix } from '@ochiq/contract/routing/path-for';
import { getViewLocale, viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { requestNumberMarker } from '@ochiq/contract/wire/request-number';

import { getPageFile } from '../../src/routing/resource-path.ts';

/** Renders the place of the alert in a page. */
export const renderAlertPlace = (localePrefix: ViewPrefix): string => `<div>${buildAlertMarker(getAlertFragmentPath(localePrefix))}</div>`;

/** Renders a page whose text names the page and its locale prefix. */
function page(localePrefix: ViewPrefix, name: string): string {
  return `<!doctype html><html lang="${locales[getViewLocale(localePrefix)].tag}"><title>${name}</title>${renderAlertPlace(localePrefix)}<p>${localePrefix}: ${name}</p></html>\n`.padEnd(
    2000,
    ' ',
  );
}

/** A page whose path differs by language says in its head where it is in the others. */
const slugs = { plain: 'suv-kodeksi', uz: 'suv-kodeksi', ru: 'vodnyy-kodeks', en: 'water-code', 'uz-cyrl': 'suv-kodeksi' } as const;
const getDocumentPath = (localePrefix: ViewPrefix): string => addLocalePrefix(localePrefix, `/documents/${slugs[localePrefix]}`);

function translatedPage(localePrefix: ViewPrefix, siteUrl: string): [string, string] {
  const links = localeCodes.map(
    (locale) => `<link rel="alternate" hrefLang="${locales[locale].tag}" href="${siteUrl.replace(/\/$/u, '')}${getDocumentPath(locale)}"/>`,
  );
  return [
    getPageFile(getDocumentPath(localePrefix)),
    page(localePrefix, `page ${getDocumentPath(localePrefix)}`)
      .replace('<title>', `<head>${links.join('')}<title>`)
      .replace('</title>', '</title></head>'),
  ];
}

const ordinary = ['/', '/about', '/news/yangi-xabar', '/news/o‘zbek harfi'];

/**
 * Creates every page of the fixture for every prefix, its error pages, and the copies that Gatsby writes of
 * those.
 */
export function createFixturePages(siteUrl: string): Record<string, string> {
  const pages = viewPrefixes.flatMap((localePrefix) =>
    ordinary.map((path): [string, string] => [getPageFile(addLocalePrefix(localePrefix, path)), page(localePrefix, `page ${path}`)]),
  );
  const errors = viewPrefixes.flatMap((localePrefix): [string, string][] => [
    [pathFor('not-found', localePrefix, {}), page(localePrefix, 'error 404')],
    [`${addLocalePrefix(localePrefix, '/404')}/index.html`, page(localePrefix, 'error 404')],
    ...errorStatuses.map((status): [string, string] => [
      pathFor('error', localePrefix, { status: `${status}` }),
      page(localePrefix, `error ${status} <code>${requestNumberMarker}</code>`),
    ]),
  ]);
  const only: [string, string] = [getPageFile('/only-uz'), page('plain', 'page /only-uz')];
  return Object.fromEntries<string>([
    ...pages,
    ...viewPrefixes.map((localePrefix) => translatedPage(localePrefix, siteUrl)),
    ...errors,
    only,
  ]);
}
