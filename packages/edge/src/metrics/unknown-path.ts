/** Extensions of programs, settings and backups: this site has no such file and never had. */
const foreignFile =
  /\.(?:php\d?|phtml|aspx?|ashx|jspx?|cgi|pl|exe|dll|sh|env|ini|conf|cfg|ya?ml|toml|sql|bak|old|orig|save|swp|log|git|svn|htpasswd|htaccess|pem|key|war|jar|tar|gz|rar|7z)$/iu;

/** Folders and pages of other software. */
const foreignName =
  /^(?:wp|wp-.*|wordpress|xmlrpc|phpmyadmin|pma|myadmin|mysql|adminer|cgi-bin|vendor|actuator|boaform|hnap1|solr|owa|ecp|autodiscover|telescope|_ignition|jenkins|manager|console|druid|geoserver|node_modules)$/iu;

const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * Returns whether a path is one that vulnerability scanners probe: no reader ever came from it, and a redirect from it
 * would not help anyone. Dot-files count, except the one folder that RFC 8615 defines, which other programs request.
 */
export const isProbe = (path: string): boolean =>
  path
    .replace(/[?#].*$/su, '')
    .split('/')
    .map(decode)
    .some((segment) => segment.startsWith('.') || foreignFile.test(segment) || foreignName.test(segment));

/** The longest path that is logged, in letters. */
const maxPathLength = 160;

/** Returns whether a segment may identify a person: an address, a number of a document or a telephone, a key. */
const isSensitive = (segment: string) => /@|%40|\d{6,}|[0-9a-f]{16,}|^.{80,}$/iu.test(segment);

/**
 * Sanitizes a path that was not found for the statistics of editors: drops the query, replaces what may identify a
 * person by an asterisk, shortens. @param path as it was requested, unverified
 */
export function sanitizePath(path: string): string {
  const plain = path.replace(/[?#].*$/su, '').replace(/[^\u0021-\u007e\p{L}\p{M}\p{N}]/gu, '�');
  const sanitized = plain
    .split('/')
    // What follows `draft` opens one.
    .map((segment, index, all) => (isSensitive(segment) || all[index - 1] === 'draft' ? '*' : segment))
    .join('/');
  const letters = Array.from(sanitized);
  return letters.length > maxPathLength ? `${letters.slice(0, maxPathLength).join('')}…` : sanitized;
}
