import type { Locale } from '@ochiq/contract/routing/locales';

/** A page and its data. */
export type PageToRender = {
  /** The planned path, without the path prefix of the site. */
  path: string;
  /** The template's name in the table of routes. */
  template: string;
  locale: Locale;
  /** The result of `buildPageContext`, as JSON. */
  context: string;
};

/** The two files of a page, byte for byte as a build would write them. */
export type RenderedPage<Bytes = Buffer> = { pageData: Bytes; html: Bytes };

/** The last build had no page like this one: browsers have no code for it, which only a build generates. */
export class NeedsBuildError extends Error {
  override name = 'NeedsBuild';
}
