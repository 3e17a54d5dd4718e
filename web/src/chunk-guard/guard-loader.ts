import { forgetMissingPage, handleMissingPage } from './missing-page';

type Loaded = { status?: string } | undefined;

/** What Gatsby asks for pages: all of a page, or what is there of it already. */
export type PageLoader = {
  loadPage: (path: string) => Promise<unknown>;
  loadPageSync: (path: string, options?: object) => unknown;
};

/** Whether Gatsby has found that a page can't be shown. */
export const isPageMissing = (loaded: unknown): boolean => !loaded || (loaded as Loaded)?.status === 'error';

const isTakenOver = () => performance.getEntriesByName('onInitialClientRender').length > 0;

/**
 * Keeps Gatsby from loading whole pages without an end where a way back or forward leads to one that does not come.
 * The first page is left to it: that one is whole without scripts, and stands as the server made it.
 */
export function guardLoader(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = async (path) => {
    const loaded = await loadPage(path);
    if (!isPageMissing(loaded) || !isTakenOver()) return loaded;
    await handleMissingPage(window.location.href);
    // An answer would have Gatsby load the page.
    return new Promise(() => undefined);
  };
  // Gatsby would show what it knows of a page that failed before, which is nothing, and the screen would be empty.
  loader.loadPageSync = (path, options) => {
    const loaded = loadPageSync(path, options);
    return isPageMissing(loaded) ? undefined : loaded;
  };
  window.addEventListener('popstate', forgetMissingPage);
}
