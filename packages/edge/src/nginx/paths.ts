import { limits } from '../http/server-limits.ts';
import { toPublicPath, type BasePath } from '../routing/site-address.ts';

/** Internal locations: nginx rewrites from one to the next, clients cannot request them. */
export const locations = {
  general: '/.ochiq/general',
  edge: '/.ochiq/edge',
  upload: '/.ochiq/upload',
  page: '/.ochiq/page',
  text: '/.ochiq/text',
  bytes: '/.ochiq/bytes',
  sendText: '/.ochiq/send-text',
  sendBytes: '/.ochiq/send-bytes',
  unsatisfiable: '/.ochiq/unsatisfiable',
  errors: '/.ochiq/errors',
} as const;

/** Named locations, which keep a request's method. */
export const namedLocations = { general: '@general', edge: '@edge', tooLong: '@too-long' } as const;

const first = '[\\w~@+,=()-]';

/** A path that needs no decoding, contains nothing hidden, and is written as it is published: `/ru/about`. */
const plain = `(?:/${first}(?:\\.|${first})*)+`;

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Returns the base path as part of a pattern. */
export const getBasePattern = (base: BasePath): string => escapePattern(toPublicPath(base, '/').replace(/\/$/u, ''));

/** Returns the pattern of a target whose path (`plain`) nginx can look up unchanged. */
export const getPlainTargetPattern = (base: BasePath): string =>
  `^(?=.{1,${limits.targetBytes}}$)${getBasePattern(base)}(?<plain>${plain})(?:\\?[!"$-~]*)?$`;

/** Returns the pattern of the first line of a GET request for such a path without a query, with the path as its first group. */
export const getPlainRequestPattern = (base: BasePath): string => `^GET ${getBasePattern(base)}(${plain}) HTTP/`;

/** Returns the decoded base path, as nginx compares it with locations. */
export const getBaseFolder = (base: BasePath): string => base.map((segment) => `/${segment}`).join('');

/** Returns whether a path of the site can be requested as a plain one. */
export const isPlainPath = (path: string): boolean => new RegExp(`^${plain}$`, 'u').test(path);
