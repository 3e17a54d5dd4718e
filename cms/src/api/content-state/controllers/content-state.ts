import type { Core } from '@strapi/strapi';

import { computeFingerprint } from '../../../content/change-log/compute-fingerprint';

type ResponseContext = { body: unknown };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(context: ResponseContext) {
    context.body = { fingerprint: await computeFingerprint(strapi) };
  },
});
