import type { ConformanceCase, Expected } from './conformance-case.ts';

/** A base path of a site: with a dot, as an address may have one. */
export const basePath = '/davlat.org/sayt';

const below = (path: string): string => (path.startsWith('/') ? `${basePath}${path}` : path);

/** Prefixes the path of a URL with the base path. */
const belowHost = (address: string): string =>
  address.replace(/^(?<host>https?:\/\/[^/]+)(?<path>.*)$/u, (_, host: string, path: string) => `${host}${basePath}${path}`);

const belowIfThere = (value: Expected): Expected => (typeof value === 'string' ? below(value) : value);

/** Converts a case to a site below a base path. */
export function belowBase({ send, expect, ...rest }: ConformanceCase): ConformanceCase {
  const { Referer, ...headers } = send.headers ?? {};
  const location = expect.headers?.['Location'];
  return {
    ...rest,
    send: {
      ...send,
      path: below(belowHost(send.path)),
      headers: { ...headers, ...(Referer !== undefined && { Referer: belowHost(Referer) }) },
    },
    expect: { ...expect, headers: { ...expect.headers, ...(location !== undefined && { Location: belowIfThere(location) }) } },
  };
}
