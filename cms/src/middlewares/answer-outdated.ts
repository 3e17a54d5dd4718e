import type { Core } from '@strapi/strapi';

import { BaseMissingError, OutdatedError } from '../content/outdated/refuse-outdated';
import { UsedError } from '../content/removal/used-error';
import { sendError } from '../platform/security/send-error';

/**
 * Answers with 409 what began from an older version or takes away what is used, and with 428 what does not say from which; Strapi would answer any
 * such error with 400.
 */
const handleOutdated: Core.MiddlewareFactory = () => async (context, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof OutdatedError || error instanceof UsedError) sendError(context, 409, error.name, error.message, error.details);
    else if (error instanceof BaseMissingError) sendError(context, 428, 'PreconditionRequiredError', error.message);
    else throw error;
  }
};

export default handleOutdated;
