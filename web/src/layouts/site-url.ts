import { createContext, useContext } from 'react';

/** The site's public address, for addresses that leave the site: links to share, and on paper. */
export const SiteUrl = createContext('');

export const useSiteUrl = () => useContext(SiteUrl);
