import type { Core } from '@strapi/strapi';

import { publishGuard } from './publish-guard/publish-guard';
import { localeGuard } from './safety/locale-guard';
import { setup } from './setup/setup';
import { sharedFields } from './shared-fields/shared-fields';

type Host = { strapi: Core.Strapi };

export default {
  // Before the plugins': the first that is registered is the outermost.
  register({ strapi }: Host) {
    for (const guard of [localeGuard, publishGuard, sharedFields]) strapi.documents.use(guard(strapi));
  },
  bootstrap: ({ strapi }: Host) => setup(strapi),
};
