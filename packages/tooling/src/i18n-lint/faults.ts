import { stripPluralEnding, getPluralCategory, type Catalogues, type Messages } from './catalogue.ts';

const placeholder = /\{\{(?<name>[^}]+)\}\}/gu;
const extractPlaceholders = (message: string) =>
  [...new Set(Array.from(message.matchAll(placeholder), ({ groups }) => groups?.['name']))].sort();
const extractWords = (message: string) => message.replace(placeholder, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;

type Message = readonly [name: string, message: string];

/** Groups messages with their plural forms by the name that code uses. */
function groupByName(messages: Iterable<Message>): ReadonlyMap<string, Message[]> {
  const groups = new Map<string, Message[]>();
  for (const entry of messages) {
    const name = stripPluralEnding(entry[0]);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}

type SpellingRule = (message: string) => string | null;

const anyLanguage: readonly SpellingRule[] = [
  (message) => (message.trim() === '' ? 'says nothing' : null),
  (message) => (message !== message.trim() ? 'begins or ends with a space' : null),
  (message) => (/\s{2}/u.test(message) ? 'has two spaces together' : null),
  (message) => (message.includes('...') ? 'has three dots instead of …' : null),
  (message) => (message !== message.normalize('NFC') ? 'has letters in parts' : null),
  (message) => (/\s[,.;:!?](?:\s|$)/u.test(message) ? 'has a space before a mark' : null),
  (message) => {
    const mixed = extractWords(message).find((word) => latin.test(word) && cyrillic.test(word));
    return mixed === undefined ? null : `mixes Latin and Cyrillic letters in “${mixed}”`;
  },
];

const checkLatin: SpellingRule = (message) => (extractWords(message).some((word) => cyrillic.test(word)) ? 'has Cyrillic letters' : null);

/** Additional rules of single languages. */
const byLanguage: Readonly<Record<string, readonly SpellingRule[]>> = {
  uz: [
    checkLatin,
    (message) => (/[’‘'`´ʹ]/u.test(message) ? 'has an apostrophe that is not ʻ or ʼ' : null),
    (message) => (/(?<![OoGg])ʻ/u.test(message) ? 'has ʻ after another letter than o or g' : null),
    (message) => (/[OoGg]ʼ/u.test(message) ? 'has ʼ where oʻ or gʻ has ʻ' : null),
  ],
  ru: [(message) => (/[ʻʼ]/u.test(message) ? 'has a letter of Uzbek' : null)],
  en: [checkLatin, (message) => (/['`´ʻʼ]/u.test(message) ? 'has an apostrophe that is not ’' : null)],
};

const getEndMark = (message: string) => /[.!?:…]$/u.exec(message)?.[0] ?? '';

/** Returns whether a message has more than two words: shorter ones may end with the dot of an abbreviation. */
const isLong = (message: string) => extractWords(message).length > 2;

function* listPluralFaults(language: string, messages: Messages): Generator<string> {
  const needed: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  const forms = groupByName([...messages].filter(([name]) => getPluralCategory(name) !== undefined));
  for (const [name, collected] of forms) {
    const categories = collected.map(([form]) => getPluralCategory(form) ?? '');
    for (const category of needed.filter((one) => !categories.includes(one))) yield `${language}: ${name} lacks the form “${category}”`;
    for (const category of categories.filter((one) => !needed.includes(one)))
      yield `${language}: ${name} has the form “${category}”, which the language does not know`;
  }
}

function* listSpellingFaults(language: string, messages: Messages): Generator<string> {
  const rules = [...anyLanguage, ...(byLanguage[language] ?? [])];
  for (const [name, message] of messages) {
    for (const rule of rules) {
      const fault = rule(message);
      if (fault !== null) yield `${language}: ${name} ${fault}: “${message}”`;
    }
  }
}

function* listDifferences(language: string, messages: Messages, others: Catalogues): Generator<string> {
  const own = groupByName(messages);
  for (const [otherLanguage, otherMessages] of others) {
    if (otherLanguage === language) continue;
    for (const [name, forms] of groupByName(otherMessages)) {
      const ours = own.get(name);
      if (!ours) {
        yield `${language}: ${name} is missing; ${otherLanguage} has it`;
        continue;
      }
      const expectedPlaceholders = extractPlaceholders(forms.map(([, message]) => message).join(''));
      for (const [form, message] of ours) {
        const lacking = expectedPlaceholders.filter((value) => !extractPlaceholders(message).includes(value));
        if (lacking.length > 0) yield `${language}: ${form} does not say {{${lacking.join('}}, {{')}}}, as ${otherLanguage} does`;
        const end = getEndMark(message);
        const otherEnd = getEndMark(forms[0]?.[1] ?? '');
        if (end !== otherEnd && isLong(message) && isLong(forms[0]?.[1] ?? ''))
          yield `${language}: ${form} ends with “${end}”, in ${otherLanguage} with “${otherEnd}”`;
      }
    }
  }
}

/** Finds all faults of the messages themselves. */
export function findMessageFaults(catalogues: Catalogues): string[] {
  const collected = [...catalogues].flatMap(([language, messages]) => [
    ...listPluralFaults(language, messages),
    ...listSpellingFaults(language, messages),
    ...listDifferences(language, messages, catalogues),
  ]);
  return [...new Set(collected)];
}

/** Finds messages that no code uses. */
export function findUnusedMessages(catalogues: Catalogues, used: ReadonlySet<string>): string[] {
  const names = new Set([...catalogues.values()].flatMap((messages) => [...messages.keys()].map(stripPluralEnding)));
  return [...names].filter((name) => !used.has(name)).map((name) => `${name} is used nowhere`);
}
