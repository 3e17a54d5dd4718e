import { errors } from '@strapi/utils';
import type * as z from 'zod';

import type { removalDetails } from './removal';

/** Refuses to take away what is used, until the request says what happens with the uses. */
export class UsedError extends errors.ValidationError<string, z.output<typeof removalDetails>> {}
