import type { Locale } from '@ochiq/contract/locales';
import { prefixed } from '@ochiq/contract/path-for';

import { absolute, type Around } from '../site-files/around.ts';

/** Returns the absolute address of what an editor entered, a path of this site in a language. */
export const addressIn = (around: Pick<Around, 'siteUrl'>, locale: Locale, url: string): string =>
  absolute(around, url.startsWith('/') ? prefixed(locale, url) : url);
