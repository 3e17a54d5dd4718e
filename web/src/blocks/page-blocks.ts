import type { ComponentType } from 'react';

import type { BlockProps } from './block-props';
import { Callout } from './callout/callout';
import { Rows } from './rows/rows';

/** Kinds of blocks that only pages of the tree have. */
export type PageBlockKind = 'callout' | 'rows';

/** Their components: apart from the others, so that no other page loads them. */
export const pageBlocks: { readonly [K in PageBlockKind]: ComponentType<BlockProps<K>> } = { callout: Callout, rows: Rows };
