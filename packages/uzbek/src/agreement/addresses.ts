import { dropOverlapping, type Match } from './mention.ts';

const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const web =
  /(?:https?:\/\/|www\.)[^\s<>"«»“”„]+|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:uz|ru|com|org|net|int|info|gov|edu|io|example)(?![\w-]|\.[a-z])(?:\/[^\s<>"«»“”„]*)?/giu;

/** What a language is called in addresses. */
const languageStep = /^(?:uz|uzc|oz|ru|en|uz-latn|uz-cyrl|uz-latin|o?uz-uz|ru-ru|en-us|en-gb)$/u;

/** Sites that may number each language of one text by itself: the host is all that languages share then. */
const numbersByLanguage: ReadonlySet<string> = new Set(['lex.uz']);

const splitPath = (path: string): string[] =>
  path
    .replace(/[?#].*$/u, '')
    .split('/')
    .filter((step) => step !== '' && !languageStep.test(step.toLowerCase()));

/** Writes the section and the depth of a page of our own: the other parts are words of its language. */
function createOwnKey(path: string): string {
  const [section = '', ...below] = splitPath(path);
  return `/${[section, ...below.map(() => '*')].join('/')}`;
}

/** Returns whether an address of such a site is of one language: lex.uz has steps for languages, and a minus for Uzbek. */
const isOfLanguage = (path: string): boolean => path.split('/').some((step) => languageStep.test(step.toLowerCase()) || /^-\d/u.test(step));

/**
 * Returns what an address is in every language: without its scheme, its language, and the words of our own pages; as it
 * is where it names an entry.
 * @param ownHost the host of the site, whose addresses have words of the language
 */
export function createAddressKeys(address: string, ownHost?: string): [string, ...string[]] {
  const trimmed = address.trim();
  if (/^mailto:/iu.test(trimmed)) return [trimmed.slice(7).replace(/\?.*$/u, '').toLowerCase()];
  if (/^tel:/iu.test(trimmed)) return [createPhoneKey(trimmed)];
  if (trimmed.startsWith('/')) return [createOwnKey(trimmed)];
  if (/^[\w.+-]+@[^/]+$/u.test(trimmed)) return [trimmed.toLowerCase()];
  const parts = /^(?:https?:\/\/)?(?:www\.)?(?<host>[^/?#:]+\.[^/?#:]+)(?::\d+)?(?<path>.*)$/iu.exec(trimmed)?.groups;
  if (!parts) return [trimmed];
  const host = (parts['host'] ?? '').toLowerCase();
  const path = parts['path'] ?? '';
  if (host === ownHost?.replace(/^www\./u, '')) return [createOwnKey(path)];
  const full = [host, ...splitPath(path)].join('/');
  if (!numbersByLanguage.has(host)) return [full];
  return isOfLanguage(path) ? [host] : [full, host];
}

/** Returns the digits of a phone number, of numbers in Uzbekistan without the code of the country. */
function createPhoneKey(text: string): string {
  const digits = text.replaceAll(/\D/gu, '');
  return `tel ${digits.length === 12 && digits.startsWith('998') ? digits.slice(3) : digits}`;
}

const withoutEnd = (address: string) => address.replace(/[.,;:!?)\]]+$/u, '');

/** Finds addresses of mail and of the web. */
export function findAddresses(text: string, ownHost?: string): Match[] {
  const matches = [mail, web].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: matched, index: from }): Match => {
      const address = withoutEnd(matched);
      return { kind: 'address', keys: createAddressKeys(address, ownHost), from, to: from + address.length };
    }),
  );
  return dropOverlapping(matches);
}

/** `+998 71 123-45-67`, `(71) 123 4567`, `71 123 45 67`, `123-45-67`, `123 45 67`, and numbers of other countries. */
const phone =
  /\+\d[\d\s()-]{6,18}\d|(?:(?<![\d,.-])998[\s-]?)?(?:\(\d{2,3}\)|(?<![\d,.-])\d{2,3})[\s-]?\d{3}(?:-\d{2}-\d{2}| \d{2} \d{2})(?!\d|[,.]\d)|\(\d{2,3}\)\s?\d{3}[\s-]\d{4}(?!\d)|(?<![\d-]|\d[ ,.])\d{3}(?:-\d{2}-\d{2}| \d{2} \d{2})(?!\d|-|[,.]\d| \d)/gu;

/** Finds phone numbers; short ones (“1008”) are numbers like others. */
export const findPhones = (text: string): Match[] =>
  Array.from(text.matchAll(phone), ({ 0: matched, index }) => ({
    kind: 'phone' as const,
    keys: [createPhoneKey(matched)] as [string],
    from: index,
    to: index + matched.length,
  }));
