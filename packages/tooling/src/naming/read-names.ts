export type SourceFile = { path: string; text: string };

const exportedFunction =
  /^export (?:default )?(?:async )?function\s+\*?(\w+)|^export const (\w+)(?::[^=\n]*?)?\s*=\s*(?:async\s*)?(?:<[^>\n]*>\s*)?\(/gmu;
const exportedName = /^export (?:declare )?(?:abstract )?(?:type|interface|class|const|function|async function)\s+\*?(\w+)/gmu;
const declaredName = /\b(?:const|let|function|class|type|interface)\s+\*?(\w+)/gu;
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/gu;

const collect = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, first, second]) => first ?? second ?? []);

/** Splits a name into its words, in lower case: `readHTMLFile` → `read`, `html`, `file`. */
export const splitWords = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/gu) ?? []).map((word) => word.toLowerCase());

/** Lists the functions that a module exports, without components (which are nouns). */
export const listExportedFunctions = ({ path, text }: SourceFile): string[] =>
  path.endsWith('.tsx') ? [] : collect(text, exportedFunction).filter((name) => /^[a-z]/u.test(name));

/** Lists all that a module exports by name. */
export const listExportedNames = ({ text }: SourceFile): string[] => collect(text, exportedName);

/** Lists what a module declares, also inside of functions. */
export const listDeclaredNames = ({ text }: SourceFile): string[] => collect(text.replace(comment, ' '), declaredName);

/** Lists the comments of a module. */
export const listComments = ({ text }: SourceFile): string[] => text.match(comment) ?? [];
