import type { BreadcrumbList } from './build-breadcrumb-list.ts';
import type { Dataset } from './dataset.ts';
import type { Event } from './event.ts';
import type { FaqPage } from './build-faq-page.ts';
import type { GovernmentService } from './build-government-service.ts';
import type { JobPosting } from './build-job-posting.ts';
import type { NewsArticle } from './build-news-article.ts';
import type { GovernmentOrganization } from './build-organization.ts';
import type { Person } from './person.ts';
import type { WebSite } from './build-web-site.ts';

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
