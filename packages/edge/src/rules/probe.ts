/** Endings of programs, settings and copies: this site has no file of such a name and never had. */
const foreignFile =
  /\.(?:php\d?|phtml|aspx?|ashx|jspx?|cgi|pl|exe|dll|sh|env|ini|conf|cfg|ya?ml|toml|sql|bak|old|orig|save|swp|log|git|svn|htpasswd|htaccess|pem|key|war|jar|tar|gz|rar|7z)$/iu;

/** Folders and pages of other people's software. */
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
 * Returns whether a path is asked for by programs that look for holes: no reader ever came from it, and a redirect from it would help
 * nobody. Dot-files are such, but for the one folder that the web agreed on (RFC 8615), which other programs ask for.
 */
export const isProbe = (path: string): boolean =>
  path
    .replace(/[?#].*$/su, '')
    .split('/')
    .map(decode)
    .some((segment) => segment.startsWith('.') || foreignFile.test(segment) || foreignName.test(segment));
