import type { ShownAnswer } from '../rules/form-facts.ts';
import type { NoRoom } from './room.ts';

/** Returns the refusal of a form for a limit that was reached. */
export const refusalOf = (status: NoRoom): ShownAnswer => ({ outcome: 'refused', reason: status === 429 ? 'too-many' : 'failed' });
