const absolute = /^(https?:\/\/[^/?#@]+(?![^/?#])|mailto:[^@]+@[^@]+|tel:\+?[0-9-]+)/iu;

/**
 * Returns whether an address that an editor typed may become a link: a web, mail or telephone address, a path of this
 * site (`/contact`), or a place on the page (`#hours`). A name before the host (`https://ok.example@evil.example/`)
 * hides where a link leads: it is refused, as are a protocol-relative `//host`, a backslash, a control character and
 * every other scheme (`javascript:`, `data:`).
 */
export function isSafeUrl(url: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(url)) return false;
  if (url.startsWith('#')) return url.length > 1;
  if (url.startsWith('/')) return !url.startsWith('//');
  return absolute.test(url);
}

/**
 * A path of this site, without query or fragment; `//host` and a backslash would target another site. A string, because
 * Strapi takes its patterns as text.
 */
export const pathPattern = String.raw`^/(?!/)[^\s?#\\]*$`;

/** Returns whether an address is of another site. */
export function isExternalUrl(url: string): boolean {
  return /^https?:/iu.test(url);
}
