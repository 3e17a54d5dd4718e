import type { SiteFacts } from '@ochiq/contract/wire/site-facts';

import { getSingle, type RenderContext } from './render-context.ts';

/** Builds what the edge needs to know of the site in addition to its files. */
export function buildSiteFacts(context: RenderContext, redirects: SiteFacts['redirects']): SiteFacts {
  const { profile, cyrillicWords } = getSingle(context, 'site').entry;
  return { profile, redirects, cyrillicWords: cyrillicWords ?? '' };
}
