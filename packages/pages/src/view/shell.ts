import type { Entry } from '@ochiq/contract/content-types';
import { localeCodes, locales, type Locale } from '@ochiq/contract/locales';
import type { networks } from '@ochiq/contract/part/social-link';
import type { WorkingHours } from '@ochiq/contract/part/working-hours';
import { pathFor } from '@ochiq/contract/path-for';
import type { Profile } from '@ochiq/contract/profile';

import { theSingle, type Reading } from '../reading.ts';
import { anyLink, insidePath, type AnyLinkView } from './link.ts';
import { smallImagePath } from './media.ts';

type NavLink = { label: string; path: string };

/** What stands around every page. */
export type Shell = {
  profile: Profile;
  name: string;
  shortName: string;
  /** The institution's own; without it the site's drawing is shown. */
  emblem: string | null;
  home: string;
  search: string;
  navigation: (NavLink & { links: NavLink[] })[];
  superiorBody: AnyLinkView;
  footer: {
    address: string;
    postcode: string;
    email: string;
    phones: { label: string; number: string }[];
    trustPhone: string;
    trustPhoneHours: string;
    workingHours: readonly WorkingHours[];
    socialLinks: { network: (typeof networks)[number]; url: string }[];
    links: { contact: string; trustPhone: string; account: string; siteMap: string; privacy: string; accessibility: string };
  };
};

function navigationOf(reading: Reading, groups: Entry<'navigation'>[Profile]): Shell['navigation'] {
  return groups.map(({ label, path, links }) => ({
    label,
    path: insidePath(reading, path),
    links: links.map((link) => ({ label: link.label, path: insidePath(reading, link.path) })),
  }));
}

export function shellOf(reading: Reading): Shell {
  const { form } = reading;
  const { entry: site } = theSingle(reading, 'site');
  const { entry: navigation } = theSingle(reading, 'navigation');
  return {
    profile: site.profile,
    name: site.name,
    shortName: site.shortName,
    emblem: site.emblem && smallImagePath(site.emblem),
    home: pathFor('home', form, {}),
    search: pathFor('search', form, {}),
    navigation: navigationOf(reading, navigation[site.profile]),
    superiorBody: anyLink(reading, site.superiorBody.label, site.superiorBody.url),
    footer: {
      address: site.address,
      postcode: site.postcode,
      email: site.email,
      phones: site.phones.map(({ label, number }) => ({ label, number })),
      trustPhone: site.trustPhone,
      trustPhoneHours: site.trustPhoneHours,
      workingHours: site.workingHours.map(({ firstDay, lastDay, from, to }) => ({ firstDay, lastDay, from, to })),
      socialLinks: site.socialLinks.map(({ network, url }) => ({ network, url })),
      links: {
        contact: pathFor('contact', form, {}),
        trustPhone: pathFor('trust-phone', form, {}),
        account: pathFor('account', form, {}),
        siteMap: pathFor('site-map', form, {}),
        privacy: pathFor('privacy', form, {}),
        accessibility: pathFor('accessibility', form, {}),
      },
    },
  };
}

/** The site in every language, for the language switch: where the same page is. */
export type LanguageLink = { locale: Locale; name: string; path: string; current: boolean };

export function languageLinks(paths: Readonly<Record<Locale, string>>, current: Locale): LanguageLink[] {
  return localeCodes.map((locale) => ({ locale, name: locales[locale].name, path: paths[locale], current: locale === current }));
}
