const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Void elements. */
export const voids = set('area base br col embed hr img input link meta source track wbr');
/** Elements whose content is raw text up to the end tag. */
export const rawTexts = set('script style textarea title');
/** Elements that no page of ours contains and that browsers parse by special rules: all are rejected. */
export const refused = set(
  'applet basefont bgsound center dir font frame frameset iframe image keygen listing marquee math nobr noembed noframes object param plaintext rb rp rt rtc ruby template xmp',
);
/** Elements allowed in the head. */
export const headParts = set('base link meta noscript script style title');
/** Elements whose start tag closes an open paragraph. */
export const blocks = set(
  'address article aside blockquote details dialog div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** Scope boundaries of a paragraph, link or button. */
export const scopes = set('caption html table td th');
/**
 * The boundary when searching for an open list item; any other element, known or not, is searched through. The
 * `special` elements of https://html.spec.whatwg.org/multipage/parsing.html#special without `address`, `div` and `p`,
 * without void elements and without the forbidden ones.
 */
export const opaque = set(
  'article aside blockquote body button caption colgroup dd details dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup html li main menu nav noscript ol pre script search section select style summary table tbody td textarea tfoot th thead title tr ul',
);
export const headings = set('h1 h2 h3 h4 h5 h6');
/** Elements whose start tag ends an SVG, and those that would allow HTML in it. */
export const neverDrawn = set(
  'b big blockquote body br center code dd div dl dt em embed font foreignobject h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong sub sup table tt u ul var',
);
/** SVG elements that contain only text. */
export const drawnTexts = set('desc title');

/** The only children allowed directly in these; browsers move or drop anything else. */
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

/** Elements that browsers move text out of. */
export const noTexts = set('table thead tbody tfoot tr colgroup html head');

/** The only parents allowed for these. */
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
