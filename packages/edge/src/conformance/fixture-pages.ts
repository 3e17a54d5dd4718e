import { alertMarker, alertPiece } from '@ochiq/contract/alert-place';
import { errorStatuses } from '@ochiq/contract/error-statuses';
import { localeCodes, locales } from '@ochiq/contract/locales';
import { localeOf, pathFor, pathForms, prefixed, type PathForm } from '@ochiq/contract/path-for';
import { requestNumberMarker } from '@ochiq/contract/request-number';

import { pageFile } from '../rules/place.ts';

/** Renders the place of the alert in a page. */
export const alertPlace = (form: PathForm): string => `<div>${alertMarker(alertPiece(form))}</div>`;

/** Renders a page whose text names the page and its locale prefix. */
function page(form: PathForm, name: string): string {
  return `<!doctype html><html lang="${locales[localeOf(form)].tag}"><title>${name}</title>${alertPlace(form)}<p>${form}: ${name}</p></html>\n`.padEnd(
    2000,
    ' ',
  );
}

/** A page whose path differs by language says in its head where it is in the others. */
const slugs = { plain: 'suv-kodeksi', uz: 'suv-kodeksi', ru: 'vodnyy-kodeks', en: 'water-code' } as const;
const inForm = (form: PathForm): string => prefixed(form, `/documents/${slugs[form]}`);

function translatedPage(form: PathForm, siteUrl: string): [string, string] {
  const links = localeCodes.map(
    (locale) => `<link rel="alternate" hrefLang="${locales[locale].tag}" href="${siteUrl.replace(/\/$/u, '')}${inForm(locale)}"/>`,
  );
  return [
    pageFile(inForm(form)),
    page(form, `page ${inForm(form)}`)
      .replace('<title>', `<head>${links.join('')}<title>`)
      .replace('</title>', '</title></head>'),
  ];
}

const ordinary = ['/', '/about', '/news/yangi-xabar', '/news/o‘zbek harfi'];

/**
 * Creates every page of the fixture for all four locale prefixes, its error pages, and the copies that Gatsby writes of
 * those.
 */
export function fixturePages(siteUrl: string): Record<string, string> {
  const pages = pathForms.flatMap((form) =>
    ordinary.map((path): [string, string] => [pageFile(prefixed(form, path)), page(form, `page ${path}`)]),
  );
  const errors = pathForms.flatMap((form): [string, string][] => [
    [pathFor('not-found', form, {}), page(form, 'error 404')],
    [`${prefixed(form, '/404')}/index.html`, page(form, 'error 404')],
    ...errorStatuses.map((status): [string, string] => [
      pathFor('error', form, { status: `${status}` }),
      page(form, `error ${status} <code>${requestNumberMarker}</code>`),
    ]),
  ]);
  const only: [string, string] = [pageFile('/only-uz'), page('plain', 'page /only-uz')];
  return Object.fromEntries<string>([...pages, ...pathForms.map((form) => translatedPage(form, siteUrl)), ...errors, only]);
}
