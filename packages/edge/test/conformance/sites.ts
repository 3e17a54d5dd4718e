import type { Profile } from '@ochiq/contract/wire/site-facts';

export type Site = { siteUrl: string; profile: Profile; published: boolean; alerted?: boolean; isOfflineOn?: boolean };

/** The sites of the cases: each has the same files, and one of them an alert. */
export const sites = {
  institution: { siteUrl: 'http://ochiq.test', profile: 'institution', published: true },
  government: { siteUrl: 'http://ochiq.test', profile: 'government', published: true },
  nested: { siteUrl: 'http://ochiq.test/davlat/sayt/', profile: 'institution', published: true },
  secure: { siteUrl: 'https://ochiq.test', profile: 'government', published: true },
  alerted: { siteUrl: 'http://ochiq.test', profile: 'institution', published: true, alerted: true },
  forgetting: { siteUrl: 'http://ochiq.test', profile: 'institution', published: true, isOfflineOn: false },
  unpublished: { siteUrl: 'http://ochiq.test', profile: 'institution', published: false },
} as const satisfies Record<string, Site>;

export type SiteName = keyof typeof sites;
