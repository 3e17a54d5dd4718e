import type { Core } from '@strapi/strapi';

import { sendError } from '../platform/security/send-error';

const panelUploads = /^\/upload(\/|$)/u;

/**
 * Refuses multipart requests outside the media library: Strapi writes the files of a form to the disk before it
 * authenticates, on every path.
 */
const multipartGuard: Core.MiddlewareFactory = () => async (context, next) => {
  const isForm = Boolean(context.is('multipart/*'));
  if (isForm && !(panelUploads.test(context.path) && context.get('authorization') !== '')) {
    sendError(context, 415, 'UnsupportedMediaTypeError', 'Files are accepted by the media library of the panel only: send JSON here');
    return;
  }
  await next();
};

export default multipartGuard;
