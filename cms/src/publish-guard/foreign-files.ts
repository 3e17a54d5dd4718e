import type { Localized } from '@ochiq/contract/locales';
import { canonicalPath } from '@ochiq/contract/match-path';
import { isExternalUrl } from '@ochiq/contract/safe-url';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import type { Row } from '../strapi/documents';
import { adminService, type AdminUser } from '../strapi/admin-services';
import type { Complaint } from './complaint';

type State = { user?: AdminUser; auth?: { strategy?: { name?: string } } };

/** Where the site keeps files: readers believe what they download from there. */
const files = '/media/';

const needsAdministrator = (host: string): Localized<string> => ({
  uz: `fayl manzilidan begona saytga olib boradi: ${host}. Oʻquvchi uni muassasa fayli deb oʻylaydi, shuning uchun buni faqat administrator eʼlon qila oladi`,
  ru: `ведёт с адреса файла на чужой сайт: ${host}. Читатель примет его за файл учреждения, поэтому опубликовать это может только администратор`,
  en: `leads from the address of a file to another site: ${host}. Readers take it for a file of the institution, so only an administrator can publish it`,
});

/** The host of another site that a redirect leads to from the address of a file; `null` where it does not. */
function findForeignHost({ from, to }: Row, siteUrl: string | undefined): string | null {
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  if (!canonicalPath(from).startsWith(files) || !isExternalUrl(to) || !URL.canParse(to)) return null;
  const { host } = new URL(to);
  return siteUrl !== undefined && host === new URL(siteUrl).host ? null : host;
}

/** Keeps redirects from files to other sites from everybody in the panel but administrators. */
export function complaintsAboutForeignFiles(strapi: Core.Strapi, versions: readonly Row[]): readonly Complaint[] {
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as State;
  if (!user || auth?.strategy?.name !== 'admin' || adminService(strapi, 'role').hasSuperAdminRole(user)) return [];
  return versions.flatMap((version) => {
    const host = findForeignHost(version, settings.SITE_URL);
    return host === null ? [] : [{ locale: version.locale, path: ['to'], message: needsAdministrator(host) }];
  });
}
