/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A node of Strapi's `blocks` format, of whatever kind: the contract's schema says which ones a page may have. */
export type BlockNode = { readonly type: string; readonly [key: string]: Json | undefined };

/** Tells whether a value is a node, and not for example a broken entry of an old version. */
export const isBlockNode = (value: unknown): value is BlockNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns a text; an empty one for any other value. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the children of a node; `null` where it has none, or some that are no nodes. */
export function getChildren({ children }: BlockNode): readonly BlockNode[] | null {
  return Array.isArray(children) && children.every(isBlockNode) ? children : null;
}

/** Returns what a node has besides the fields that the editor knows; `null` where there is nothing. */
export function pickOthers(node: BlockNode, known: readonly string[]): Readonly<Record<string, Json | undefined>> | null {
  const others = Object.entries(node).filter(([key, value]) => value !== undefined && key !== 'type' && !known.includes(key));
  return others.length === 0 ? null : Object.fromEntries(others);
}
