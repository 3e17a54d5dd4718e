import type { ConformanceCase, ExpectedValue } from './conformance-case.ts';

/** A base path of a site: with a dot, as an address may have one. */
export const basePath = '/davlat.org/sayt';

const prefixPath = (path: string): string => (path.startsWith('/') ? `${basePath}${path}` : path);

/** Prefixes the path of a URL with the base path. */
const prefixAddress = (address: string): string =>
  address.replace(/^(?<host>https?:\/\/[^/]+)(?<path>.*)$/u, (_, host: string, path: string) => `${host}${basePath}${path}`);

const prefixExpected = (value: ExpectedValue): ExpectedValue => (typeof value === 'string' ? prefixPath(value) : value);

/** Converts a case to a site below a base path. */
export function moveBelowBase({ send, expect, ...rest }: ConformanceCase): ConformanceCase {
  const { Referer, ...headers } = send.headers ?? {};
  const location = expect.headers?.['Location'];
  return {
    ...rest,
    send: {
      ...send,
      path: prefixPath(prefixAddress(send.path)),
      headers: { ...headers, ...(Referer !== undefined && { Referer: prefixAddress(Referer) }) },
    },
    expect: { ...expect, headers: { ...expect.headers, ...(location !== undefined && { Location: prefixExpected(location) }) } },
  };
}
