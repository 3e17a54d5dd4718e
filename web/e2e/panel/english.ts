import { createRequire } from 'node:module';
import path from 'node:path';

import type { PanelLanguage } from './texts';

type Words = Readonly<Record<string, string>>;

const cms = path.join(__dirname, '..', '..', '..', 'cms');
const load = createRequire(__filename);
const { readTranslations, readDefaults } = load(path.join(cms, 'tests', 'support', 'strapi-messages.ts')) as {
  readTranslations: (language: 'en') => Words;
  readDefaults: () => Words;
};
const { default: uzbek } = load(path.join(cms, 'src', 'admin', 'texts', 'uz.ts')) as { default: Words };
const { default: russian } = load(path.join(cms, 'src', 'admin', 'texts', 'ru.ts')) as { default: Words };

const english = Object.values({ ...readDefaults(), ...readTranslations('en') });

/** `{count, plural, other {# ta yozuv}}`: what stands in braces before a comma are names of code. */
const withoutCode = (text: string) => text.replaceAll(/\{\w+(?:, ?(?:plural|select|number),?)?\}?/gu, ' ').replaceAll(/<\/?\w+>/gu, ' ');
const listWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words that names, addresses and keys are made of, and that are no English to anybody. */
const names = ['strapi', 'ochiq', 'uz', 'ru', 'en', 'english', 'http', 'https', 'com', 'www', 'auth0', 'min', 'tab', 'shift'];

/** The words of Strapi's English that neither Uzbek nor Russian texts of ours use. */
const vocabulary = new Set(english.flatMap((text) => listWords(withoutCode(text))).filter((word) => word.length > 1));
for (const text of [...Object.values(uzbek), ...Object.values(russian), ...names])
  for (const word of listWords(withoutCode(text))) vocabulary.delete(word);

/** Names of the code, as pages show them that set up tokens and views: `findOne`, `publishedAt`, `News`. */
const codeId = /^(?:ochiq\.code\.|content-manager\.(?:content-types|components)\..+\.|(?=[A-Z][a-z]))(?<name>[\w -]+)$/u;
const codeNames = Object.keys(uzbek).flatMap((id) => codeId.exec(id)?.groups?.['name'] ?? []);

const englishTexts = new Set([...english.filter((text) => /[a-z]/iu.test(text)), ...codeNames]);
const ownTexts: Readonly<Record<Exclude<PanelLanguage, 'en'>, ReadonlySet<string>>> = {
  uz: new Set(Object.values(uzbek)),
  ru: new Set(Object.values(russian)),
};

/** Addresses, and names of files. */
const address = /https?:\/\/\S+|\S+@\S+|(?<!\S)\/\S+|\S+\.(?:csv|jpe?g|js|pdf|png|svg|webp|xlsx?|zip)\b/gu;

/** Returns whether a text of the panel is English, to a reader of the language. */
export function isEnglish(text: string, language: Exclude<PanelLanguage, 'en'>): boolean {
  if (ownTexts[language].has(text)) return false;
  return englishTexts.has(text) || listWords(text.replaceAll(address, ' ')).some((word) => vocabulary.has(word));
}
