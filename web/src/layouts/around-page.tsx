import type { GatsbyBrowser } from 'gatsby';

import { Announcement } from '../features/navigation/announcement';
import { PageBoundary } from '../middleware/page-boundary';
import type { PageContext } from './page-props';
import { SiteUrl } from './site-url';

/** Wraps pages in what stays while they change. */
export const wrapPageElement: GatsbyBrowser<unknown, Partial<PageContext>>['wrapPageElement'] = ({ element, props }) => (
  <SiteUrl.Provider value={props.pageContext.siteUrl ?? ''}>
    <Announcement />
    <PageBoundary props={props}>{element}</PageBoundary>
  </SiteUrl.Provider>
);
