import { defaultLocale, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { useQueryParams } from '@strapi/strapi/admin';

type Query = { plugins?: { i18n?: { locale?: string } } };

/** Returns the language of the form. */
export function useFormLocale(): Locale {
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale;
  return isLocale(locale) ? locale : defaultLocale;
}
