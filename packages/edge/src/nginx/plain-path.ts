import { publicPath, type BasePath } from '../rules/base-path.ts';
import { limits } from '../rules/limits.ts';

const first = '[\\w~@+,=()-]';

/** A path that needs no decoding, contains nothing hidden, and is written as it is published: `/ru/about`. */
const plain = `(?:/${first}(?:\\.|${first})*)+`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Returns the base path as part of a pattern. */
export const basePattern = (base: BasePath): string => escaped(publicPath(base, '/').replace(/\/$/u, ''));

/** Returns the pattern of a target whose path (`plain`) nginx can look up unchanged. */
export const plainTarget = (base: BasePath): string =>
  `^(?=.{1,${limits.targetBytes}}$)${basePattern(base)}(?<plain>${plain})(?:\\?[!"$-~]*)?$`;

/** Returns whether a path of the site can be requested as a plain one. */
export const isPlainPath = (path: string): boolean => new RegExp(`^${plain}$`, 'u').test(path);
