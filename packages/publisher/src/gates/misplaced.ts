import { blocks, drawnTexts, headings, neverDrawn, opaque, partsOf, placesOf, refused, scopes } from './tags.ts';

/** Returns whether an element is open, up to the nearest scope boundary. */
function isWithin(stack: readonly string[], name: string, stops: (name: string) => boolean): boolean {
  return stack.findLast((around) => around === name || stops(around)) === name;
}

const isScope = (name: string) => scopes.has(name);
const isButtonScope = (name: string) => name === 'button' || scopes.has(name);
const isOpaque = (name: string) => opaque.has(name);

/**
 * Returns the open element that a browser would close or move this one out of; `null` where the nesting is valid.
 * @param isInsideSvg whether it is inside an SVG, where other rules apply
 */
export function misplacedIn(name: string, stack: readonly string[], drawn: boolean): string | null {
  const parent = stack.at(-1) ?? '';
  if (drawn) return neverDrawn.has(name) || drawnTexts.has(parent) ? 'svg' : null;
  if (refused.has(name)) return parent;
  if (partsOf.get(parent)?.has(name) === false || placesOf.get(name)?.has(parent) === false) return parent;
  if (blocks.has(name) && isWithin(stack, 'p', isButtonScope)) return 'p';
  if (headings.has(name) && headings.has(parent)) return parent;
  if ((name === 'a' || name === 'button') && isWithin(stack, name, isScope)) return name;
  if (name === 'form' && stack.includes('form')) return name;
  if (name === 'li' && isWithin(stack, 'li', isOpaque)) return name;
  if (name === 'dd' || name === 'dt') return ['dd', 'dt'].find((other) => isWithin(stack, other, isOpaque)) ?? null;
  return null;
}
