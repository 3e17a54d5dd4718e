import { errors } from '@strapi/utils';

/** Creates the refusal that an editor reads: of all errors with the status 403, Strapi sends the text of this one only. */
export const createRefusal = (message: string): Error => new errors.PolicyError(message);
