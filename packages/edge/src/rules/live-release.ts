import type { PathForm } from '@ochiq/contract/path-for';
import type { Profile } from '@ochiq/contract/profile';
import type { SiteAlert } from '@ochiq/contract/site-alert';

import type { RedirectTable } from './redirect-table.ts';
import type { PolicyName } from './served-as.ts';
import type { FoundFile } from './found-file.ts';
import type { PageTranslations } from './page-translations.ts';

/** What everybody must know, with a short word that differs for every other text. */
export type LiveAlert = SiteAlert & { mark: string };

/** A published release as the edge serves it. */
export type LiveRelease = {
  id: string;
  profile: Profile;
  redirects: RedirectTable;
  policies: Readonly<Record<PolicyName, string>>;
  /** The file at a path of its `public` folder. */
  find(path: string): Promise<FoundFile | undefined>;
  /** Where a page that was found is in other languages. */
  translations(page: FoundFile): Promise<PageTranslations>;
  /** What the readers of a form have to know, whichever day it is for. */
  alert(form: PathForm): Promise<LiveAlert | undefined>;
};
