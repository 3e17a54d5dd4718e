import type { Locale } from '@ochiq/contract/routing/locales';
import { addLocalePrefix } from '@ochiq/contract/routing/path-for';

import { toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';

/** Returns the absolute address of what an editor entered, a path of this site in a language. */
export const toLocalizedUrl = (fileContext: Pick<SiteFileContext, 'siteUrl'>, locale: Locale, url: string): string =>
  toAbsoluteUrl(fileContext, url.startsWith('/') ? addLocalePrefix(locale, url) : url);
