import type { ViewPrefix } from '@ochiq/contract/routing/scripts';
import type { Profile } from '@ochiq/contract/wire/site-facts';
import type { SiteAlert } from '@ochiq/contract/wire/site-alert';
import type { PolicyName } from '@ochiq/http-policy/serving-policy';

import type { PageTranslations } from '../routing/page-translations.ts';
import type { RedirectTable } from '../routing/redirect-table.ts';
import type { ReleaseFile } from './release-files.ts';

/** The emergency banner, with a short hash of its text. */
export type LiveAlert = SiteAlert & { mark: string };

/** A published release as the edge serves it. */
export type LiveRelease = {
  id: string;
  profile: Profile;
  redirects: RedirectTable;
  /** Words that editors list for pages in Cyrillic. */
  cyrillicWords: string;
  policies: Readonly<Record<PolicyName, string>>;
  /** Finds the file at a path of its `public` folder. */
  find(path: string): Promise<ReleaseFile | undefined>;
  /** Returns the translations of a page. */
  translations(page: ReleaseFile): Promise<PageTranslations>;
  /** Returns the alert of a locale prefix, whatever day it is for. */
  alert: ((localePrefix: ViewPrefix) => Promise<LiveAlert | undefined>) & {
    /** Returns it at once: null where there is none, undefined where it has to be read first. */
    peek?: (localePrefix: ViewPrefix) => LiveAlert | null | undefined;
  };
};
