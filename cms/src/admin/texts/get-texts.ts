import type { StrapiApp } from '@strapi/strapi/admin';

type Texts = Readonly<Record<string, string>>;
type Language = { admin_app: { language: { locale: string } } };

/**
 * Returns the texts of the panel's current language, for messages outside its pages; empty before a language is set.
 */
export function getTexts(app: StrapiApp): Texts {
  const locale = (app.store?.getState() as Language | undefined)?.admin_app.language.locale;
  return locale === undefined ? {} : ((app.configurations.translations as Record<string, Texts | undefined>)[locale] ?? {});
}
