import {
  blocks,
  svgTextElements,
  headings,
  forbiddenInSvg,
  opaque,
  allowedChildren,
  allowedParents,
  forbiddenElements,
  scopeElements,
} from './tags.ts';

/** Returns whether an element is open, up to the nearest scope boundary. */
function isWithin(stack: readonly string[], name: string, stops: (name: string) => boolean): boolean {
  return stack.findLast((around) => around === name || stops(around)) === name;
}

const isScope = (name: string) => scopeElements.has(name);
const isButtonScope = (name: string) => name === 'button' || scopeElements.has(name);
const isOpaque = (name: string) => opaque.has(name);

/**
 * Returns the open element that a browser would close or move this one out of; `null` where the nesting is valid.
 * @param isInsideSvg whether it is inside an SVG, where other rules apply
 */
export function findInvalidNesting(name: string, stack: readonly string[], isInsideSvg: boolean): string | null {
  const parent = stack.at(-1) ?? '';
  if (isInsideSvg) return forbiddenInSvg.has(name) || svgTextElements.has(parent) ? 'svg' : null;
  if (forbiddenElements.has(name)) return parent;
  if (allowedChildren.get(parent)?.has(name) === false || allowedParents.get(name)?.has(parent) === false) return parent;
  if (blocks.has(name) && isWithin(stack, 'p', isButtonScope)) return 'p';
  if (headings.has(name) && headings.has(parent)) return parent;
  if ((name === 'a' || name === 'button') && isWithin(stack, name, isScope)) return name;
  if (name === 'form' && stack.includes('form')) return name;
  if (name === 'li' && isWithin(stack, 'li', isOpaque)) return name;
  if (name === 'dd' || name === 'dt') return ['dd', 'dt'].find((other) => isWithin(stack, other, isOpaque)) ?? null;
  return null;
}
