import type { TemplateName } from '@ochiq/contract/routing/routes';
import { defaultLocale, localeCodes, messageFallbackLocale } from '@ochiq/contract/routing/locales';

import type { BuiltPage, DefinedPage } from './define-page.ts';
import type { AccountBody, SignInBody } from './page-builders/account.ts';
import type { BlogBody, BlogSidebarBody } from './page-builders/blog.ts';
import type { AppealsBody, ContactBody, FaqBody } from './page-builders/citizens.ts';
import type { DatasetBody, DatasetListBody } from './page-builders/datasets.ts';
import type { DocumentBody, DocumentListBody } from './page-builders/documents.ts';
import type { ErrorBody, UnknownPathBody, OfflineBody, SearchBody, SiteMapBody } from './page-builders/help.ts';
import type { FormBody, SentBody } from './page-builders/forms.ts';
import type { HomeBody } from './page-builders/home.ts';
import type { NewsItemBody } from './page-builders/news-item.ts';
import type { NewsListBody } from './page-builders/news-list.ts';
import type { PeopleBody, PersonBody } from './page-builders/people.ts';
import type {
  AnnouncementBody,
  AnnouncementListBody,
  PressBody,
  PressConferenceBody,
  PressConferenceListBody,
} from './page-builders/press.ts';
import type { ProjectBody, ProjectListBody } from './page-builders/projects.ts';
import type { SectionBody } from './page-builders/section.ts';
import type { ServiceBody, ServiceListBody } from './page-builders/services.ts';
import type { TenderBody, TenderListBody } from './page-builders/tenders.ts';
import type { ReviewBody } from './page-builders/testimonials.ts';
import type { StructureBody, UnitBody, UnitListBody } from './page-builders/units.ts';
import type { VacancyBody, VacancyListBody } from './page-builders/vacancies.ts';

/** The data of each template, as its page builder declares them. */
type DataByTemplate = {
  home: HomeBody;
  section: SectionBody;
  'sign-in': SignInBody;
  'news-list': NewsListBody;
  'news-item': NewsItemBody;
  'news-grid': BlogBody;
  'news-sidebar': BlogSidebarBody;
  press: PressBody;
  'announcement-list': AnnouncementListBody;
  announcement: AnnouncementBody;
  'press-conference-list': PressConferenceListBody;
  'press-conference': PressConferenceBody;
  'document-list': DocumentListBody;
  document: DocumentBody;
  'people-list': PeopleBody;
  'people-cards': PeopleBody;
  person: PersonBody;
  structure: StructureBody;
  'unit-list': UnitListBody;
  unit: UnitBody;
  'service-cards': ServiceListBody;
  'service-list': ServiceListBody;
  'service-registry': ServiceListBody;
  service: ServiceBody;
  'project-list': ProjectListBody;
  project: ProjectBody;
  'vacancy-list': VacancyListBody;
  vacancy: VacancyBody;
  'tender-list': TenderListBody;
  tender: TenderBody;
  'dataset-list': DatasetListBody;
  dataset: DatasetBody;
  faq: FaqBody;
  review: ReviewBody;
  appeals: AppealsBody;
  contact: ContactBody;
  'trust-phone': ContactBody;
  search: SearchBody;
  'site-map': SiteMapBody;
  offline: OfflineBody;
  account: AccountBody;
  form: FormBody;
  sent: SentBody;
  'not-found': UnknownPathBody;
  error: ErrorBody;
};

/** The data of each template; the compiler requires every template of the table. */
type TemplateData = { [T in TemplateName]: DataByTemplate[T] };

/** All data of a template. */
export type Page<T extends TemplateName = TemplateName> = BuiltPage<T, TemplateData[T]>;

/** A page of the site; built only on demand. */
export type PlannedPage<T extends TemplateName = TemplateName> = DefinedPage<T, TemplateData[T]>;

/** Builds the context that Gatsby stores for a page and passes to its template. */
export function buildPageContext(planned: PlannedPage, siteUrl: string) {
  const { form, locale, path } = planned;
  return {
    page: planned.page(),
    siteUrl,
    language: locale,
    // gatsby-plugin-react-i18next leaves pages alone that have this. Its `defaultLanguage` decides
    // nothing but the language of a missing message.
    i18n: {
      language: locale,
      languages: localeCodes,
      defaultLanguage: messageFallbackLocale,
      generateDefaultLanguagePage: true,
      routed: form !== 'plain' || locale !== defaultLocale,
      originalPath: path,
      path,
    },
  };
}
