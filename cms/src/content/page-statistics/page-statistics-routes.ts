import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { PageStatistics, PageViews } from '@ochiq/contract/wire/page-statistics';
import type { Core } from '@strapi/strapi';

import { createRightsCheck, populateCreator } from '../../people/roles/panel-rights';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getDocuments } from '../../platform/strapi/documents';
import { addPanelRoutes, parseInput } from '../../platform/strapi/panel-routes';
import { createRefusal } from '../../platform/strapi/refusal';
import { addReadableTitles } from '../history/entry-titles';
import { listUnread, type PublishedPage } from './list-unread';
import { countEntryViews, maxShownPages, type ShownPage, statisticsQuery, type StatisticsResponse } from './page-statistics';
import { requestStatistics } from './request-statistics';

type Context = { state: { userAbility: unknown }; query: unknown; body: unknown };

const forbiddenMessage: Localized<string> = {
  uz: 'Rolingiz sayt mazmunini oʻqishga ruxsat bermaydi: statistikani koʻrish uchun administratordan muharrir rolini soʻrang',
  ru: 'Ваша роль не даёт читать содержимое сайта: чтобы видеть статистику, попросите у администратора роль редактора',
  en: 'Your role does not read the content of the site: ask an administrator for the role of an editor to see statistics',
};

/** Returns whether a user may read any of the content, in any language. */
const mayReadContent = (strapi: Core.Strapi, userAbility: unknown): boolean =>
  contentTypeNames.some((type) =>
    localeCodes.some((locale) => createRightsCheck(strapi, userAbility, getContentTypeUid(type), { locale })('read')),
  );

/** Picks the pages that the panel lists, by language, and adds the titles that the user may read. */
async function addTitles(strapi: Core.Strapi, userAbility: unknown, pages: readonly PageViews[]): Promise<ShownPage[]> {
  const listed = localeCodes.flatMap((code) => pages.filter(({ locale }) => locale === code).slice(0, maxShownPages.read));
  const entries = listed.flatMap(({ entry, locale }) => (entry ? [{ type: entry.type, document: entry.documentId, locale }] : []));
  const titled = await addReadableTitles(strapi, userAbility, entries);
  const titles = new Map(titled.map(({ document, locale, title }) => [`${document} ${locale}`, title]));
  return listed.map(({ path, locale, views, entry }) => {
    const title = entry ? titles.get(`${entry.documentId} ${locale}`) : undefined;
    const shownEntry = entry && title !== undefined ? { type: entry.type, document: entry.documentId } : null;
    return { path, locale, views, title: title === '' ? null : (title ?? null), entry: shownEntry };
  });
}

const pageUid = getContentTypeUid('page');

/** Reads the published pages of the tree, in all languages that the user may read. */
async function readPublishedPages(strapi: Core.Strapi, userAbility: unknown): Promise<PublishedPage[]> {
  const rows = await getDocuments(strapi, pageUid).findMany({ locale: localeCodes, status: 'published', populate: populateCreator });
  return rows.flatMap((row) => {
    const check = createRightsCheck(strapi, userAbility, pageUid, row);
    if (!check('read') || !check('read', 'title')) return [];
    const { documentId, locale } = row;
    const reviewOn = check('read', 'reviewOn') && typeof row['reviewOn'] === 'string' ? row['reviewOn'] : null;
    return [{ documentId, locale, title: String(row['title']), reviewOn, publishedAt: new Date(String(row['publishedAt'])).toISOString() }];
  });
}

async function showStatistics(strapi: Core.Strapi, userAbility: unknown, statistics: PageStatistics): Promise<StatisticsResponse> {
  const pages = await addTitles(strapi, userAbility, statistics.pages);
  const listedViews = pages.reduce((total, { views }) => total + views, 0);
  const allViews = statistics.pages.reduce((total, { views }) => total + views, statistics.otherPages);
  const unread = listUnread(await readPublishedPages(strapi, userAbility), countEntryViews(statistics));
  return { ...statistics, pages, otherPages: allViews - listedViews, unread };
}

/** Adds the panel's route of page statistics; Strapi guards it by its session. */
export function addPageStatisticsRoutes(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const { userAbility } = context.state;
    if (!mayReadContent(strapi, userAbility)) throw createRefusal(translateForEditor(strapi, forbiddenMessage));
    const statistics = await requestStatistics(strapi, parseInput(statisticsQuery, context.query).days);
    const response: StatisticsResponse =
      statistics?.state === 'on' ? await showStatistics(strapi, userAbility, statistics) : { state: statistics?.state ?? 'away' };
    context.body = response;
  };
  addPanelRoutes(strapi, [{ method: 'GET', path: '/page-statistics', handler }]);
}
