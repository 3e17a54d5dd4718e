import type { ContentTypeName } from '@ochiq/contract/content-types';
import { findAddresses, type EntryAddress } from '@ochiq/contract/fields/entry-values';
import { isLocale, type Localized } from '@ochiq/contract/routing/locales';
import { normalizePath } from '@ochiq/contract/routing/match-path';
import { splitLocalePrefix } from '@ochiq/contract/routing/path-for';
import { getPathNeeds } from '@ochiq/contract/routing/path-need';
import { isSafeUrl } from '@ochiq/contract/fields/safe-url';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { findTargetIssues } from '../menus/find-target-issues';
import type { Row } from '../../platform/strapi/documents';
import type { EntryIssue } from './entry-issue';
import { findDeadPaths, isPageAt } from './find-dead-paths';
import { isUnchecked } from './publish-together';
import { getAdminService, type AdminUser } from '../../platform/strapi/admin-services';
import { findForeignHost } from './foreign-host';

type RequestState = { user?: AdminUser; auth?: { strategy?: { name?: string } } };

const needsAdministrator = (host: string): Localized<string> => ({
  uz: `fayl manzilidan begona saytga olib boradi: ${host}. Oʻquvchi uni muassasa fayli deb oʻylaydi, shuning uchun buni faqat administrator eʼlon qila oladi`,
  ru: `ведёт с адреса файла на чужой сайт: ${host}. Читатель примет его за файл учреждения, поэтому опубликовать это может только администратор`,
  en: `leads from the address of a file to another site: ${host}. Readers take it for a file of the institution, so only an administrator can publish it`,
});

/** Restricts redirects from files to other sites to administrators. */
function findForeignFileIssues(strapi: Core.Strapi, versions: readonly Row[]): readonly EntryIssue[] {
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
  if (!user || auth?.strategy?.name !== 'admin' || getAdminService(strapi, 'role').hasSuperAdminRole(user)) return [];
  return versions.flatMap((version) => {
    const host = findForeignHost(version, settings.SITE_URL);
    return host === null ? [] : [{ locale: version.locale, path: ['to'], message: needsAdministrator(host) }];
  });
}

type Link = EntryAddress & { locale: string; paths: readonly string[] };

const formatLink = ({ words, address }: EntryAddress, open: string, close: string) =>
  words.trim() === '' ? address : `${open}${words.trim()}${close} → ${address}`;

function getDeadLinkMessage(link: EntryAddress): Localized<string> {
  return {
    uz: `hech qayerga olib bormaydi: ${formatLink(link, '“', '”')}. Avval oʻsha sahifani eʼlon qiling, boshqa manzil yozing yoki havolani olib tashlang`,
    ru: `никуда не ведёт: ${formatLink(link, '«', '»')}. Сначала опубликуйте эту страницу, укажите другой адрес или уберите ссылку`,
    en: `leads nowhere: ${formatLink(link, '“', '”')}. Publish that page first, write another address or remove the link`,
  };
}

/** Returns the message for a link with a locale prefix: the site adds it itself, so that the link would be dead. */
function getPrefixMessage(link: EntryAddress, rest: string): Localized<string> {
  return {
    uz: `til belgisi bilan yozilgan: ${formatLink(link, '“', '”')}. Sayt uni oʻzi qoʻyadi, shunday yozing: ${rest}`,
    ru: `записано с обозначением языка: ${formatLink(link, '«', '»')}. Сайт подставит его сам, напишите так: ${rest}`,
    en: `has a language in it: ${formatLink(link, '“', '”')}. The site puts it there by itself, write: ${rest}`,
  };
}

/** Returns the message for the address of a file, which has no language and needs the full address. */
function getFileAddressMessage(link: EntryAddress): Localized<string> {
  const fullAddress = `${settings.SITE_URL?.replace(/\/+$/u, '') ?? 'https://…'}${link.address}`;
  return {
    uz: `fayl manzili: ${formatLink(link, '“', '”')}. Uni toʻliq yozing: ${fullAddress}`,
    ru: `это адрес файла: ${formatLink(link, '«', '»')}. Напишите его целиком: ${fullAddress}`,
    en: `is the address of a file: ${formatLink(link, '“', '”')}. Write all of it: ${fullAddress}`,
  };
}

function getLinkMessage(link: EntryAddress): Localized<string> {
  const { address, kind } = link;
  if (kind !== 'link' || !address.startsWith('/')) return getDeadLinkMessage(link);
  const { form, rest } = splitLocalePrefix(address);
  if (form !== 'plain' && getPathNeeds(normalizePath(rest)).length > 0) return getPrefixMessage(link, rest);
  const needs = getPathNeeds(address);
  return needs.some(({ kind }) => kind === 'upload') || (needs.length > 0 && getPathNeeds(`/uz${normalizePath(address)}`).length === 0)
    ? getFileAddressMessage(link)
    : getDeadLinkMessage(link);
}

function findLinks(name: ContentTypeName, version: Row): readonly Link[] {
  const { locale } = version;
  if (!isLocale(locale)) return [];
  return findAddresses(name, version)
    .filter(({ address }) => isSafeUrl(address))
    .map((written) => ({ ...written, locale, paths: getSitePaths(written, locale, settings.SITE_URL) }));
}

const getHiddenPageMessage = (from: string): Localized<string> => ({
  uz: `bu saytdagi sahifaning manzili: ${from}. Avval oʻsha sahifani eʼlondan oling yoki manzilini oʻzgartiring`,
  ru: `это адрес страницы сайта: ${from}. Сначала снимите эту страницу с публикации или измените её адрес`,
  en: `is the address of a page of this site: ${from}. Unpublish that page or change its address first`,
});

async function findHiddenPages(strapi: Core.Strapi, versions: readonly Row[]): Promise<readonly EntryIssue[]> {
  const issues: EntryIssue[] = [];
  for (const { locale, from } of versions) {
    if (typeof from === 'string' && (await isPageAt(strapi, normalizePath(from))))
      issues.push({ locale, path: ['from'], message: getHiddenPageMessage(from) });
  }
  return issues;
}

/**
 * Finds the dead links of some versions in their language, and redirects that would hide a page, or lead from a file to
 * another site without an administrator.
 */
export async function findLinkIssues(strapi: Core.Strapi, name: ContentTypeName, versions: readonly Row[]): Promise<readonly EntryIssue[]> {
  if (isUnchecked()) return [];
  const links = versions.flatMap((version) => findLinks(name, version));
  const dead = await findDeadPaths(strapi, [...new Set(links.flatMap(({ paths }) => paths))]);
  const issues = links
    .filter(({ paths }) => paths.some((path) => dead.has(path)))
    .map((link) => ({ locale: link.locale, path: link.path, message: getLinkMessage(link) }));
  if (name !== 'redirect') return [...issues, ...(await findTargetIssues(strapi, name, versions))];
  return [...issues, ...findForeignFileIssues(strapi, versions), ...(await findHiddenPages(strapi, versions))];
}
