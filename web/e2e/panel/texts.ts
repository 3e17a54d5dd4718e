import { createRequire } from 'node:module';
import path from 'node:path';

import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';

/** The languages of the panel. */
export const panelLanguages = ['uz', 'ru', 'en'] as const;
export type PanelLanguage = (typeof panelLanguages)[number];

type Words = Readonly<Record<string, string>>;
type Texts = (id: string) => string;

const folder = path.join(__dirname, '..', '..', '..', 'cms', 'src', 'admin', 'texts');
const load = createRequire(__filename);

const languageNames = { uz: 'uzbek', ru: 'russian', en: 'english' } as const satisfies Record<PanelLanguage, string>;

/** The files of groups of texts that have none of their own. */
const groupFiles: Readonly<Record<string, string>> = {
  foreign: 'side-panels',
  schedule: 'side-panels',
  uses: 'side-panels',
  trash: 'history',
  shares: 'shared-drafts',
  files: 'forms',
  copies: 'editing',
  merge: 'editing',
  presence: 'editing',
  session: 'editing',
  duplicate: 'starters',
  absences: 'people/absences',
  passkeys: 'people/passkeys',
  limits: 'people/limits',
  rights: 'people/rights',
  provider: 'people/provider',
  review: 'review/entry',
  invitations: 'review/invitations',
  notices: 'review/notices',
  remarks: 'review/remarks',
  rules: 'review/rules',
  reviews: 'starters',
  groups: 'lists',
  terms: 'translations/terms',
  translations: 'translations/board',
  help: 'translations/help',
  side: 'translations/side-by-side',
  changes: 'translations/changes',
};

/** Loads a group of texts: `uzbekUses` of `uz/side-panels.ts`. */
function loadGroup<Group>(language: PanelLanguage, group: string): Group | undefined {
  const name = `${languageNames[language]}${group.charAt(0).toUpperCase()}${group.slice(1)}`;
  return (load(path.join(folder, language, `${groupFiles[group] ?? group}.ts`)) as Record<string, Group | undefined>)[name];
}

type GroupName =
  | 'absences'
  | 'agreement'
  | 'audit'
  | 'changes'
  | 'checks'
  | 'copies'
  | 'desk'
  | 'duplicate'
  | 'factor'
  | 'files'
  | 'foreign'
  | 'groups'
  | 'help'
  | 'history'
  | 'invitations'
  | 'library'
  | 'limits'
  | 'lists'
  | 'menus'
  | 'merge'
  | 'notices'
  | 'palette'
  | 'passkeys'
  | 'presence'
  | 'preview'
  | 'provider'
  | 'publishing'
  | 'remarks'
  | 'removal'
  | 'review'
  | 'reviews'
  | 'rights'
  | 'rules'
  | 'schedule'
  | 'session'
  | 'shares'
  | 'side'
  | 'starters'
  | 'statistics'
  | 'terms'
  | 'translations'
  | 'trash'
  | 'uses'
  | 'writing';

/** A group of the panel's own texts in a language, read where the CMS keeps them: the site's code may not import from there. */
export function loadTexts(language: PanelLanguage, group: GroupName): Texts {
  const texts = loadGroup<Words>(language, group);
  return (id) => {
    const text = texts?.[`ochiq.${group}.${id}`];
    if (text === undefined) throw new Error(`The panel has no text ochiq.${group}.${id} in ${language}`);
    return text;
  };
}

/** What the panel calls the fields of what citizens send, and the words that can be chosen in them. */
export function loadSubmissionTexts(language: PanelLanguage): {
  field: (type: IntakeTypeName, name: string) => string;
  choice: (word: string) => string;
} {
  const choices = loadGroup<Words>(language, 'choices');
  const { buildLabels, buildEnglishLabels } = load(path.join(folder, 'labels.ts')) as {
    buildLabels: (names: unknown) => Words;
    buildEnglishLabels: () => Words;
  };
  const fields = language === 'en' ? buildEnglishLabels() : buildLabels(loadGroup(language, 'names'));
  const find = (words: Words | undefined, id: string) => {
    const text = words?.[id];
    if (text === undefined) throw new Error(`The panel has no text ${id} in ${language}`);
    return text;
  };
  return {
    field: (type, name) => find(fields, `content-manager.content-types.api::${type}.${type}.${name}`),
    choice: (word) => find(choices, word),
  };
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** What is between the outermost braces of a message, and what is around them. */
function splitTemplate(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ((sign === '{' && depth++ === 0) || (sign === '}' && --depth === 0)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
}

/**
 * What a text becomes in the panel, with anything in its places.
 * @param values what has to be in some of them
 * @param where whether it stands alone, or with others around it
 */
export function toPattern(text: string, values: Readonly<Record<string, string>> = {}, where: 'alone' | 'within' = 'alone'): RegExp {
  const filled = (place: string) => {
    const [name = ''] = place.split(',');
    const value = values[name];
    if (value === undefined) return '.+';
    // A place with plural forms holds words around its number.
    return place === name ? literal(value) : `.*${literal(value)}.*`;
  };
  const pattern = splitTemplate(text)
    .map((part, index) => (index % 2 === 0 ? literal(part) : filled(part)))
    .join('');
  return new RegExp(where === 'alone' ? `^${pattern}$` : pattern, 'u');
}
