import { isLocale, type Localized } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getAdminService, type AdminUser } from '../../platform/strapi/admin-services';
import { getLocaleService } from '../../platform/strapi/get-locale-service';

type RequestState = { user?: AdminUser; auth?: { strategy?: { name?: string } } };

/** Strapi's names of the rights that these actions need. */
const rights: Readonly<Record<string, string>> = { create: 'create', update: 'update', clone: 'create' };

const getForbiddenMessage = (locale: string): Localized<string> => ({
  uz: `Rolingiz bu tilda yozishga ruxsat bermaydi (${locale}): maʼmurdan Editor (${locale}) rolini soʻrang`,
  ru: `Ваша роль не позволяет писать на этом языке (${locale}): попросите у администратора роль Editor (${locale})`,
  en: `Your role does not write in this language (${locale}): ask an administrator for the role Editor (${locale})`,
});

async function canWriteLocale(strapi: Core.Strapi, user: AdminUser, right: string, uid: string, locale: string): Promise<boolean> {
  if (getAdminService(strapi, 'role').hasSuperAdminRole(user)) return true;
  const permissions = await getAdminService(strapi, 'permission').findUserPermissions(user);
  return permissions.some(
    ({ action, subject, properties }) =>
      subject === uid && action === `plugin::content-manager.explorer.${right}` && (properties.locales?.includes(locale) ?? true),
  );
}

/**
 * Returns a document middleware that checks the right to a language. Strapi checks it for existing versions only; a new
 * one in a foreign language would be let through.
 */
export function createLocaleGuard(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const right = rights[context.action];
    const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
    const pluginOptions = context.contentType.pluginOptions as { i18n?: { localized?: boolean } } | undefined;
    if (right !== undefined && user && auth?.strategy?.name === 'admin' && pluginOptions?.i18n?.localized === true) {
      const { locale } = context.params as { locale?: unknown };
      const targetLocale = isLocale(locale) ? locale : await getLocaleService(strapi).getDefaultLocale();
      if (!(await canWriteLocale(strapi, user, right, context.uid, targetLocale))) {
        throw new errors.ForbiddenError(translateForEditor(strapi, getForbiddenMessage(targetLocale)));
      }
    }
    return next();
  };
}
