import type { Entry } from '@ochiq/contract/content-types';
import { weekdays, type Weekday } from '@ochiq/contract/part/hours';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { locales } from '@ochiq/contract/routing/locales';

import { getSingle, type RenderContext } from '../render-context.ts';
import { toImageView } from '../view-models/media.ts';

type PostalAddress = { '@type': 'PostalAddress'; streetAddress: string; postalCode: string; addressCountry: 'UZ' };
type Hours = { '@type': 'OpeningHoursSpecification'; dayOfWeek: string[]; opens: string; closes: string };
type Office = {
  '@type': 'GovernmentOffice';
  name: string;
  address: PostalAddress;
  telephone: string | null;
  geo: { '@type': 'GeoCoordinates'; latitude: number; longitude: number } | null;
  openingHoursSpecification: Hours[];
};
type ContactPoint = { '@type': 'ContactPoint'; contactType: string; telephone: string };

/** A reference to the institution. */
export type OrganizationReference = { '@type': 'GovernmentOrganization'; '@id': string; name: string; url: string };

export type GovernmentOrganization = OrganizationReference & {
  alternateName: string;
  description: string;
  logo: string;
  address: PostalAddress;
  email: string;
  faxNumber: string | null;
  telephone: string | null;
  contactPoint: ContactPoint[];
  /** The office: coordinates and opening hours belong to a place, not to an organization. */
  location: Office;
  sameAs: string[];
  parentOrganization: { '@type': 'GovernmentOrganization'; name: string; url: string | null };
};

const getEnglishName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

function toOpeningHours({ firstDay, lastDay, from, to }: Entry<'site'>['workingHours'][number]): Hours {
  const days = weekdays.slice(weekdays.indexOf(firstDay), weekdays.indexOf(lastDay) + 1);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(getEnglishName), opens: from, closes: to };
}

export function buildOrganizationReference(context: RenderContext): OrganizationReference {
  const { entry: site } = getSingle(context, 'site');
  const url = pathFor('home', context.locale, {});
  return { '@type': 'GovernmentOrganization', '@id': `${url}#organization`, name: site.name, url };
}

export function buildOrganization(context: RenderContext): GovernmentOrganization {
  const { entry: site } = getSingle(context, 'site');
  const { shortName, description, address, postcode, email, fax, phones, trustPhone, mapPoint, superiorBody, emblem } = site;
  const above = superiorBody.url;
  const place: PostalAddress = { '@type': 'PostalAddress', streetAddress: address, postalCode: postcode, addressCountry: 'UZ' };
  const telephone = phones[0]?.number ?? trustPhone;
  return {
    ...buildOrganizationReference(context),
    alternateName: shortName,
    description,
    logo: emblem ? toImageView(emblem, shortName).src : '/favicon.svg',
    address: place,
    email,
    faxNumber: fax,
    telephone,
    contactPoint: phones.map(({ label, number }) => ({ '@type': 'ContactPoint', contactType: label, telephone: number })),
    location: {
      '@type': 'GovernmentOffice',
      name: site.name,
      address: place,
      telephone,
      geo: mapPoint && { '@type': 'GeoCoordinates', latitude: mapPoint.latitude, longitude: mapPoint.longitude },
      openingHoursSpecification: site.workingHours.map(toOpeningHours),
    },
    sameAs: site.socialLinks.map(({ url }) => url).filter((url) => url.startsWith('https://')),
    parentOrganization: {
      '@type': 'GovernmentOrganization',
      name: superiorBody.label,
      url: above.startsWith('https://') ? above : null,
    },
  };
}

export type WebSite = {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  alternateName: string;
  description: string;
  url: string;
  inLanguage: string;
  publisher: OrganizationReference;
};

export function buildWebSite(context: RenderContext): WebSite {
  const { entry: site } = getSingle(context, 'site');
  const url = pathFor('home', context.locale, {});
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.shortName,
    alternateName: site.name,
    description: site.description,
    url,
    inLanguage: locales[context.locale].tag,
    publisher: buildOrganizationReference(context),
  };
}
