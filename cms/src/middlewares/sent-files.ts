import { takesFiles } from '@ochiq/contract/forms/form-files';
import { intakePaths } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { answerForm } from '../intake/answer-form';
import { withComing } from '../sent-files/private-folder';
import { readSent } from '../sent-files/read-sent';

const receives = `${intakePaths.receive}/`;

/**
 * Handles a form with files that the edge forwards. It responds before Strapi reads bodies, which would write the files
 * where every user of the machine may read them, and leave them there after a crash.
 */
const sentFiles: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (context, next) => {
    const form = context.path.startsWith(receives) ? context.path.slice(receives.length) : '';
    if (context.method !== 'POST' || !takesFiles(form) || !context.is('multipart/form-data')) {
      await next();
      return;
    }
    await withComing(async (folder) => {
      const come = await readSent(context.req, folder);
      await answerForm(strapi, context, { form, body: come?.request, files: come?.files ?? [] });
    });
  };

export default sentFiles;
