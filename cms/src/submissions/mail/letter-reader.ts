import type { IntakeRequest } from '@ochiq/contract/forms/intake-request';
import { defaultLocale, type Locale } from '@ochiq/contract/routing/locales';
import { scripts, type ScriptPrefix, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { getCyrillicConverter } from '@ochiq/uzbek/alphabets/get-cyrillic-converter';
import type { Core } from '@strapi/strapi';

import type { Letter } from './letter-texts';
import { readPublishedSite } from './published-site';

/** How a citizen reads letters: the language, the alphabet where it is not the language's own, and the conversion to it. */
export type LetterReader = { language: Locale; script: ScriptPrefix | null; convert: (text: string) => string };

const keepText = (text: string): string => text;

/** How each alphabet is written. @param words what editors list in the site settings */
const getConverters: Readonly<Record<ScriptPrefix, (words: string) => (text: string) => string>> = { 'uz-cyrl': getCyrillicConverter };

/** Reads the conversion to an alphabet, with the words that editors list; texts stay as they are without one. */
export async function readLetterConverter(strapi: Core.Strapi, script: ScriptPrefix | null): Promise<(text: string) => string> {
  if (script === null) return keepText;
  const site = await readPublishedSite(strapi, scripts[script].locale);
  return getConverters[script](site?.cyrillicWords ?? '');
}

type StoredChoice = Pick<IntakeRequest, 'language'> & { script?: ScriptPrefix | null | undefined };

/** Reads how the sender of a form reads letters. An alphabet of another language than the form's counts as none. */
export async function readLetterReader(strapi: Core.Strapi, { language, script = null }: StoredChoice): Promise<LetterReader> {
  const own = script !== null && scripts[script].locale === language ? script : null;
  return { language, script: own, convert: await readLetterConverter(strapi, own) };
}

/** Returns what the addresses of a reader's pages begin with: `plain` for the default language. */
export const getReaderPrefix = ({ language, script }: LetterReader): ViewPrefix =>
  script ?? (language === defaultLocale ? 'plain' : language);

/** The first of the signs that stand for values while a letter is converted: they are in no text of ours. */
const firstSign = 0xe000;

/**
 * Writes a letter for its reader. The words are converted; a value that went through `keep`, such as a number or an
 * address, stays as it is.
 */
export function writeLetter({ script, convert }: LetterReader, write: (keep: (value: string) => string) => Letter): Letter {
  if (script === null) return write(keepText);
  const values: string[] = [];
  const { subject, paragraphs } = write((value) => String.fromCharCode(firstSign + values.push(value) - 1));
  const convertWords = (text: string): string =>
    values.reduce((written, value, index) => written.replaceAll(String.fromCharCode(firstSign + index), () => value), convert(text));
  return { subject: convertWords(subject), paragraphs: paragraphs.map(convertWords) };
}

/** Says in letters in an alphabet that the answer in them was written in the language's own. */
const conversionNotes: Readonly<Record<ScriptPrefix, string>> = {
  'uz-cyrl': `Javob lotin yozuvida yozilgan va kirill yozuviga avtomatik oʻgirilgan.`,
};

/** Writes an answer of the institution as its reader reads it, and where that changes it, what says so. */
export function writeReply({ script, convert }: LetterReader, answer: string): { answer: string; notes: readonly string[] } {
  const converted = convert(answer);
  return { answer: converted, notes: script === null || converted === answer ? [] : [conversionNotes[script]] };
}
