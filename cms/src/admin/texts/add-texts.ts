import type { StrapiApp } from '@strapi/strapi/admin';

import { getNameTexts } from '../brand/institution-name.ts';
import { readInstitution } from '../brand/read-institution.ts';
import { getChosenLanguage, isPanelLanguage, readLanguage, type PanelLanguage, type Texts } from './panel-language.ts';

type Translations = Record<string, Record<string, string> | undefined>;
type Action = { type: string; [detail: string]: unknown };
type Dispatch = (action: Action) => unknown;

/** One script per language, so that only the current one is loaded. */
const scripts = {
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uz: () => import('./uz.ts'),
} as const satisfies Record<PanelLanguage, unknown>;

/** Where Strapi 5.54.0 stores the language of the last user of this browser. */
const languageKey = 'strapi-admin-language';

/** Loads the texts of a language, with the institution's name. */
async function loadTexts(language: PanelLanguage, institution: ReturnType<typeof readInstitution>): Promise<Texts> {
  const [{ default: texts }, { names }] = await Promise.all([scripts[language](), institution]);
  return { ...texts, ...getNameTexts(names[language]) };
}

/**
 * Adds the texts of the current language, and of English as the fallback. Those of another language are loaded when the
 * user chooses it or signs in with it; the panel switches once they are there, so that no text is shown in English
 * meanwhile.
 */
export function addTexts(app: StrapiApp): void {
  const stored = readLanguage(window.localStorage.getItem(languageKey));
  const loadedLanguages = new Set<PanelLanguage>(['en', stored]);
  const institution = readInstitution();
  app.appPlugins['ochiq-texts'] = {
    register: () => undefined,
    registerTrads: ({ locales }) =>
      Promise.all(
        locales.map(async (locale) => ({
          locale,
          data: isPanelLanguage(locale) && loadedLanguages.has(locale) ? await loadTexts(locale, institution) : {},
        })),
      ),
  };
  const loadLanguage = async (language: PanelLanguage) => {
    const texts = (app.configurations.translations as Translations)[language];
    if (texts) Object.assign(texts, await loadTexts(language, institution));
    loadedLanguages.add(language);
  };
  app.addMiddlewares([
    () => () => (next: Dispatch) => (action: Action) => {
      const chosen = getChosenLanguage(action);
      if (chosen === null || loadedLanguages.has(chosen)) return next(action);
      const change = () => next(action);
      // Where the script does not come, the panel changes its language with Strapi's own texts.
      void loadLanguage(chosen).then(change, change);
      return action;
    },
  ]);
}
