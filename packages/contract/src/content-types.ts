import type * as z from 'zod';

import { alert } from './content/alert.ts';
import { announcement } from './content/announcement.ts';
import { appealStatistic } from './content/appeal-statistic.ts';
import { category } from './content/category.ts';
import { dataset } from './content/dataset.ts';
import { document } from './content/document.ts';
import { faq } from './content/faq.ts';
import { home } from './content/home.ts';
import { navigation } from './content/navigation.ts';
import { news } from './content/news.ts';
import { newsComment } from './content/news-comment.ts';
import { page } from './content/page.ts';
import { person } from './content/person.ts';
import { pressConference } from './content/press-conference.ts';
import { project } from './content/project.ts';
import { redirect } from './content/redirect.ts';
import { sectionPage } from './content/section-page.ts';
import { service } from './content/service.ts';
import { site } from './content/site.ts';
import { tag } from './content/tag.ts';
import { tender } from './content/tender.ts';
import { testimonial } from './content/testimonial.ts';
import { unit } from './content/unit.ts';
import { vacancy } from './content/vacancy.ts';

/** The first of the two tables: every type of content that editors publish. */
export const contentTypes = {
  alert,
  announcement,
  'appeal-statistic': appealStatistic,
  category,
  dataset,
  document,
  faq,
  home,
  navigation,
  news,
  'news-comment': newsComment,
  page,
  person,
  'press-conference': pressConference,
  project,
  redirect,
  'section-page': sectionPage,
  service,
  site,
  tag,
  tender,
  testimonial,
  unit,
  vacancy,
} as const;

export type ContentTypeName = keyof typeof contentTypes;

/** A published entry of a type, parsed. */
export type Entry<N extends ContentTypeName> = z.output<(typeof contentTypes)[N]['schema']>;

export const contentTypeNames = Object.keys(contentTypes) as readonly ContentTypeName[];

/** Returns Strapi's uid of a content type. */
export const getContentTypeUid = (name: ContentTypeName) => `api::${name}.${name}` as const;

type ContentTypeNamesOfKind<Kind extends 'single' | 'collection'> = {
  [N in ContentTypeName]: (typeof contentTypes)[N]['kind'] extends Kind ? N : never;
}[ContentTypeName];
export type SingleName = ContentTypeNamesOfKind<'single'>;
export type CollectionName = ContentTypeNamesOfKind<'collection'>;
