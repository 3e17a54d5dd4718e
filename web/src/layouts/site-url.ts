import { createContext, useContext } from 'react';

/** The site's public address, for what leaves the site: links to share, the address on paper. */
export const SiteUrl = createContext('');

export const useSiteUrl = () => useContext(SiteUrl);
