import { defaultLocale, isLocale } from '@ochiq/contract/routing/locales';
import type { Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Actions of the document service that write. */
const writes: readonly string[] = ['create', 'clone', 'update', 'discardDraft', 'publish', 'unpublish', 'delete'];

type Params = { locale?: unknown };

const isKnown = (locale: unknown): boolean => locale === '*' || isLocale(locale);

/** Returns whether an action names its languages so that all guards read them alike. */
const isSelection = (locale: unknown): boolean =>
  locale === undefined || (Array.isArray(locale) ? locale.length > 0 && locale.every(isKnown) : isKnown(locale));

/**
 * Returns a document middleware that says once which language is meant. Strapi takes an empty one for the default; a guard that
 * compares languages would see none, and a deletion by `?locale=` would reach neither the limits of roles nor the trash. No write is in a
 * language that the site does not have.
 */
export function normalizeLocale(): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const params = context.params as Params;
    if (params.locale === '' || params.locale === null) params.locale = defaultLocale;
    const options = context.contentType.pluginOptions as { i18n?: { localized?: boolean } } | undefined;
    const isChecked = options?.i18n?.localized === true && writes.includes(context.action);
    if (isChecked && !isSelection(params.locale)) throw new errors.ValidationError('The site has no such language');
    return next();
  };
}
