import type { Localized } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import type { Row } from '../strapi/documents';
import { adminService, type AdminUser } from '../strapi/admin-services';
import type { Complaint } from './complaint';
import { findForeignHost } from './foreign-host';

type State = { user?: AdminUser; auth?: { strategy?: { name?: string } } };

const needsAdministrator = (host: string): Localized<string> => ({
  uz: `fayl manzilidan begona saytga olib boradi: ${host}. Oʻquvchi uni muassasa fayli deb oʻylaydi, shuning uchun buni faqat administrator eʼlon qila oladi`,
  ru: `ведёт с адреса файла на чужой сайт: ${host}. Читатель примет его за файл учреждения, поэтому опубликовать это может только администратор`,
  en: `leads from the address of a file to another site: ${host}. Readers take it for a file of the institution, so only an administrator can publish it`,
});

/** Restricts redirects from files to other sites to administrators. */
export function complaintsAboutForeignFiles(strapi: Core.Strapi, versions: readonly Row[]): readonly Complaint[] {
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as State;
  if (!user || auth?.strategy?.name !== 'admin' || adminService(strapi, 'role').hasSuperAdminRole(user)) return [];
  return versions.flatMap((version) => {
    const host = findForeignHost(version, settings.SITE_URL);
    return host === null ? [] : [{ locale: version.locale, path: ['to'], message: needsAdministrator(host) }];
  });
}
