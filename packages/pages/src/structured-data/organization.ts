import type { Entry } from '@ochiq/contract/content-types';
import { weekdays, type Weekday } from '@ochiq/contract/part/reception';
import { pathFor } from '@ochiq/contract/path-for';

import { theSingle, type Reading } from '../reading.ts';
import { imageView } from '../view/media.ts';

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

const englishName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

function hoursOf({ firstDay, lastDay, from, to }: Entry<'site'>['workingHours'][number]): Hours {
  const days = weekdays.slice(weekdays.indexOf(firstDay), weekdays.indexOf(lastDay) + 1);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(englishName), opens: from, closes: to };
}

export function organizationReference(reading: Reading): OrganizationReference {
  const { entry: site } = theSingle(reading, 'site');
  const url = pathFor('home', reading.locale, {});
  return { '@type': 'GovernmentOrganization', '@id': `${url}#organization`, name: site.name, url };
}

export function organization(reading: Reading): GovernmentOrganization {
  const { entry: site } = theSingle(reading, 'site');
  const { shortName, description, address, postcode, email, fax, phones, trustPhone, mapPoint, superiorBody, emblem } = site;
  const above = superiorBody.url;
  const place: PostalAddress = { '@type': 'PostalAddress', streetAddress: address, postalCode: postcode, addressCountry: 'UZ' };
  const telephone = phones[0]?.number ?? trustPhone;
  return {
    ...organizationReference(reading),
    alternateName: shortName,
    description,
    logo: emblem ? imageView(emblem, shortName, null).src : '/favicon.svg',
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
      openingHoursSpecification: site.workingHours.map(hoursOf),
    },
    sameAs: site.socialLinks.map(({ url }) => url).filter((url) => url.startsWith('https://')),
    parentOrganization: {
      '@type': 'GovernmentOrganization',
      name: superiorBody.label,
      url: above.startsWith('https://') ? above : null,
    },
  };
}
