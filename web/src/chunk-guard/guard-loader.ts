import { forgetMissingPage, handleMissingPage } from './missing-page';

type LoadedPage = { status?: string } | undefined;

/** Gatsby's page loader: all of a page, or what is cached of it. */
export type PageLoader = {
  loadPage: (path: string) => Promise<unknown>;
  loadPageSync: (path: string, options?: object) => unknown;
};

/** Returns whether Gatsby failed to load a page. */
export const isPageMissing = (loaded: unknown): boolean => !loaded || (loaded as LoadedPage)?.status === 'error';

const isHydrated = () => performance.getEntriesByName('onInitialClientRender').length > 0;

/**
 * Prevents endless reloads by Gatsby where back or forward leads to a page that does not load. The first page is left
 * to Gatsby: it is complete without scripts, and stays as the server rendered it.
 */
export function guardLoader(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = async (path) => {
    const loaded = await loadPage(path);
    if (!isPageMissing(loaded) || !isHydrated()) return loaded;
    await handleMissingPage(window.location.href);
    // Resolving would make Gatsby load the page.
    return new Promise(() => undefined);
  };
  // Gatsby would render what it has of a page that failed before, which is nothing: the screen would be empty.
  loader.loadPageSync = (path, options) => {
    const loaded = loadPageSync(path, options);
    return isPageMissing(loaded) ? undefined : loaded;
  };
  window.addEventListener('popstate', forgetMissingPage);
}
