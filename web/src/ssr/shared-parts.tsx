import type { ComponentProps } from 'react';

import { CoverArt } from '../components/cover-art/cover-art';
import { Navigation } from '../components/navigation/navigation';
import { SiteFooter } from '../components/site-footer/site-footer';
import { DisplaySettings } from '../features/display-settings/display-settings';
import { renderOnce } from './render-once';

/** The menu differs in its groups and in the marked links, not with each page's path. */
function pickMenuKey({ groups, path, above }: ComponentProps<typeof Navigation>) {
  const paths = groups.flatMap((group) => [group.path, ...group.links.map((link) => link.path)]);
  return [groups, paths.map((one) => (one === path ? 'page' : above.includes(one)))];
}

const sharedNavigation = renderOnce(Navigation, pickMenuKey);
const sharedFooter = renderOnce(SiteFooter);
const sharedSettings = renderOnce(DisplaySettings);
const sharedCoverArt = renderOnce(CoverArt);

/** Take the places of the components in the renderer: see build/server-modules.ts. */
export { sharedCoverArt as CoverArt, sharedFooter as SiteFooter, sharedNavigation as Navigation, sharedSettings as DisplaySettings };
