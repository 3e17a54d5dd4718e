import { blocks, drawnTexts, headings, neverDrawn, opaque, partsOf, placesOf, refused, scopes } from './tags.ts';

/** Whether one of these is around, before anything that nobody looks through. */
function isWithin(stack: readonly string[], name: string, stops: (name: string) => boolean): boolean {
  return stack.findLast((around) => around === name || stops(around)) === name;
}

const isScope = (name: string) => scopes.has(name);
const isButtonScope = (name: string) => name === 'button' || scopes.has(name);
const isOpaque = (name: string) => opaque.has(name);

/**
 * The element around which a browser would end, or move this one out of; `null` where it may stand where it does.
 * @param drawn whether it is inside a drawing, where other rules hold
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
