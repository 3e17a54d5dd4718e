import type { Core } from '@strapi/strapi';

import { fingerprint } from '../../../state/fingerprint';

type Answer = { body: unknown };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(context: Answer) {
    context.body = { fingerprint: await fingerprint(strapi) };
  },
});
