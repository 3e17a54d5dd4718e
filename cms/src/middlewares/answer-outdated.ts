import type { Core } from '@strapi/strapi';

import { OutdatedError } from '../content/outdated/refuse-outdated';
import { sendError } from '../platform/security/send-error';

/** Answers with 409 what began from an older version; Strapi would answer any ValidationError with 400. */
const handleOutdated: Core.MiddlewareFactory = () => async (context, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof OutdatedError)) throw error;
    sendError(context, 409, error.name, error.message, error.details);
  }
};

export default handleOutdated;
