import type { ContentTypeName } from '@ochiq/contract/content-types';

import { listTextBlocks } from '../../content/agreement/list-text-blocks.ts';
import type { FindForbidden } from './use-forbidden-finder.ts';

/** Words of a form that are not to be written, their place, and what to write. */
export type ForbiddenFinding = { path: string; text: string; instead: string };

/** Lists words of a form that the term base advises against, in the order of its fields. */
export const listForbidden = (type: ContentTypeName, values: unknown, find: FindForbidden): ForbiddenFinding[] =>
  listTextBlocks(type, values).flatMap(({ path, text }) => find(text).map((match) => ({ path, text: match.text, instead: match.instead })));
