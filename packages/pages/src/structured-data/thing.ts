import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/routing/locales';

import type { Dataset } from './dataset.ts';
import type { Event, NewsArticle } from './press.ts';
import type { JobPosting } from './job-posting.ts';
import { buildOrganizationReference, type GovernmentOrganization, type OrganizationReference, type WebSite } from './organization.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import type { RenderContext } from '../render-context.ts';
import { toPictureView } from '../view-models/media.ts';

type ListItem = { '@type': 'ListItem'; position: number; name: string; item: string };

type BreadcrumbList = { '@type': 'BreadcrumbList'; itemListElement: ListItem[] };

/** Builds the breadcrumbs from the home page to this one, both included. */
export function buildBreadcrumbList(steps: readonly { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: path })),
  };
}

type Question = { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } };

type FaqPage = { '@type': 'FAQPage'; url: string; mainEntity: Question[] };

/** Builds the FAQ page; `null` where no question has an answer yet. */
export function buildFaqPage(questions: readonly Entry<'faq'>[], url: string): FaqPage | null {
  const mainEntity = questions
    .map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: extractParagraphs(answer).join('\n') },
    }))
    .filter(({ acceptedAnswer }) => acceptedAnswer.text !== '');
  return mainEntity.length === 0 ? null : { '@type': 'FAQPage', url, mainEntity };
}

type Person = {
  '@type': 'Person';
  name: string;
  jobTitle: string;
  url: string;
  image: string | null;
  telephone: string | null;
  email: string | null;
  worksFor: OrganizationReference;
};

export function buildPerson(context: RenderContext, person: Entry<'person'>, url: string): Person {
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.position,
    url,
    image: toPictureView(person.photo)?.src ?? null,
    telephone: person.phone,
    email: person.email,
    worksFor: buildOrganizationReference(context),
  };
}

type GovernmentService = {
  '@type': 'GovernmentService';
  name: string;
  description: string;
  url: string;
  serviceOperator: OrganizationReference;
  areaServed: { '@type': 'Country'; name: string };
  audience: { '@type': 'Audience'; audienceType: string } | null;
  serviceOutput: { '@type': 'Thing'; name: string } | null;
  availableChannel: { '@type': 'ServiceChannel'; serviceUrl: string; availableLanguage: string } | null;
};

/** ISO 3166-1. */
const country = 'UZ';

export function buildGovernmentService(context: RenderContext, service: Entry<'service'>, url: string): GovernmentService {
  const { name, summary, whoCanApply, result, applyUrl } = service;
  return {
    '@type': 'GovernmentService',
    name,
    description: summary,
    url,
    serviceOperator: buildOrganizationReference(context),
    areaServed: { '@type': 'Country', name: country },
    audience: whoCanApply === null ? null : { '@type': 'Audience', audienceType: whoCanApply },
    serviceOutput: result === null ? null : { '@type': 'Thing', name: result },
    availableChannel: applyUrl?.startsWith('https://')
      ? { '@type': 'ServiceChannel', serviceUrl: applyUrl, availableLanguage: locales[context.locale].tag }
      : null,
  };
}

/**
 * The structured data of a page, in the vocabulary of schema.org. Addresses on this site are paths; `null` is left out.
 */
export type Thing =
  | BreadcrumbList
  | Dataset
  | Event
  | FaqPage
  | GovernmentOrganization
  | GovernmentService
  | JobPosting
  | NewsArticle
  | Person
  | WebSite;
