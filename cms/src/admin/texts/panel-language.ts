import type { StrapiApp } from '@strapi/strapi/admin';

/** The languages of the panel. */
export const panelLanguages = ['uz', 'ru', 'en'] as const;
export type PanelLanguage = (typeof panelLanguages)[number];

export const isPanelLanguage = (name: unknown): name is PanelLanguage => panelLanguages.some((language) => language === name);

/** Returns the language of the panel before the sign-in. */
export const readLanguage = (stored: string | null): PanelLanguage => (isPanelLanguage(stored) ? stored : 'en');

/** Returns the language that an action selects; `null` where it selects none. */
export function getChosenLanguage(action: unknown): PanelLanguage | null {
  const { type, payload } = action as { type?: unknown; payload?: unknown };
  return type === 'admin/setLocale' && isPanelLanguage(payload) ? payload : null;
}

/** Texts of one language, by their ids. */
export type Texts = Readonly<Record<string, string>>;
type StoreState = { admin_app: { language: { locale: string } } };

/** Returns the language that the panel shows; `undefined` before one is set. */
export const getPanelLanguage = ({ store }: Pick<StrapiApp, 'store'>): string | undefined =>
  (store?.getState() as StoreState | undefined)?.admin_app.language.locale;

/**
 * Returns the texts of the panel's current language, for messages outside its components; empty before a language is
 * set.
 */
export function getTexts(app: Pick<StrapiApp, 'store' | 'configurations'>): Texts {
  const language = getPanelLanguage(app);
  return language === undefined ? {} : ((app.configurations.translations as Record<string, Texts | undefined>)[language] ?? {});
}

/** Puts values into the places of a text, `{name}`, for messages outside the panel's components. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
