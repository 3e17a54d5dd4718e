import { isFormWithFiles } from '@ochiq/contract/forms/form-files';
import { intakePaths } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { handleForm } from '../submissions/forms/form-handler';
import { withIncomingFolder } from '../submissions/sent-files/private-folder';
import { readSentRequest } from '../submissions/sent-files/read-sent-request';

const formsPrefix = `${intakePaths.receive}/`;

/**
 * Handles a form with files that the edge forwards. It responds before Strapi reads bodies, which would write the files
 * where every user of the machine may read them, and leave them there after a crash.
 */
const sentFiles: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (context, next) => {
    const form = context.path.startsWith(formsPrefix) ? context.path.slice(formsPrefix.length) : '';
    if (context.method !== 'POST' || !isFormWithFiles(form) || !context.is('multipart/form-data')) {
      await next();
      return;
    }
    await withIncomingFolder(async (folder) => {
      const received = await readSentRequest(context.req, folder);
      await handleForm(strapi, context, { form, body: received?.request, files: received?.files ?? [] });
    });
  };

export default sentFiles;
