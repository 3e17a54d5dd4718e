import { changesQuery } from '@ochiq/contract/wire/change';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { readChanges } from '../../../content/change-log/stored-changes';

type Context = { query: unknown; body: unknown };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(context: Context) {
    const query = changesQuery.safeParse(context.query);
    if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
    context.body = await readChanges(strapi, query.data);
  },
});
