/** A page in another alphabet: how its texts and addresses are written. */
export type PageView = {
  /** The language of the page as it was made, and of the view: BCP 47. */
  from: string;
  tag: string;
  /** Converts a text. Converting what was converted must change nothing. */
  convert: (text: string) => string;
  /** Maps the address of a link or form; those that have no view stay as they are. */
  mapAddress: (address: string, isTitleForeign?: boolean) => string;
  /** Maps a value of Open Graph and of data that names the language: `uz_UZ`. */
  locale: { from: string; to: string };
  /** Set where the heading of the page is in another language: then its title and description are, too. */
  isTitleForeign?: boolean;
};

/** Joins the text of several elements in which a word may be split: `press@<wbr>ochiq.<wbr>example`, `<mark>suv</mark>ning`. */
export const wordParts: ReadonlySet<string> = new Set(['wbr', 'b', 'i', 'em', 'strong', 'mark', 'sup', 'sub', 'u', 'ins', 'del']);

/** Elements whose text is not language, or is what a reader wrote. */
export const shieldedElements: ReadonlySet<string> = new Set([
  'code',
  'pre',
  'kbd',
  'samp',
  'var',
  'textarea',
  'math',
  'template',
  'iframe',
  'object',
]);

export const voidElements: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** Attributes that are read by people. */
export const textAttributes: ReadonlySet<string> = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'summary',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'data-alt',
]);

/** Addresses that lead a reader to another page. */
export const addressAttributes: ReadonlySet<string> = new Set(['href', 'action', 'formaction']);

/** Metadata of the page that is read by people. */
export const textMetas: ReadonlySet<string> = new Set([
  'description',
  'og:title',
  'og:description',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
  'twitter:image:alt',
]);

/** Metadata that names the site, whatever the language of the page. */
export const siteMetas: ReadonlySet<string> = new Set(['og:site_name', 'apple-mobile-web-app-title', 'application-name']);
