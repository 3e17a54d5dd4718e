const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements without an end. */
export const voids = set('area base br col embed hr img input link meta source track wbr');
/** Elements in which everything is text up to their end. */
export const rawTexts = set('script style textarea title');
/** What may stand in a page's head. */
export const headParts = set('base link meta noscript script style template title');
/** What ends a paragraph by beginning. */
export const blocks = set(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** What an element in a paragraph, link or button can't be looked through. */
export const scopes = set('applet caption foreignobject html marquee object table td template th');
/** What a list item is looked for through. */
export const transparent = set(
  'a abbr address b bdi bdo cite code data del dfn div em i ins kbd label mark p q s samp small span strong sub sup time u var',
);
export const headings = set('h1 h2 h3 h4 h5 h6');
/** What ends a drawing by beginning in it. */
export const neverDrawn = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strike strong sub sup table tt u ul var',
);
/** Where in a drawing HTML may stand. */
export const islands = set('desc foreignobject title');

/** What may stand right in these; anything else is moved elsewhere or left out. */
export const partsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['table', set('caption colgroup thead tbody tfoot script style template')],
  ['thead', set('tr script style template')],
  ['tbody', set('tr script style template')],
  ['tfoot', set('tr script style template')],
  ['tr', set('td th script style template')],
  ['colgroup', set('col template')],
  ['select', set('option optgroup hr script template')],
  ['optgroup', set('option script template')],
  ['option', set('script template')],
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
  ['caption', set('table template')],
  ['colgroup', set('table template')],
  ['thead', set('table template')],
  ['tbody', set('table template')],
  ['tfoot', set('table template')],
  ['tr', set('thead tbody tfoot template')],
  ['td', set('tr template')],
  ['th', set('tr template')],
  ['col', set('colgroup template')],
]);
