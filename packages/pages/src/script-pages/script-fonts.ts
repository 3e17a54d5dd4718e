import type { ScriptPrefix } from '@ochiq/contract/routing/scripts';

/**
 * Returns the attribute of a page's first font in which the fonts of an alphabet are listed, separated by spaces: only
 * the build of the page knows their addresses.
 */
export const getFontsAttribute = <Script extends ScriptPrefix>(script: Script) => `data-fonts-${script}` as const;

export type FontsAttribute = ReturnType<typeof getFontsAttribute<ScriptPrefix>>;
