import type { StrapiApp } from '@strapi/strapi/admin';

type Texts = Readonly<Record<string, string>>;
type Language = { admin_app: { language: { locale: string } } };

/** Returns the texts of the language that the panel is in, for what is said outside its pages; empty before it has one. */
export function getTexts(app: StrapiApp): Texts {
  const locale = (app.store?.getState() as Language | undefined)?.admin_app.language.locale;
  return locale === undefined ? {} : ((app.configurations.translations as Record<string, Texts | undefined>)[locale] ?? {});
}
