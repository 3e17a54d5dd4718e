const absolute = /^(https?:\/\/[^/?#@]+(?![^/?#])|mailto:[^@]+@[^@]+|tel:\+?[0-9-]+)/iu;

/**
 * Whether an address that an editor typed may become a link: a web, mail or telephone address,
 * a path of this site (`/contact`), or a place on the page (`#hours`).
 * A name before the host (`https://ok.example@evil.example/`) hides where a link leads: it is refused, as are a
 * protocol-relative `//host`, a backslash, a control character and every other scheme (`javascript:`, `data:`).
 */
export function isSafeUrl(url: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(url)) return false;
  if (url.startsWith('#')) return url.length > 1;
  if (url.startsWith('/')) return !url.startsWith('//');
  return absolute.test(url);
}

/** A path of this site, without query or anchor; `//host` and a backslash lead elsewhere. Strapi is told it as text. */
export const pathPattern = String.raw`^/(?!/)[^\s?#\\]*$`;

/** Whether the address leads out of this site. */
export function isExternalUrl(url: string): boolean {
  return /^https?:/iu.test(url);
}
