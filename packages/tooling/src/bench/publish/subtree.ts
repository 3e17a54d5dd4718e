import type { Sight, Trial } from './change-kinds.ts';
import type { PagesPanel } from './pages-panel.ts';
import type { Reader } from './reader.ts';

/** A page with pages below it, in the order in which they can be published. */
export type Subtree = {
  rootId: string;
  rootSlug: string;
  /** The addresses of the pages below it, from its own: `/p1/p2`. */
  below: readonly string[];
};

/** The sections between which the page moves. */
export const subtreeSections = ['activities', 'audit'] as const;
export type SubtreeSection = (typeof subtreeSections)[number];

/** The forms of an address: without a language, and with each of them. */
const prefixes = ['', '/uz', '/ru', '/en'] as const;
/** How many pages are directly below each page that is not at the end of its branch. */
const breadth = 7;

const isMoved = ({ status }: { status: number }) => status === 301;
const isLive = ({ status }: { status: number }) => status === 200;

/** Returns the number of the page above each page below a root, by their numbers: the root is 0. */
export const getParentNumber = (number: number): number => Math.floor((number - 1) / breadth);

/** Builds the addresses of the pages below a root, from its own. */
export function buildBelow(count: number): string[] {
  const addresses = [''];
  for (let number = 1; number < count; number += 1) addresses.push(`${addresses[getParentNumber(number)] ?? ''}/p${String(number)}`);
  return addresses.slice(1);
}

/** Lists the addresses of a subtree in a section, the root's first. */
export const listAddresses = ({ rootSlug, below }: Subtree, section: SubtreeSection): string[] =>
  ['', ...below].flatMap((path) => prefixes.map((prefix) => `${prefix}/${section}/${rootSlug}${path}`));

/** Creates a page with others below it, in all languages, and waits until all of them are live. */
export async function createSubtree(
  panel: PagesPanel,
  reader: Pick<Reader, 'waitUntil'>,
  { rootSlug, count }: { rootSlug: string; count: number },
): Promise<Subtree> {
  const ids = [await panel.create(rootSlug, `section:${subtreeSections[0]}`)];
  for (let number = 1; number < count; number += 1)
    ids.push(await panel.create(`p${String(number)}`, `page:${ids[getParentNumber(number)] ?? ''}`));
  const subtree = { rootId: ids[0] ?? '', rootSlug, below: buildBelow(count) };
  for (const address of listAddresses(subtree, subtreeSections[0])) await reader.waitUntil(address, isLive);
  return subtree;
}

/** Creates the trial of a move: the page's own addresses first, then all those below, and the redirects from the former ones. */
export function createMoveTrial(subtree: Subtree, panel: PagesPanel, from: SubtreeSection, to: SubtreeSection): Trial {
  const addresses = listAddresses(subtree, to).map((path): Sight => [path, isLive]);
  const [first, ...rest] = addresses;
  if (!first) throw new Error('The subtree has no page');
  const own = rest.slice(0, prefixes.length - 1);
  return {
    publish: () => panel.move(subtree.rootId, `section:${to}`),
    own: [first, ...own],
    others: [...rest.slice(own.length), ...listAddresses(subtree, from).map((path): Sight => [path, isMoved])],
  };
}
