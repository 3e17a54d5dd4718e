import { blocks } from './blocks.ts';
import type { Fields } from './field.ts';
import { parts } from './parts.ts';

const components = new Map<string, Fields>([...parts, ...blocks].map(({ uid, fields }) => [uid, fields]));

/** Returns the fields of a part or block, if there is one of this name. */
export const getComponentFields = (uid: string): Fields | undefined => components.get(uid);
