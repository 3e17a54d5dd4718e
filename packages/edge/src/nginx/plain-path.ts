import { limits } from '../forms/limits.ts';
import { toPublicPath, type BasePath } from '../routing/site-address.ts';

const first = '[\\w~@+,=()-]';

/** A path that needs no decoding, contains nothing hidden, and is written as it is published: `/ru/about`. */
const plain = `(?:/${first}(?:\\.|${first})*)+`;

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Returns the base path as part of a pattern. */
export const getBasePattern = (base: BasePath): string => escapePattern(toPublicPath(base, '/').replace(/\/$/u, ''));

/** Returns the pattern of a target whose path (`plain`) nginx can look up unchanged. */
export const getPlainTargetPattern = (base: BasePath): string =>
  `^(?=.{1,${limits.targetBytes}}$)${getBasePattern(base)}(?<plain>${plain})(?:\\?[!"$-~]*)?$`;

/** Returns whether a path of the site can be requested as a plain one. */
export const isPlainPath = (path: string): boolean => new RegExp(`^${plain}$`, 'u').test(path);
