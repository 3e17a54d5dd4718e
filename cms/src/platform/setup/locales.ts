import { defaultLocale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getLocaleService } from '../strapi/get-locale-service';

/** Creates the languages of the site, with their own names, and sets the default one. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = getLocaleService(strapi);
  for (const code of localeCodes) {
    const { name } = locales[code];
    const known = await service.findByCode(code);
    if (!known) await service.create({ code, name });
    else if (known.name !== name) await service.update({ id: known.id }, { name });
  }
  if ((await service.getDefaultLocale()) !== defaultLocale) await service.setDefaultLocale({ code: defaultLocale });
}
