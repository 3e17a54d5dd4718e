import type { BreadcrumbList } from './breadcrumb-list.ts';
import type { Dataset } from './dataset.ts';
import type { Event } from './event.ts';
import type { FaqPage } from './faq-page.ts';
import type { GovernmentService } from './government-service.ts';
import type { JobPosting } from './job-posting.ts';
import type { NewsArticle } from './news-article.ts';
import type { GovernmentOrganization } from './organization.ts';
import type { Person } from './person.ts';
import type { WebSite } from './web-site.ts';

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
