import type { ContentTypeName } from '@ochiq/contract/content-types';
import { findAddresses, type WrittenAddress } from '@ochiq/contract/entry-values';
import { isLocale, type Localized } from '@ochiq/contract/locales';
import { canonicalPath } from '@ochiq/contract/match-path';
import { splitForm } from '@ochiq/contract/path-for';
import { getPathNeed } from '@ochiq/contract/path-need';
import { isSafeUrl } from '@ochiq/contract/safe-url';
import { getSitePaths } from '@ochiq/contract/site-paths';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import type { Row } from '../strapi/documents';
import type { Complaint } from './complaint';
import { findDeadPaths, isPageAt } from './find-dead-paths';
import { complaintsAboutForeignFiles } from './foreign-files';
import { isUnchecked } from './together';

type Link = WrittenAddress & { locale: string; paths: readonly string[] };

const named = ({ words, address }: WrittenAddress, open: string, close: string) =>
  words.trim() === '' ? address : `${open}${words.trim()}${close} → ${address}`;

function leadsNowhere(link: WrittenAddress): Localized<string> {
  return {
    uz: `hech qayerga olib bormaydi: ${named(link, '“', '”')}. Avval oʻsha sahifani eʼlon qiling, boshqa manzil yozing yoki havolani olib tashlang`,
    ru: `никуда не ведёт: ${named(link, '«', '»')}. Сначала опубликуйте эту страницу, укажите другой адрес или уберите ссылку`,
    en: `leads nowhere: ${named(link, '“', '”')}. Publish that page first, write another address or remove the link`,
  };
}

/** Returns the message for a link with a locale prefix: the site adds it itself, so that the link would be dead. */
function hasPrefix(link: WrittenAddress, rest: string): Localized<string> {
  return {
    uz: `til belgisi bilan yozilgan: ${named(link, '“', '”')}. Sayt uni oʻzi qoʻyadi, shunday yozing: ${rest}`,
    ru: `записано с обозначением языка: ${named(link, '«', '»')}. Сайт подставит его сам, напишите так: ${rest}`,
    en: `has a language in it: ${named(link, '“', '”')}. The site puts it there by itself, write: ${rest}`,
  };
}

/** Returns the message for the address of a file, which has no language and needs the full address. */
function isFile(link: WrittenAddress): Localized<string> {
  const whole = `${settings.SITE_URL?.replace(/\/+$/u, '') ?? 'https://…'}${link.address}`;
  return {
    uz: `fayl manzili: ${named(link, '“', '”')}. Uni toʻliq yozing: ${whole}`,
    ru: `это адрес файла: ${named(link, '«', '»')}. Напишите его целиком: ${whole}`,
    en: `is the address of a file: ${named(link, '“', '”')}. Write all of it: ${whole}`,
  };
}

function messageFor(link: WrittenAddress): Localized<string> {
  const { address, kind } = link;
  if (kind !== 'link' || !address.startsWith('/')) return leadsNowhere(link);
  const { form, rest } = splitForm(address);
  if (form !== 'plain' && getPathNeed(canonicalPath(rest)) !== null) return hasPrefix(link, rest);
  const need = getPathNeed(address);
  return need?.kind === 'upload' || (need !== null && getPathNeed(`/uz${canonicalPath(address)}`) === null)
    ? isFile(link)
    : leadsNowhere(link);
}

function linksIn(name: ContentTypeName, version: Row): readonly Link[] {
  const { locale } = version;
  if (!isLocale(locale)) return [];
  return findAddresses(name, version)
    .filter(({ address }) => isSafeUrl(address))
    .map((written) => ({ ...written, locale, paths: getSitePaths(written, locale, settings.SITE_URL) }));
}

const hidesPage = (from: string): Localized<string> => ({
  uz: `bu saytdagi sahifaning manzili: ${from}. Avval oʻsha sahifani eʼlondan oling yoki manzilini oʻzgartiring`,
  ru: `это адрес страницы сайта: ${from}. Сначала снимите эту страницу с публикации или измените её адрес`,
  en: `is the address of a page of this site: ${from}. Unpublish that page or change its address first`,
});

async function hiddenPages(strapi: Core.Strapi, versions: readonly Row[]): Promise<readonly Complaint[]> {
  const complaints: Complaint[] = [];
  for (const { locale, from } of versions) {
    if (typeof from === 'string' && (await isPageAt(strapi, canonicalPath(from))))
      complaints.push({ locale, path: ['from'], message: hidesPage(from) });
  }
  return complaints;
}

/**
 * Finds the dead links of some versions in their language, and redirects that would hide a page, or lead from a file to
 * another site without an administrator.
 */
export async function complaintsAboutLinks(
  strapi: Core.Strapi,
  name: ContentTypeName,
  versions: readonly Row[],
): Promise<readonly Complaint[]> {
  if (isUnchecked()) return [];
  const links = versions.flatMap((version) => linksIn(name, version));
  const dead = await findDeadPaths(strapi, [...new Set(links.flatMap(({ paths }) => paths))]);
  const complaints = links
    .filter(({ paths }) => paths.some((path) => dead.has(path)))
    .map((link) => ({ locale: link.locale, path: link.path, message: messageFor(link) }));
  if (name !== 'redirect') return complaints;
  return [...complaints, ...complaintsAboutForeignFiles(strapi, versions), ...(await hiddenPages(strapi, versions))];
}
