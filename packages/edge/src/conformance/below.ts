import type { ConformanceCase, Expected } from './conformance-case.ts';

/** A path under which a whole site lives: with a dot, as an address may have one. */
export const basePath = '/davlat.org/sayt';

const below = (path: string): string => (path.startsWith('/') ? `${basePath}${path}` : path);

/** An address of the site, with its path below the base path. */
const belowHost = (address: string): string =>
  address.replace(/^(?<host>https?:\/\/[^/]+)(?<path>.*)$/u, (_, host: string, path: string) => `${host}${basePath}${path}`);

const belowIfThere = (value: Expected): Expected => (typeof value === 'string' ? below(value) : value);

/** The same rule for a site that lives below a path. */
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
