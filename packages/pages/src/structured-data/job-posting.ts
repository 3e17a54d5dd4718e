import type { Employment } from '@ochiq/contract/content/vacancy';
import type { Entry } from '@ochiq/contract/content-types';

import { getSingle, type RenderContext } from '../render-context.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import { buildOrganizationReference, type OrganizationReference } from './organization.ts';

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

const htmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const toHtmlParagraph = (text: string) => `<p>${text.replace(/[&<>]/gu, (sign) => htmlEntities[sign] ?? sign)}</p>`;

/** Returns the place of work where the vacancy has one, else the institution's own address. */
function getAddress(context: RenderContext, { region }: Entry<'vacancy'>): Address {
  const { entry: site } = getSingle(context, 'site');
  const own = region === null ? site : null;
  return {
    '@type': 'PostalAddress',
    addressLocality: region,
    streetAddress: own && own.address,
    postalCode: own && own.postcode,
    addressCountry: 'UZ',
  };
}

function getSalary({ salaryFrom, salaryTo }: Entry<'vacancy'>): Salary | null {
  if (salaryFrom === null && salaryTo === null) return null;
  return {
    '@type': 'MonetaryAmount',
    currency: 'UZS',
    value: { '@type': 'QuantitativeValue', minValue: salaryFrom, maxValue: salaryTo, unitText: 'MONTH' },
  };
}

/** Builds the posting of a vacancy; `null` after its deadline, since a closed post must not be offered. */
export function buildJobPosting(context: RenderContext, vacancy: Entry<'vacancy'>, url: string): JobPosting | null {
  const { title, requirements, conditions, documentsNeeded, publishedOn, deadline, employment } = vacancy;
  if (deadline < context.today) return null;
  return {
    '@type': 'JobPosting',
    title,
    description: [requirements, conditions, documentsNeeded].flatMap(extractParagraphs).map(toHtmlParagraph).join(''),
    datePosted: publishedOn,
    validThrough: `${deadline}T23:59:59+05:00`,
    url,
    hiringOrganization: buildOrganizationReference(context),
    employmentType: employment && employmentTypes[employment],
    jobLocation: { '@type': 'Place', address: getAddress(context, vacancy) },
    baseSalary: getSalary(vacancy),
  };
}
