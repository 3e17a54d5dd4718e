import { defaultLocale, type Locale, type Localized, mapLocales } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getDocuments } from '../../platform/strapi/documents';
import { withWriteLock } from '../../platform/database/transactions';
import { editedFromHeader, readEditedFrom } from './edited-from';
import { formatMinute } from '../schedule/minute';

type PersonName = { firstname?: string | null; lastname?: string | null } | null;

/** The author and the time of the last save of a version. */
type LastSave = { by: PersonName; at: string };

const outdatedTexts = {
  uz: (who: string, when: string) =>
    `Bu yozuvni siz ochganingizdan keyin oʻzgartirishdi: ${who}${when} (Toshkent vaqti). Saqlanmadi, lekin yozganlaringiz shu yerda turibdi: ulardan nusxa oling, sahifani qayta yuklang va oʻzgartirishlaringizni kiriting.`,
  ru: (who: string, when: string) =>
    `Эту запись изменили после того, как вы её открыли: ${who}${when} (время Ташкента). Ничего не сохранено, но ваш текст остался в форме: скопируйте его, обновите страницу и внесите свои изменения.`,
  en: (who: string, when: string) =>
    `This entry was changed after you had opened it: ${who}${when} (Tashkent time). Nothing was saved, but what you typed is still here: copy it, reload the page and enter your changes.`,
} as const satisfies Record<Locale, (who: string, when: string) => string>;

/** Describes who saved a version in the meantime, and when; only when for what the CMS saves by itself. */
export function describeOutdated({ by, at }: LastSave): Localized<string> {
  const name = [by?.firstname, by?.lastname].filter(Boolean).join(' ');
  return mapLocales((locale) => outdatedTexts[locale](name === '' ? '' : `${name}, `, formatMinute(at)));
}

/**
 * Refuses a change based on an older version. Strapi's form retains what was typed, as unsaved, only after a
 * ValidationError.
 */
export class OutdatedError extends errors.ValidationError {}

type Request = { get: (header: string) => string; params?: { id?: string; model?: string }; state: { isBaseChecked?: boolean } };
type VersionChange = { uid: string; documentId: string; locale: string };

const changes: readonly string[] = ['update', 'publish'];

function readBase(request: Request): Date | null {
  const base = readEditedFrom(request.get(editedFromHeader));
  if (base !== undefined) return base;
  throw new errors.ValidationError(`${editedFromHeader} is no instant: send updatedAt as the CMS gave it, or leave it out`);
}

/** Finds the save of a version after an instant, if there was one; a version that does not exist yet has none. */
async function findLaterSave(strapi: Core.Strapi, { uid, documentId, locale }: VersionChange, base: Date): Promise<LastSave | null> {
  const search = { filters: { documentId }, locale, status: 'draft', populate: { updatedBy: true } } as const;
  const [draft] = await getDocuments(strapi, uid).findMany(search);
  if (!draft || new Date(String(draft['updatedAt'])) <= base) return null;
  return { by: draft['updatedBy'] as LastSave['by'], at: new Date(String(draft['updatedAt'])).toISOString() };
}

/**
 * Refuses to save or publish over what another editor has saved since the form was opened. Requests that do not say
 * when the form was opened are let through: actions on a whole list, plans, and programs that rewrite everything. A
 * request changes its entry in several steps, so that only the first is checked; what it changes besides, such as
 * redirects, has no form.
 */
export function refuseOutdated(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { documentId, locale = defaultLocale } = context.params as Partial<VersionChange>;
    const request = strapi.requestContext.get() as unknown as Request | undefined;
    const isTarget = request?.params?.model === context.uid && (request.params.id ?? documentId) === documentId;
    if (!request || !isTarget || documentId === undefined || !changes.includes(context.action) || request.state.isBaseChecked)
      return next();
    const base = readBase(request);
    if (!base) return next();
    return withWriteLock(strapi, async () => {
      const laterSave = await findLaterSave(strapi, { uid: context.uid, documentId, locale }, base);
      if (laterSave) throw new OutdatedError(translateForEditor(strapi, describeOutdated(laterSave)), { errors: [] });
      request.state.isBaseChecked = true;
      return next();
    });
  };
}
