import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Localized } from '@ochiq/contract/routing/locales';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { dropMissingFields, hasWords } from './check-fields';
import { isOfCitizens, listViewQuery, type ListView, maxViews, type NewListView } from './list-view';

const tooMany: Localized<string> = {
  uz: `Bu roʻyxatda ${String(maxViews)} ta saqlangan filtringiz bor: avval birini oʻchiring`,
  ru: `У вас уже ${String(maxViews)} сохранённых фильтров этого списка: сначала удалите один`,
  en: `You have ${String(maxViews)} saved filters of this list: delete one first`,
};
const wordsOfCitizens: Localized<string> = {
  uz: 'Fuqarolarning soʻzlari saqlanmaydi: holat, tur yoki kun boʻyicha filtrlang, soʻng saqlang',
  ru: 'Слова граждан не сохраняются: отберите по состоянию, виду или дню, затем сохраните',
  en: 'Words of citizens are not stored: filter by state, kind or day, then save',
};

const getAttributes = (strapi: Core.Strapi, model: string) => strapi.contentType(model as UID.ContentType).attributes;

/** Lists the filters that a person has saved of a list, by their names. */
export async function readListViews(strapi: Core.Strapi, user: number, model: string): Promise<ListView[]> {
  const rows = await getTable(strapi, 'list-view').findMany({ where: { user, model }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  return rows.flatMap(({ id, name, query }) => {
    const { data } = listViewQuery.safeParse(JSON.parse(query));
    return data ? [{ id, name, ...dropMissingFields(getAttributes(strapi, model), data) }] : [];
  });
}

/**
 * Saves filters under a name, in the place of those of this person that have it.
 * @throws a ValidationError: there are too many, or they hold words of citizens, which are deleted after a time where they were sent
 */
export async function saveView(strapi: Core.Strapi, user: number, { model, name, query }: NewListView): Promise<void> {
  if (isOfCitizens(model) && hasWords(getAttributes(strapi, model), query))
    throw new errors.ValidationError(translateForEditor(strapi, wordsOfCitizens));
  const views = getTable(strapi, 'list-view');
  await withWriteLock(strapi, async () => {
    await views.deleteMany({ where: { user, model, name } });
    if ((await views.count({ where: { user, model } })) >= maxViews) throw new errors.ValidationError(translateForEditor(strapi, tooMany));
    await views.create({ data: { user, model, name, query: JSON.stringify(query) } });
  });
}

/** @throws a NotFoundError: the person has no such filter */
async function requireView(strapi: Core.Strapi, user: number, id: number) {
  const view = await getTable(strapi, 'list-view').findOne({ where: { id, user } });
  if (!view) throw new errors.NotFoundError('There is no such filter of yours');
  return view;
}

/** Renames filters; others of that name in the same list are replaced. */
export async function renameView(strapi: Core.Strapi, user: number, id: number, name: string): Promise<void> {
  await withWriteLock(strapi, async () => {
    const { model } = await requireView(strapi, user, id);
    const views = getTable(strapi, 'list-view');
    await views.deleteMany({ where: { user, model, name, id: { $ne: id } } });
    await views.updateMany({ where: { id, user }, data: { name } });
  });
}

export async function deleteView(strapi: Core.Strapi, user: number, id: number): Promise<void> {
  await requireView(strapi, user, id);
  await getTable(strapi, 'list-view').deleteMany({ where: { id, user } });
}
