import type { MenuItem } from '@ochiq/contract/fields/menu';
import { resolveMenu, type MenuGroup } from '@ochiq/contract/routing/resolve-menu';

import type { RenderContext } from '../render-context.ts';
import { resolveTarget } from './target.ts';

/** Resolves a menu to what readers see: an item whose page is not on the site is left out. */
export const buildMenu = (context: RenderContext, items: readonly MenuItem[]): MenuGroup[] =>
  resolveMenu(items, context.locale, (target) => resolveTarget(context, target));
