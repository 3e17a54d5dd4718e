import type { GatsbyBrowser } from 'gatsby';
import { createContext, useContext } from 'react';

import type { PageContext } from './page-context';

/** The site's public address, for what leaves the site: links to share, the address on paper. */
export const SiteUrl = createContext('');

export const useSiteUrl = () => useContext(SiteUrl);

export const wrapPageElement: GatsbyBrowser<unknown, Partial<PageContext>>['wrapPageElement'] = ({ element, props }) => (
  <SiteUrl.Provider value={props.pageContext.siteUrl ?? ''}>{element}</SiteUrl.Provider>
);
