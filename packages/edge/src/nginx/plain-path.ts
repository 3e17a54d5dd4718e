import { publicPath, type BasePath } from '../rules/base-path.ts';
import { limits } from '../rules/limits.ts';

const first = '[\\w~@+,=()-]';

/** One path that needs no decoding, has nothing hidden, and is written as it is published: `/ru/about`. */
const plain = `(?:/${first}(?:\\.|${first})*)+`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The base path as a part of a pattern. */
export const basePattern = (base: BasePath): string => escaped(publicPath(base, '/').replace(/\/$/u, ''));

/** A request's target whose path (`plain`) nginx can look up as it stands. */
export const plainTarget = (base: BasePath): string =>
  `^(?=.{1,${limits.targetBytes}}$)${basePattern(base)}(?<plain>${plain})(?:\\?[!"$-~]*)?$`;

/** Whether a path of the site can be asked for as a plain one. */
export const isPlainPath = (path: string): boolean => new RegExp(`^${plain}$`, 'u').test(path);
