const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements without an end. */
export const voids = set('area base br col embed hr img input link meta source track wbr');
/** Elements in which everything is text up to their end. */
export const rawTexts = set('script style textarea title');
/** What no page of ours holds, and browsers read by rules of its own: none of these is let through. */
export const refused = set(
  'applet basefont bgsound center dir font frame frameset iframe image keygen listing marquee math nobr noembed noframes object param plaintext rb rp rt rtc ruby template xmp',
);
/** What may stand in a page's head. */
export const headParts = set('base link meta noscript script style title');
/** What ends a paragraph by beginning. */
export const blocks = set(
  'address article aside blockquote details dialog div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** What an element in a paragraph, link or button can't be looked through. */
export const scopes = set('caption html table td th');
/**
 * What a list item around another one is not looked for through; through any other element it is, known or not.
 * The `special` elements of https://html.spec.whatwg.org/multipage/parsing.html#special without
 * `address`, `div` and `p`, without those that hold nothing and without those that are refused.
 */
export const opaque = set(
  'article aside blockquote body button caption colgroup dd details dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup html li main menu nav noscript ol pre script search section select style summary table tbody td textarea tfoot th thead title tr ul',
);
export const headings = set('h1 h2 h3 h4 h5 h6');
/** What ends a drawing by beginning in it, and what would let HTML into it. */
export const neverDrawn = set(
  'b big blockquote body br center code dd div dl dt em embed font foreignobject h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong sub sup table tt u ul var',
);
/** What in a drawing holds a text and nothing else. */
export const drawnTexts = set('desc title');

/** What may stand right in these; anything else is moved elsewhere or left out. */
export const partsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['table', set('caption colgroup thead tbody tfoot script style')],
  ['thead', set('tr script style')],
  ['tbody', set('tr script style')],
  ['tfoot', set('tr script style')],
  ['tr', set('td th script style')],
  ['colgroup', set('col')],
  ['select', set('option optgroup hr script')],
  ['optgroup', set('option script')],
  ['option', set('script')],
  ['html', set('head body')],
  ['head', headParts],
]);

/** Out of which a browser moves a text. */
export const noTexts = set('table thead tbody tfoot tr colgroup html head');

/** What may stand in nothing else. */
export const placesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['html', set('')],
  ['head', set('html')],
  ['body', set('html')],
  ['caption', set('table')],
  ['colgroup', set('table')],
  ['thead', set('table')],
  ['tbody', set('table')],
  ['tfoot', set('table')],
  ['tr', set('thead tbody tfoot')],
  ['td', set('tr')],
  ['th', set('tr')],
  ['col', set('colgroup')],
]);
