import type { ViewPrefix } from './scripts.ts';

/** Returns the path of a release's emergency banner, a `SiteAlert`, for the readers of one locale prefix. */
export const getAlertDataPath = (localePrefix: ViewPrefix): string => `/alert/${localePrefix}.json`;

/** The pattern of these paths. */
export const alertDataPattern = /^\/alert\/(?:plain|[a-z]{2}(?:-[a-z]{4})?)\.json$/u;

/**
 * Returns the path of the banner as an HTML fragment, for web servers with Server Side Includes; the file exists only
 * on the days the banner is for. Its `.txt` ending keeps browsers from treating it as a page.
 */
export const getAlertFragmentPath = (localePrefix: ViewPrefix): string => `/alert/${localePrefix}.txt`;

/**
 * Builds the marker that every page holds where the banner belongs: an HTML comment, and an include directive for web
 * servers with Server Side Includes.
 * @param fragmentPath the path of the fragment, with the site's base path
 */
export const buildAlertMarker = (fragmentPath: string): string => `<!--#include virtual="${fragmentPath}" -->`;

const markerPattern = /<!--#include virtual="[^"]*\/alert\/[a-z-]+\.txt" -->/u;

/** Puts a fragment of HTML in place of the marker; a page without a marker is returned unchanged. */
export const withAlert = (page: string, html: string): string => page.replace(markerPattern, () => html);
