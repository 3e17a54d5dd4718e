import { roleWords } from '../../platform/panel-words/stored-words.ts';

/** Translates the name of a predefined role, which the log has in English; a role of the institution's own has one name. */
export function translateRoleName(name: string, language: string): string {
  const words: Readonly<Record<string, string>> | undefined = roleWords[name];
  return words?.[language] ?? name;
}
