import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import type { LimitPlace, ShownPlace } from './role-limits';

type TitleRow = Readonly<Record<string, unknown>> & { locale: string };

/** Reads the titles of entries by a field that names them, those of the site's first language where there is one. */
async function readTitles(
  strapi: Core.Strapi,
  uid: string,
  by: 'documentId' | 'key',
  names: readonly string[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  if (names.length === 0) return titles;
  const title = uid === getContentTypeUid('unit') ? 'name' : 'title';
  const rows = await getRows<TitleRow>(strapi, uid).findMany({
    where: { [by]: { $in: [...names] } },
    select: ['locale', by, title],
    orderBy: { id: 'asc' },
  });
  for (const row of rows) {
    const [name, value] = [String(row[by]), row[title]];
    if (!titles.has(name) || row.locale === defaultLocale) titles.set(name, typeof value === 'string' ? value : '');
  }
  return titles;
}

const listAfter = (keys: readonly string[], prefix: string): string[] =>
  keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

/** Names places as they are called now; what is deleted as it was called when it was chosen. At most three queries. */
export async function showPlaces(strapi: Core.Strapi, places: readonly LimitPlace[]): Promise<ShownPlace[]> {
  const keys = [...new Set(places.map(({ key }) => key))];
  const pages = await readTitles(strapi, getContentTypeUid('page'), 'documentId', listAfter(keys, 'page:'));
  const sections = await readTitles(strapi, getContentTypeUid('section-page'), 'key', listAfter(keys, 'section:'));
  const units = await readTitles(
    strapi,
    getContentTypeUid('unit'),
    'documentId',
    keys.filter((key) => !key.includes(':')),
  );
  return [...new Map(places.map((place) => [place.key, place])).values()].map(({ key, title }) => {
    const rest = key.slice(key.indexOf(':') + 1);
    const current = key.startsWith('page:') ? pages.get(rest) : key.startsWith('section:') ? sections.get(rest) : units.get(key);
    return { key, title: current === undefined || current === '' ? title : current, isDeleted: current === undefined };
  });
}
