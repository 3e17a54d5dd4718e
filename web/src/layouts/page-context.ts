import type { TemplateName } from '@ochiq/contract/routing/routes';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Page } from '@ochiq/pages/page';
import type { HeadProps, PageProps } from 'gatsby';

import type { MessageFiles } from '../i18n/message-files';

/** The context that Gatsby passes to every page. */
export type PageContext<T extends TemplateName = TemplateName> = {
  page: Page<T>;
  language: Locale;
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
};

export type TemplateProps<T extends TemplateName> = PageProps<unknown, PageContext<T>>;
export type TemplateHeadProps = HeadProps<MessageFiles, PageContext>;
