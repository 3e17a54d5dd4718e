import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import Negotiator from 'negotiator';

const range = /^[ \t]*(?:\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)(?:[ \t]*;[ \t]*q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?[ \t]*$/iu;

/**
 * Parses `Accept-Language`: the preferred language among ours. `ru-RU` is `ru`, `uz-Cyrl-UZ` is `uz`, `q=0` excludes. A
 * wildcard names none, and a header that violates its grammar counts as absent.
 */
export function parseAcceptLanguage(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined;
  const ranges = header.split(',').filter((item) => item.trim() !== '');
  if (!ranges.every((item) => range.test(item))) return undefined;
  const preferred = new Negotiator({ headers: { 'accept-language': ranges.join(',') } }).languages();
  return preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale);
}
