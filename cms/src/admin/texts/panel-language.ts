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
