import { isLocale, type Localized } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { type AdminUser, getAdminService } from '../../platform/strapi/admin-services';
import { getRows } from '../../platform/strapi/rows';
import { getLocaleService } from '../../platform/strapi/plugin-services';
import { createRefusal } from '../../platform/strapi/refusal';
import { findPermissionsNow } from '../absences/lent-rights';
import { isForOtherLanguages } from './other-language';
import { createRightsCheck, getEditorRoleName, getForbiddenMessage, populateCreator } from './panel-rights';

type RequestState = { user?: AdminUser; userAbility?: unknown; auth?: { strategy?: { name?: string } } };

/** Strapi's names of the rights that these actions need. A language that is added to an entry is an update. */
const rights: Readonly<Record<string, string>> = { create: 'create', update: 'update', clone: 'create', discardDraft: 'create' };

/** Says that a role makes no new entries, and names the one that does. */
export function getTranslatorMessage(locale: string): Localized<string> {
  const { uz, ru, en } = getEditorRoleName(locale);
  return {
    uz: `Rolingiz mavjud yozuvlarga shu tilni (${locale}) qoʻshadi, yangi yozuv yaratmaydi: administratordan “${uz}” rolini soʻrang`,
    ru: `Ваша роль добавляет этот язык (${locale}) к записям, которые уже есть, и не создаёт новых: попросите у администратора роль «${ru}»`,
    en: `Your role adds this language (${locale}) to entries that exist, and makes no new ones: ask an administrator for the role ${en}`,
  };
}

/** Says that a role gives no draft up for what is published: with it would go what all languages share. */
export function getDiscardMessage(locale: string): Localized<string> {
  const { uz, ru, en } = getEditorRoleName(locale);
  return {
    uz: `Qoralamani tashlab yuborish barcha tillarga umumiy qiymatlarni ham qaytaradi: oldingi versiyani tarixdan tiklang yoki “${uz}” rolidagi xodimga murojaat qiling`,
    ru: `Отмена черновика вернула бы и значения, общие для всех языков: восстановите версию из истории или обратитесь к тому, у кого роль «${ru}»`,
    en: `Discarding a draft would also take back what all languages share: restore a version from the history, or ask somebody with the role ${en}`,
  };
}

type WriteRequest = { action: string; right: string; uid: string; locale: string; documentId: unknown; userAbility: unknown };

/**
 * Returns whether a language would be added to an entry none of whose versions the user may update. Of a version that is not there
 * Strapi asks for the right alone, and not for its conditions: together with another role's right to create it would begin a draft
 * that neither role allows.
 */
async function isBegunUnmet(strapi: Core.Strapi, { uid, locale, documentId, userAbility }: WriteRequest): Promise<boolean> {
  const where = { documentId, publishedAt: { $null: true } };
  const drafts = await getRows<{ locale: string }>(strapi, uid).findMany({ where, populate: populateCreator });
  if (drafts.length === 0 || drafts.some((draft) => draft.locale === locale)) return false;
  return !drafts.some((draft) => createRightsCheck(strapi, userAbility, uid, { ...draft, locale })('update'));
}

/** Finds why a user may not write in a language; `null` where they may. */
async function findRefusal(strapi: Core.Strapi, user: AdminUser, request: WriteRequest): Promise<Localized<string> | null> {
  const { action, right, uid, locale } = request;
  if (getAdminService(strapi, 'role').hasSuperAdminRole(user)) return null;
  const permissions = await findPermissionsNow(strapi, user);
  const actionId = `plugin::content-manager.explorer.${right}`;
  const granted = permissions.filter(
    (one) => one.subject === uid && one.action === actionId && (one.properties.locales?.includes(locale) ?? true),
  );
  const isTranslator = right === 'create' && granted.length > 0 && granted.every(({ conditions }) => isForOtherLanguages(conditions));
  // Strapi itself asks for the right to update.
  if (action === 'discardDraft') return isTranslator ? getDiscardMessage(locale) : null;
  if (granted.length === 0) return getForbiddenMessage(locale);
  const isConditional = right === 'update' && granted.every(({ conditions }) => conditions.length > 0);
  if (isConditional && (await isBegunUnmet(strapi, request))) return getForbiddenMessage(locale);
  return isTranslator ? getTranslatorMessage(locale) : null;
}

/**
 * Returns a document middleware that checks the right to a language, and to a new entry. Strapi checks the language of existing
 * versions only: a new one in a foreign language would be let through. And it asks for the right to create both for a new entry
 * and for a further language of one that exists: who has it for the latter only makes no entry, neither by the form nor by a copy.
 */
export function createLocaleGuard(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const right = rights[context.action];
    const { user, userAbility, auth } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
    const pluginOptions = context.contentType.pluginOptions as { i18n?: { localized?: boolean } } | undefined;
    if (right !== undefined && user && auth?.strategy?.name === 'admin' && pluginOptions?.i18n?.localized === true) {
      const { locale, documentId } = context.params as { locale?: unknown; documentId?: unknown };
      const targetLocale = isLocale(locale) ? locale : await getLocaleService(strapi).getDefaultLocale();
      const { action, uid } = context;
      const refusal = await findRefusal(strapi, user, { action, right, uid, locale: targetLocale, documentId, userAbility });
      if (refusal) throw createRefusal(translateForEditor(strapi, refusal));
    }
    return next();
  };
}
