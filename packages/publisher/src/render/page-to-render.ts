import type { Locale } from '@ochiq/contract/locales';

/** A page and what it shows. */
export type PageToRender = {
  /** As it was planned: without the path under which the whole site may live. */
  path: string;
  /** The template's name in the table of routes. */
  template: string;
  locale: Locale;
  /** What `pageContextOf` gives. */
  context: unknown;
};

/** The two files of a page, byte for byte as a build would write them. */
export type RenderedPage<Bytes = Buffer> = { pageData: Bytes; html: Bytes };

/** The last build had no page like this one: browsers have no code for it, and only a build makes that. */
export class NeedsBuild extends Error {
  override name = 'NeedsBuild';
}
