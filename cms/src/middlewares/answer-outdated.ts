import type { Core } from '@strapi/strapi';

import { OutdatedError } from '../outdated/outdated-error';
import { refuse } from '../safety/refuse';

/** Answers with 409 what began from an older version; Strapi would answer any ValidationError with 400. */
const answerOutdated: Core.MiddlewareFactory = () => async (context, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof OutdatedError)) throw error;
    refuse(context, 409, error.name, error.message);
  }
};

export default answerOutdated;
