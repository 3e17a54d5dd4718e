import type { ShownAnswer } from '../rules/form-facts.ts';
import type { NoRoom } from './room.ts';

/** What is said to who came while there was no room. */
export const refusalOf = (status: NoRoom): ShownAnswer => ({ outcome: 'refused', reason: status === 429 ? 'too-many' : 'failed' });
