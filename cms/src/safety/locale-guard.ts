import { isLocale, type Localized } from '@ochiq/contract/locales';
import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { inEditorsLanguage } from '../panel/in-editors-language';
import { adminService, type AdminUser } from '../strapi/admin-services';
import { localeService } from '../strapi/locale-service';

type State = { user?: AdminUser; auth?: { strategy?: { name?: string } } };

/** Strapi's names of the rights that these actions need. */
const rights: Readonly<Record<string, string>> = { create: 'create', update: 'update', clone: 'create' };

const notYours = (locale: string): Localized<string> => ({
  uz: `Rolingiz bu tilda yozishga ruxsat bermaydi (${locale}): maʼmurdan Editor (${locale}) rolini soʻrang`,
  ru: `Ваша роль не позволяет писать на этом языке (${locale}): попросите у администратора роль Editor (${locale})`,
  en: `Your role does not write in this language (${locale}): ask an administrator for the role Editor (${locale})`,
});

async function mayWrite(strapi: Core.Strapi, user: AdminUser, right: string, uid: string, locale: string): Promise<boolean> {
  if (adminService(strapi, 'role').hasSuperAdminRole(user)) return true;
  const permissions = await adminService(strapi, 'permission').findUserPermissions(user);
  return permissions.some(
    ({ action, subject, properties }) =>
      subject === uid && action === `plugin::content-manager.explorer.${right}` && (properties.locales?.includes(locale) ?? true),
  );
}

/**
 * Returns a document middleware that checks the right to a language. Strapi checks it for existing versions only; a new
 * one in a foreign language would be let through.
 */
export function localeGuard(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const right = rights[context.action];
    const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as State;
    const pluginOptions = context.contentType.pluginOptions as { i18n?: { localized?: boolean } } | undefined;
    if (right !== undefined && user && auth?.strategy?.name === 'admin' && pluginOptions?.i18n?.localized === true) {
      const { locale } = context.params as { locale?: unknown };
      const wanted = isLocale(locale) ? locale : await localeService(strapi).getDefaultLocale();
      if (!(await mayWrite(strapi, user, right, context.uid, wanted))) {
        throw new errors.ForbiddenError(inEditorsLanguage(strapi, notYours(wanted)));
      }
    }
    return next();
  };
}
