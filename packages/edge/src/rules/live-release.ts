import type { Profile } from '@ochiq/contract/profile';

import type { RedirectTable } from './redirect-table.ts';
import type { PolicyName } from './served-as.ts';
import type { FoundFile } from './found-file.ts';

/** A published release as the edge serves it. */
export type LiveRelease = {
  id: string;
  profile: Profile;
  redirects: RedirectTable;
  policies: Readonly<Record<PolicyName, string>>;
  /** The file at a path of its `public` folder. */
  find(path: string): Promise<FoundFile | undefined>;
};
