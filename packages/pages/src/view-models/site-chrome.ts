import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import type { networks } from '@ochiq/contract/part/links';
import type { WorkingHours } from '@ochiq/contract/part/hours';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { MenuGroup } from '@ochiq/contract/routing/resolve-menu';
import { listScripts, scripts, toScriptPath } from '@ochiq/contract/routing/scripts';
import type { Profile } from '@ochiq/contract/wire/site-facts';

import { hashName } from '../format/hash.ts';
import { getSingle, type RenderContext } from '../render-context.ts';
import { toLabelView, type LabelView } from './link.ts';
import { getSmallImagePath } from './media.ts';
import { buildMenu } from './menu.ts';

/** The chrome around every page. */
export type SiteChrome = {
  profile: Profile;
  name: string;
  shortName: string;
  /**
   * Stands for the words of pages in Cyrillic that editors list, on Uzbek pages: with them the page changes, and browsers
   * do not load the list.
   */
  cyrillicMark?: string;
  /** The institution's own; without it the site's default drawing is shown. */
  emblem: string | null;
  home: string;
  search: string;
  navigation: MenuGroup[];
  superiorBody: LabelView;
  footer: {
    address: string;
    postcode: string;
    email: string;
    phones: { label: string; number: string }[];
    trustPhone: string;
    trustPhoneHours: string;
    workingHours: readonly WorkingHours[];
    socialLinks: { network: (typeof networks)[number]; url: string }[];
    links: {
      contact: string;
      trustPhone: string;
      account: string;
      siteMap: string;
      privacy: string;
      accessibility: string;
      offline: string;
    };
  };
};

/** Builds the menu of the profile, which all languages share. */
function buildNavigation(context: RenderContext): SiteChrome['navigation'] {
  const { profile } = getSingle(context, 'site').entry;
  return buildMenu(context, getSingle(context, 'navigation').entry[profile]);
}

function buildSiteChrome(context: RenderContext): SiteChrome {
  const { form, locale } = context;
  const { entry: site } = getSingle(context, 'site');
  return {
    profile: site.profile,
    name: site.name,
    shortName: site.shortName,
    ...(locale === 'uz' && site.cyrillicWords !== null && { cyrillicMark: hashName(site.cyrillicWords) }),
    emblem: site.emblem && getSmallImagePath(site.emblem),
    home: pathFor('home', form, {}),
    search: pathFor('search', form, {}),
    navigation: buildNavigation(context),
    superiorBody: toLabelView(context, site.superiorBody.label, site.superiorBody.url),
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
        offline: pathFor('offline', form, {}),
      },
    },
  };
}

/** Returns the chrome under the reader's locale prefix, which all pages share. */
export const getSiteChrome = (context: RenderContext): SiteChrome =>
  context.remember(`chrome in ${context.form}`, () => buildSiteChrome(context));

/** A link to the same page in another language or alphabet, for the language switch. */
export type LanguageLink = { tag: string; name: string; path: string; current: boolean };

/** Builds the language switch. The alphabets of a language are offered to its readers only: a line of a phone has no more room. */
export function buildLanguageLinks(paths: Readonly<Record<Locale, string>>, current: Locale): LanguageLink[] {
  return localeCodes.flatMap((locale) => [
    { tag: locales[locale].tag, name: locales[locale].name, path: paths[locale], current: locale === current },
    ...(locale === current ? listScripts(locale) : []).flatMap((script) => {
      const path = toScriptPath(paths[locale], script);
      return path === null ? [] : [{ tag: scripts[script].tag, name: scripts[script].name, path, current: false }];
    }),
  ]);
}
