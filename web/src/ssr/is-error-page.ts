const errorPage = /\/(?:404|error-\d{3})\.html$/u;

/** Returns whether a page is served under addresses that are not its own. */
export const isErrorPage = (pathname: string): boolean => errorPage.test(pathname);
