import type { PathForm } from './path-for.ts';

/** Where a release says what everybody must know now, for the readers of one form of the site: a `SiteAlert`. */
export const alertData = (form: PathForm): string => `/alert/${form}.json`;

/**
 * Where it is as a piece of HTML, for web servers that put pages together; there only on the days it is for.
 * Its name keeps browsers from taking it for a page.
 */
export const alertPiece = (form: PathForm): string => `/alert/${form}.txt`;

/**
 * What stands in every page where the alert belongs: a comment, and to web servers with Server Side Includes the order
 * to put it in.
 * @param piece the address of `alertPiece`, with the site's base path
 */
export const alertMarker = (piece: string): string => `<!--#include virtual="${piece}" -->`;

const marker = /<!--#include virtual="[^"]*\/alert\/[a-z]+\.txt" -->/u;

/** A page with a piece of HTML where the alert belongs; a page without such a place stays as it is. */
export const withAlert = (page: string, html: string): string => page.replace(marker, () => html);
