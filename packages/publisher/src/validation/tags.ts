const toNames = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Void elements. */
export const voidElements = toNames('area base br col embed hr img input link meta source track wbr');
/** Elements whose content is raw text up to the end tag. */
export const rawTextElements = toNames('script style textarea title');
/** Elements that no page of ours contains and that browsers parse by special rules: all are rejected. */
export const forbiddenElements = toNames(
  'applet basefont bgsound center dir font frame frameset iframe image keygen listing marquee math nobr noembed noframes object param plaintext rb rp rt rtc ruby template xmp',
);
/** Elements allowed in the head. */
export const headParts = toNames('base link meta noscript script style title');
/** Elements whose start tag closes an open paragraph. */
export const blocks = toNames(
  'address article aside blockquote details dialog div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** Scope boundaries of a paragraph, link or button. */
export const scopeElements = toNames('caption html table td th');
/**
 * The boundary when searching for an open list item; any other element, known or not, is searched through. The
 * `special` elements of https://html.spec.whatwg.org/multipage/parsing.html#special without `address`, `div` and `p`,
 * without void elements and without the forbidden ones.
 */
export const opaque = toNames(
  'article aside blockquote body button caption colgroup dd details dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup html li main menu nav noscript ol pre script search section select style summary table tbody td textarea tfoot th thead title tr ul',
);
export const headings = toNames('h1 h2 h3 h4 h5 h6');
/** Elements whose start tag ends an SVG, and those that would allow HTML in it. */
export const forbiddenInSvg = toNames(
  'b big blockquote body br center code dd div dl dt em embed font foreignobject h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong sub sup table tt u ul var',
);
/** SVG elements that contain only text. */
export const svgTextElements = toNames('desc title');

/** The only children allowed directly in these; browsers move or drop anything else. */
export const allowedChildren: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['table', toNames('caption colgroup thead tbody tfoot script style')],
  ['thead', toNames('tr script style')],
  ['tbody', toNames('tr script style')],
  ['tfoot', toNames('tr script style')],
  ['tr', toNames('td th script style')],
  ['colgroup', toNames('col')],
  ['select', toNames('option optgroup hr script')],
  ['optgroup', toNames('option script')],
  ['option', toNames('script')],
  ['html', toNames('head body')],
  ['head', headParts],
]);

/** Elements that browsers move text out of. */
export const textlessElements = toNames('table thead tbody tfoot tr colgroup html head');

/** The only parents allowed for these. */
export const allowedParents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['html', toNames('')],
  ['head', toNames('html')],
  ['body', toNames('html')],
  ['caption', toNames('table')],
  ['colgroup', toNames('table')],
  ['thead', toNames('table')],
  ['tbody', toNames('table')],
  ['tfoot', toNames('table')],
  ['tr', toNames('thead tbody tfoot')],
  ['td', toNames('tr')],
  ['th', toNames('tr')],
  ['col', toNames('colgroup')],
]);
