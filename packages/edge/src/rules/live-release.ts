import type { PathForm } from '@ochiq/contract/path-for';
import type { Profile } from '@ochiq/contract/profile';
import type { SiteAlert } from '@ochiq/contract/site-alert';

import type { RedirectTable } from './redirect-table.ts';
import type { PolicyName } from './served-as.ts';
import type { FoundFile } from './found-file.ts';
import type { PageTranslations } from './page-translations.ts';

/** The emergency banner, with a short hash of its text. */
export type LiveAlert = SiteAlert & { mark: string };

/** A published release as the edge serves it. */
export type LiveRelease = {
  id: string;
  profile: Profile;
  redirects: RedirectTable;
  policies: Readonly<Record<PolicyName, string>>;
  /** Finds the file at a path of its `public` folder. */
  find(path: string): Promise<FoundFile | undefined>;
  /** Returns the translations of a page. */
  translations(page: FoundFile): Promise<PageTranslations>;
  /** Returns the alert of a locale prefix, whatever day it is for. */
  alert(form: PathForm): Promise<LiveAlert | undefined>;
};
