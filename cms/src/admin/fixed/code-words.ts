import { fieldGroups } from '../texts/groups.ts';

/** Fields that Strapi gives every type. */
export const builtIn = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale'] as const;

/** Fields of people's accounts. */
export const ofAccounts = ['username', 'email', 'password', 'provider', 'confirmed', 'blocked', 'role', 'name'] as const;

/** What the panel calls names of the code. */
export type CodeTexts = {
  builtIn: Readonly<Record<(typeof builtIn)[number], string>>;
  ofAccounts: Readonly<Record<(typeof ofAccounts)[number], string>>;
  /** What a token may be allowed to do, and with what besides the types. */
  allowed: Readonly<Record<string, string>>;
  /** The groups of fields, by their titles. */
  parts: Readonly<Record<string, string>>;
};

export const toCodeId = (word: string): string => `ochiq.code.${word}`;

const accounts = 'content-manager.content-types.plugin::users-permissions.user';

/** The names under ids; those of fields that Strapi knows by itself under the ids that it looks for in lists and forms. */
export function listCodeTexts({ builtIn: fields, ofAccounts: account, ...words }: CodeTexts): Readonly<Record<string, string>> {
  const types = fieldGroups.filter(({ id }) => id.startsWith('content-manager.content-types.')).map(({ id }) => id);
  const inTypes = [...types, accounts].flatMap((id) => builtIn.map((field) => [`${id}.${field}`, fields[field]] as const));
  const inAccounts = ofAccounts.map((field) => [`${accounts}.${field}`, account[field]] as const);
  const others = Object.entries({ ...account, ...fields, ...words.allowed, ...words.parts });
  return Object.fromEntries([...inTypes, ...inAccounts, ...others.map(([word, text]) => [toCodeId(word), text] as const)]);
}
