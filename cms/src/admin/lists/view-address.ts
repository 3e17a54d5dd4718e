import { isLocale } from '@ochiq/contract/routing/locales';

import { languageStateParameter } from '../../content/list-details/list-details.ts';
import { listViewQuery, type ListViewQuery } from '../../content/list-views/list-view.ts';

type Plugins = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

/** What the address of a list says, as Strapi parses it. */
export type ListAddress = { sort?: unknown; _q?: unknown; filters?: { $and?: unknown } | undefined; plugins?: Plugins | undefined };

/** Returns what of a list's address is saved; `null` where it says something that no list can be narrowed to. */
export function toListViewQuery({ sort, _q, filters, plugins }: ListAddress): ListViewQuery | null {
  const locale = plugins?.['i18n']?.['locale'];
  const languageState = plugins?.['ochiq']?.[languageStateParameter];
  const query = {
    ...(typeof sort === 'string' && sort !== '' && { sort }),
    ...(typeof _q === 'string' && _q !== '' && { search: _q }),
    ...(languageState !== undefined && { languageState }),
    ...(isLocale(locale) && { locale }),
    filters: filters?.$and ?? [],
  };
  return listViewQuery.safeParse(query).data ?? null;
}

/** Lists the parameters of an address for a value at any depth, as Strapi reads them: `filters[$and][0][title][$eq]`. */
function listParameters(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => listParameters(`${name}[${key}]`, inner));
}

/** Returns the search part of the address of a list with saved filters. */
export function toListSearch({ sort, search, languageState, locale, filters }: ListViewQuery): string {
  const parameters = [
    ...[['page', '1'] as [string, string]],
    ...(sort === undefined ? [] : listParameters('sort', sort)),
    ...(search === undefined ? [] : listParameters('_q', search)),
    ...(locale === undefined ? [] : listParameters('plugins[i18n][locale]', locale)),
    ...(languageState === undefined ? [] : listParameters(`plugins[ochiq][${languageStateParameter}]`, languageState)),
    ...listParameters('filters[$and]', filters),
  ];
  return `?${new URLSearchParams(parameters).toString()}`;
}
