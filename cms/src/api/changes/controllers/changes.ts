import { changesQuery } from '@ochiq/contract/change';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as z from 'zod';

import { readChanges } from '../../../change-log/read-changes';

type Context = { query: unknown; body: unknown };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(context: Context) {
    const asked = changesQuery.safeParse(context.query);
    if (!asked.success) throw new errors.ValidationError(z.prettifyError(asked.error));
    context.body = await readChanges(strapi, asked.data);
  },
});
