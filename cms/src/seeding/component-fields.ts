import { blocks } from '@ochiq/contract/blocks';
import type { Fields } from '@ochiq/contract/field';
import { parts } from '@ochiq/contract/parts';

const components = new Map<string, Fields>([...parts, ...blocks].map(({ uid, fields }) => [uid, fields]));

/** The fields of a part or block, if there is one of this name. */
export const componentFields = (uid: string): Fields | undefined => components.get(uid);
