import { defaultLocale, type Locale, type Localized, mapLocales } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getDocuments } from '../../platform/strapi/documents';
import { formatUserName, type UserName } from '../../platform/strapi/user-names';
import { withWriteLock } from '../../platform/database/transactions';
import { anyVersion, type Base, editedFromHeader, type OutdatedDetails, readEditedFrom } from './edited-from';
import { formatMinute } from '../schedule/minute';

type PersonName = UserName | null;

/** The author and the time of the last save of a version. */
type LastSave = { by: PersonName; at: string };

const outdatedTexts = {
  uz: (who: string, when: string) =>
    `Bu yozuvni siz ochganingizdan keyin oʻzgartirishdi: ${who}${when} (Toshkent vaqti). Hech narsa saqlanmadi va hech narsa yoʻqolmadi: yozganlaringiz shu yerda turibdi. Ikkala matnni solishtirib, keraklisini tanlang.`,
  ru: (who: string, when: string) =>
    `Эту запись изменили после того, как вы её открыли: ${who}${when} (время Ташкента). Ничего не сохранено и ничего не потеряно: ваш текст остался в форме. Сравните оба текста и выберите нужное.`,
  en: (who: string, when: string) =>
    `This entry was changed after you had opened it: ${who}${when} (Tashkent time). Nothing was saved and nothing is lost: what you typed is still here. Compare both texts and choose.`,
} as const satisfies Record<Locale, (who: string, when: string) => string>;

const getName = (person: PersonName): string | null => formatUserName(person ?? {}) || null;

/** Describes who saved a version in the meantime, and when; only when for what the CMS saves by itself. */
export function describeOutdated({ by, at }: LastSave): Localized<string> {
  const name = getName(by);
  return mapLocales((locale) => outdatedTexts[locale](name === null ? '' : `${name}, `, formatMinute(at)));
}

/**
 * Refuses a change based on an older version. Strapi's form retains what was typed, as unsaved, only after a
 * ValidationError.
 */
export class OutdatedError extends errors.ValidationError<string, OutdatedDetails & { errors: readonly [] }> {}

type Headers = { get: (header: string) => string };
type Request = Headers & { params?: { id?: string; model?: string }; state: { isBaseChecked?: boolean } };
type VersionChange = { uid: string; documentId: string; locale: string };

const changes: readonly string[] = ['update', 'publish'];

/** Refuses a change of a version that does not say from which one it began. */
export class BaseMissingError extends errors.ApplicationError {
  constructor() {
    super(`Say in ${editedFromHeader} which version this began from: updatedAt as the CMS gave it, or ${anyVersion} for any`);
  }
}

/**
 * Reads from which version a request began; `null` where it does not say so.
 * @throws a ValidationError: it is no instant
 */
function readBase(request: Headers): Base | null {
  const base = readEditedFrom(request.get(editedFromHeader));
  if (base !== undefined) return base;
  throw new errors.ValidationError(`${editedFromHeader} is no instant: send updatedAt as the CMS gave it, or ${anyVersion} for any`);
}

/** Reads from which version a request began. @throws a BaseMissingError: it does not say so; a ValidationError */
export function readRequiredBase(request: Headers): Base {
  const base = readBase(request);
  if (base === null) throw new BaseMissingError();
  return base;
}

/** Finds the last save of a version; a version that does not exist yet has none. */
async function findLastSave(strapi: Core.Strapi, { uid, documentId, locale }: VersionChange): Promise<LastSave | null> {
  const search = { filters: { documentId }, locale, status: 'draft', populate: { updatedBy: true } } as const;
  const [draft] = await getDocuments(strapi, uid).findMany(search);
  return draft ? { by: draft['updatedBy'] as LastSave['by'], at: new Date(String(draft['updatedAt'])).toISOString() } : null;
}

/**
 * Runs work that follows from a version, unless that was saved again since; looking and working are one transaction.
 * @param base when the version was last saved that the work follows from; `*` to work in any case
 * @throws an OutdatedError, which says who saved and when
 */
export async function withUnchangedVersion<T>(strapi: Core.Strapi, version: VersionChange, base: Base, work: () => Promise<T>): Promise<T> {
  if (base === anyVersion) return work();
  return withWriteLock(strapi, async () => {
    const lastSave = await findLastSave(strapi, version);
    if (lastSave && new Date(lastSave.at) > base) {
      const details: OutdatedDetails = { outdated: { by: getName(lastSave.by), at: lastSave.at } };
      // Strapi's form looks through the errors of a ValidationError's fields.
      throw new OutdatedError(translateForEditor(strapi, describeOutdated(lastSave)), { errors: [], ...details });
    }
    return work();
  });
}

/**
 * Refuses to save or publish over what another editor has saved since the form was opened, and requests that do not say
 * when that was. Actions on a whole list are let through: they change what a version is, and not what it says. A request
 * changes its entry in several steps, so that only the first is checked; what it changes besides, such as redirects, has
 * no form.
 */
export function refuseOutdated(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { documentId, locale = defaultLocale } = context.params as Partial<VersionChange>;
    const request = strapi.requestContext.get() as unknown as Request | undefined;
    const isTarget = request?.params?.model === context.uid && (request.params.id ?? documentId) === documentId;
    if (!request || !isTarget || documentId === undefined || !changes.includes(context.action) || request.state.isBaseChecked)
      return next();
    const version = { uid: context.uid, documentId, locale };
    const base = readBase(request);
    if (base === null) {
      const isOfList = request.params?.id === undefined && context.contentType.kind !== 'singleType';
      if (!isOfList && (await findLastSave(strapi, version))) throw new BaseMissingError();
    }
    return withUnchangedVersion(strapi, version, base ?? anyVersion, async () => {
      request.state.isBaseChecked = true;
      return next();
    });
  };
}
