import type { Employment } from '@ochiq/contract/content/vacancy';
import type { Entry } from '@ochiq/contract/content-types';

import { theSingle, type Reading } from '../reading.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import { organizationReference, type OrganizationReference } from './organization.ts';

/** The employment types of schema.org. */
const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
} as const satisfies Record<Employment, string>;

type Address = {
  '@type': 'PostalAddress';
  addressLocality: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  addressCountry: 'UZ';
};
type Salary = {
  '@type': 'MonetaryAmount';
  currency: 'UZS';
  value: { '@type': 'QuantitativeValue'; minValue: number | null; maxValue: number | null; unitText: 'MONTH' };
};

export type JobPosting = {
  '@type': 'JobPosting';
  title: string;
  /** HTML, as consumers of the vocabulary expect. */
  description: string;
  datePosted: string;
  validThrough: string;
  url: string;
  hiringOrganization: OrganizationReference;
  employmentType: (typeof employmentTypes)[Employment] | null;
  jobLocation: { '@type': 'Place'; address: Address };
  baseSalary: Salary | null;
};

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const inHtml = (text: string) => `<p>${text.replace(/[&<>]/gu, (sign) => signs[sign] ?? sign)}</p>`;

/** Returns the place of work where the vacancy has one, else the institution's own address. */
function addressOf(reading: Reading, { region }: Entry<'vacancy'>): Address {
  const { entry: site } = theSingle(reading, 'site');
  const own = region === null ? site : null;
  return {
    '@type': 'PostalAddress',
    addressLocality: region,
    streetAddress: own && own.address,
    postalCode: own && own.postcode,
    addressCountry: 'UZ',
  };
}

function salaryOf({ salaryFrom, salaryTo }: Entry<'vacancy'>): Salary | null {
  if (salaryFrom === null && salaryTo === null) return null;
  return {
    '@type': 'MonetaryAmount',
    currency: 'UZS',
    value: { '@type': 'QuantitativeValue', minValue: salaryFrom, maxValue: salaryTo, unitText: 'MONTH' },
  };
}

/** Builds the posting of a vacancy; `null` after its deadline, since a closed post must not be offered. */
export function jobPosting(reading: Reading, vacancy: Entry<'vacancy'>, url: string): JobPosting | null {
  const { title, requirements, conditions, documentsNeeded, publishedOn, deadline, employment } = vacancy;
  if (deadline < reading.today) return null;
  return {
    '@type': 'JobPosting',
    title,
    description: [requirements, conditions, documentsNeeded].flatMap(paragraphsOf).map(inHtml).join(''),
    datePosted: publishedOn,
    validThrough: `${deadline}T23:59:59+05:00`,
    url,
    hiringOrganization: organizationReference(reading),
    employmentType: employment && employmentTypes[employment],
    jobLocation: { '@type': 'Place', address: addressOf(reading, vacancy) },
    baseSalary: salaryOf(vacancy),
  };
}
