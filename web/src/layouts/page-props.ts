import type { TemplateName } from '@ochiq/contract/routing/routes';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Page } from '@ochiq/pages/page';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactNode } from 'react';

import type { MessageFiles } from '../i18n/message-files';

/** Props of a layout. */
export type LayoutProps = {
  page: Page;
  /** The page's heading: the only one of the first level. */
  title: string;
  /** The end of the heading: what the page is about this time. */
  titleEnd?: ReactNode;
  /** The page's purpose. */
  lead?: string | null;
  /** The language of heading and lead where it is not the page's. */
  lang?: Locale | null;
  /** The page's name in the breadcrumb, where it is not the heading. */
  crumb?: string;
  /** The site search, on a layout that begins with it: provided by the page, so that others need not load it. */
  search?: ReactNode;
  /**
   * Whether readers are asked for feedback at the page's end, and may share it: not on personal pages, confirmations,
   * 404 pages, nor on the forms of feedback themselves.
   */
  feedback?: boolean;
  children: ReactNode;
};

/** The context that Gatsby passes to every page. */
export type PageContext<T extends TemplateName = TemplateName> = {
  page: Page<T>;
  language: Locale;
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
};

export type TemplateProps<T extends TemplateName> = PageProps<unknown, PageContext<T>>;
export type TemplateHeadProps = HeadProps<MessageFiles, PageContext>;
