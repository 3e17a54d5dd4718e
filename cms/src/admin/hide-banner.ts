/** Strapi's key for “this person has closed the banner about the new media library”, without telemetry. */
const dismissed = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** Hides the banner, which advertises in English what editors have never seen otherwise. */
export function hideBanner(): void {
  window.localStorage.setItem(dismissed, 'true');
}
