import * as z from 'zod';

/** The id of a row. A greater number is none of PostgreSQL's, which refuses the query. */
export const rowId = z.int().positive().max(2_147_483_647);

/** The same in an address, where it is a text. */
export const rowIdText = z.coerce.number().pipe(rowId);
