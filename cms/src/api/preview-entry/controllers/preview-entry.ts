import { previewLink } from '@ochiq/contract/wire/preview';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../../env';
import { isValidLink } from '../../../content/preview/preview-link';
import { readPreview } from '../../../content/preview/read-preview';

type Context = { query: unknown; body: unknown };

/** The only place where drafts leave the CMS, one at a time: the request is the link that an editor was given. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(context: Context) {
    const { PUBLISHER_KEY: key } = settings;
    const link = previewLink.safeParse(context.query);
    if (key === undefined || !link.success || !isValidLink(link.data, key, new Date()))
      throw new errors.ForbiddenError('This is no link of the preview, or its time is over');
    context.body = await readPreview(strapi, link.data);
  },
});
