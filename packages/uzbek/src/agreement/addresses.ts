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
  const national = digits.length === 12 && digits.startsWith('998') ? digits.slice(3) : digits;
  // «8 (371)» and “(371)” of older papers are the code 71 with the digit of the country before it.
  return `tel ${national.replace(/^8(?=\d{10}$)/u, '').replace(/^3(?=[67]\d{8}$)/u, '')}`;
}

/** Returns the key of a phone number, and of the same without the code of its town: “207-12-31” after a full number. */
function createPhoneKeys(text: string): [string, ...string[]] {
  const key = createPhoneKey(text);
  return /^tel \d{9}$/u.test(key) ? [key, `tel ${key.slice(-7)}`] : [key];
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
  /\+\d[\d\s()-]{6,18}\d|(?<![\d,.+-]|\d )[08][\s-]?800[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d|-\d)|(?<![\d,.+-]|\d )8[\s-]?\(\d{3}\)\s?\d{3}[\s-]\d{2}[\s-]\d{2}(?!\d|-\d)|(?:(?<![\d,.-])998[\s-]?)?(?:\(\d{2,3}\)|(?<![\d,.-])\d{2,3})[\s-]?\d{3}(?:-\d{2}-\d{2}| \d{2} \d{2})(?!\d|[,.]\d)|\(\d{2,3}\)\s?\d{3}[\s-]\d{4}(?!\d)|(?<![\d-]|\d[ ,.])\d{3}(?:-\d{2}-\d{2}| \d{2} \d{2})(?!\d|-|[,.]\d| \d)/gu;

/** The last digits of another number after a phone number: “207 1230 and 1231”, “207-12-30/31”. */
const nextPhone =
  /\s?\/\s?(?<short>\d\d(?:-?\d\d)?)(?![\d/-]|[.,:]\d)|(?:,|\s(?:and|or|va|yoki|и|или))\s(?<long>(?!19|20)\d{4}|\d\d-\d\d)(?![\d/-]|[.,:]\d|\s\d)/uy;

/** Reads the number that another one begins; `null` where none follows. */
function readNextPhone(text: string, from: number, to: number): Match | null {
  nextPhone.lastIndex = to;
  const match = nextPhone.exec(text);
  const tail = match?.groups?.['short'] ?? match?.groups?.['long'];
  if (!match || tail === undefined) return null;
  const digits = text.slice(from, to).replaceAll(/[^\d+]/gu, '');
  const end = to + match[0].length;
  const added = tail.replaceAll(/\D/gu, '');
  return { kind: 'phone', keys: createPhoneKeys(digits.slice(0, -added.length) + added), from: end - tail.length, to: end };
}

/** Finds phone numbers; short ones (“1008”) are numbers like others. */
export const findPhones = (text: string): Match[] =>
  Array.from(text.matchAll(phone)).flatMap(({ 0: matched, index }): Match[] => {
    const to = index + matched.length;
    const next = readNextPhone(text, index, to);
    return [{ kind: 'phone', keys: createPhoneKeys(matched), from: index, to }, ...(next ? [next] : [])];
  });
