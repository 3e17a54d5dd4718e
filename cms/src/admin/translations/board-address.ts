import { boardPageSize, boardPaths, boardQuery } from '../../content/translations/board.ts';

/** Where the panel shows the translations of all entries, for links within the panel. */
export const translationsAddress = '/translations';

const filterNames = ['type', 'section', 'languageState', 'person', 'age'] as const;
type FilterName = (typeof filterNames)[number];

/** What the board is narrowed to, as its address says it. */
export type BoardFilters = Readonly<Partial<Record<FilterName, string>>>;

/** Reads the filters of an address, without those that are none. */
export function readBoardFilters(query: URLSearchParams): BoardFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query.get(name);
      return value !== null && boardQuery.shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );
}

/** Reads the page of an address; the first one where it says none. */
export const readBoardPage = (query: URLSearchParams): number => boardQuery.shape.page.safeParse(query.get('page') ?? undefined).data ?? 1;

const toSearch = (filters: BoardFilters, page: number): string =>
  new URLSearchParams([...Object.entries(filters), ...(page > 1 ? [['page', String(page)]] : [])]).toString();

/** Returns where the panel shows a page of the board. */
export function getBoardAddress(filters: BoardFilters, page = 1): string {
  const search = toSearch(filters, page);
  return search === '' ? translationsAddress : `${translationsAddress}?${search}`;
}

/** Returns the filters with another value of one of them; `null` for none. */
export function setFilter(filters: BoardFilters, name: FilterName, value: string | null): BoardFilters {
  const others = Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name));
  return value === null ? others : { ...others, [name]: value };
}

/** Builds the request for a page of the board. */
export const toBoardRequest = (filters: BoardFilters, page: number): string => `${boardPaths.board}?${toSearch(filters, page)}`;

/** Counts the pages of so many entries; there is always one. */
export const countBoardPages = (total: number): number => Math.max(1, Math.ceil(total / boardPageSize));
