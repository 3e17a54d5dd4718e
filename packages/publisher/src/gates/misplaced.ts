import { blocks, headings, islands, neverDrawn, partsOf, placesOf, scopes, transparent } from './tags.ts';

const isDrawing = (name: string) => name === 'svg' || name === 'math';

/** Whether an element is inside a drawing, where other rules hold. */
export function isDrawn(stack: readonly string[]): boolean {
  if (!stack.some(isDrawing)) return false;
  const place = stack.findLast((name) => isDrawing(name) || islands.has(name));
  return place !== undefined && isDrawing(place);
}

/** Whether one of these is around, before anything that nobody looks through. */
function isWithin(stack: readonly string[], name: string, stops: (name: string) => boolean): boolean {
  return stack.findLast((around) => around === name || stops(around)) === name;
}

const isScope = (name: string) => scopes.has(name);
const isButtonScope = (name: string) => name === 'button' || scopes.has(name);
const isOpaque = (name: string) => !transparent.has(name);

/**
 * The element around which a browser would end, or move this one out of; `null` where it may stand where it does.
 * @param drawn whether it is inside a drawing
 */
export function misplacedIn(name: string, stack: readonly string[], drawn: boolean): string | null {
  const parent = stack.at(-1) ?? '';
  if (drawn) return neverDrawn.has(name) ? 'svg' : null;
  if (partsOf.get(parent)?.has(name) === false || placesOf.get(name)?.has(parent) === false) return parent;
  if (blocks.has(name) && isWithin(stack, 'p', isButtonScope)) return 'p';
  if (headings.has(name) && headings.has(parent)) return parent;
  if ((name === 'a' || name === 'button') && isWithin(stack, name, isScope)) return name;
  if (name === 'form' && stack.includes('form')) return name;
  if (name === 'li' && isWithin(stack, 'li', isOpaque)) return name;
  if (name === 'dd' || name === 'dt') return ['dd', 'dt'].find((other) => isWithin(stack, other, isOpaque)) ?? null;
  return null;
}
