import type { Locale } from '@ochiq/contract/locales';
import type { Page } from '@ochiq/pages/page';
import type { ReactNode } from 'react';

/** What a layout puts around a page's own content. */
export type LayoutProps = {
  page: Page;
  /** The page's heading: the only one of the first level. */
  title: string;
  /** Ends the heading: what the page is about this time. */
  titleEnd?: ReactNode;
  /** What the page is for. */
  lead?: string | null;
  /** The language of heading and lead where it is not the page's. */
  lang?: Locale | null;
  /** The page's place in the breadcrumb, where it is not the heading. */
  crumb?: string;
  /** The way to search the site, on a layout that opens with it: brought by the page, so that others need not load it. */
  search?: ReactNode;
  /** Whether readers are asked about the page at its end, and may pass it on: not what is one reader's own, was sent or not found, nor what asks them the same. */
  asked?: boolean;
  children: ReactNode;
};
