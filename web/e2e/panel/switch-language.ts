import type { JSHandle, Page } from '@playwright/test';

import { findInPanel } from './find-in-panel';
import type { PanelLanguage } from './texts';

/** The parts of the panel's store that are read here. */
type Store = { getState: () => { admin_app: { language: { locale: PanelLanguage } } }; dispatch: (action: object) => void };

/** Finds the store of the panel; `null` on any other page. */
const findStore = (page: Page): Promise<JSHandle<Store | null>> => findInPanel<Store>(page, 'store');

/** Reads the language of an open page of the panel; `null` where it is another page. */
export const readLanguage = async (page: Page): Promise<PanelLanguage | null> =>
  (await findStore(page)).evaluate((store) => store?.getState().admin_app.language.locale ?? null);

/** Shows an open page of the panel in another language, as its owner's profile would, with all that is open or typed in it. */
export const switchLanguage = async (page: Page, language: PanelLanguage): Promise<void> =>
  (await findStore(page)).evaluate(async (store, payload) => {
    store?.dispatch({ type: 'admin/setLocale', payload });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, language);
