import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import type { Row } from '../strapi/get-documents';
import { getAdminService, type AdminUser } from '../strapi/admin-services';
import type { EntryIssue } from './entry-issue';
import { findForeignHost } from './foreign-host';

type RequestState = { user?: AdminUser; auth?: { strategy?: { name?: string } } };

const needsAdministrator = (host: string): Localized<string> => ({
  uz: `fayl manzilidan begona saytga olib boradi: ${host}. Oʻquvchi uni muassasa fayli deb oʻylaydi, shuning uchun buni faqat administrator eʼlon qila oladi`,
  ru: `ведёт с адреса файла на чужой сайт: ${host}. Читатель примет его за файл учреждения, поэтому опубликовать это может только администратор`,
  en: `leads from the address of a file to another site: ${host}. Readers take it for a file of the institution, so only an administrator can publish it`,
});

/** Restricts redirects from files to other sites to administrators. */
export function findForeignFileIssues(strapi: Core.Strapi, versions: readonly Row[]): readonly EntryIssue[] {
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
  if (!user || auth?.strategy?.name !== 'admin' || getAdminService(strapi, 'role').hasSuperAdminRole(user)) return [];
  return versions.flatMap((version) => {
    const host = findForeignHost(version, settings.SITE_URL);
    return host === null ? [] : [{ locale: version.locale, path: ['to'], message: needsAdministrator(host) }];
  });
}
