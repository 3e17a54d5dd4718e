import { avoidedInComments, avoidedInNames, type NamingLimits, verbs } from './rules.ts';

type SourceFile = { path: string; text: string };

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
const listExportedFunctions = ({ path, text }: SourceFile): string[] =>
  path.endsWith('.tsx') ? [] : collect(text, exportedFunction).filter((name) => /^[a-z]/u.test(name));

/** Lists all that a module exports by name. */
const listExportedNames = ({ text }: SourceFile): string[] => collect(text, exportedName);

/** Lists what a module declares, also inside of functions. */
const listDeclaredNames = ({ text }: SourceFile): string[] => collect(text.replace(comment, ' '), declaredName);

/** Lists the comments of a module. */
const listComments = ({ text }: SourceFile): string[] => text.match(comment) ?? [];

/** Names that a framework gives to the exports of many files. */
const frameworkNames = new Set(['default', 'config', 'metadata', 'Head', 'query']);

const toPercent = (part: number, total: number) => (total === 0 ? 100 : (100 * part) / total);
const getPackage = (path: string) => path.split('/', path.startsWith('packages/') ? 2 : 1).join('/');
const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

function groupBy<T>(items: readonly T[], getKey: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return [...groups];
}

function findVerbFaults(files: readonly SourceFile[], { verbShare }: NamingLimits): string[] {
  const functions = files.flatMap((file) => listExportedFunctions(file).map((name) => ({ name, path: file.path })));
  const others = functions.filter(({ name }) => !verbs.has(splitWords(name)[0] ?? ''));
  const share = toPercent(functions.length - others.length, functions.length);
  return [
    ...functions.filter(({ name }) => name.endsWith('Of')).map(({ name, path }) => `${path}: ${name} ends in “Of”: begin with a verb`),
    ...(share >= verbShare
      ? []
      : [
          `${share.toFixed(1)} % of the exported functions begin with a verb, at least ${String(verbShare)} % have to. These do not:`,
          ...others.map(({ name, path }) => `  ${name}  ${path}`),
        ]),
  ];
}

function findDoubleNames(files: readonly SourceFile[]): string[] {
  const names = files.flatMap((file) => [...new Set(listExportedNames(file))].map((name) => ({ name, path: file.path })));
  return groupBy(
    names.filter(({ name }) => !frameworkNames.has(name)),
    ({ name, path }) => `${getPackage(path)} exports ${name}`,
  ).flatMap(([what, places]) => (places.length > 1 ? [`${what} from ${places.map(({ path }) => path).join(' and ')}`] : []));
}

const findAvoidedWords = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => [
    ...listDeclaredNames(file)
      .filter((name) => splitWords(name.replace(/not_?found/iu, '')).some((word) => avoidedInNames.has(word)))
      .map((name) => `${file.path}: ${name} has a word to avoid: use the field's term`),
    ...listComments(file).flatMap((text) =>
      (text.match(avoidedInComments) ?? []).map((phrase) => `${file.path}: “${phrase}” in a comment: say it plainly`),
    ),
  ]);

const findFullFolders = (files: readonly SourceFile[], { folderSize, fullFolders }: NamingLimits): string[] =>
  groupBy(files, ({ path }) => getFolder(path)).flatMap(([folder, { length }]) => {
    const limit = fullFolders.find((one) => one.folder === folder)?.files ?? folderSize;
    return length > limit ? [`${folder} has ${String(length)} files, more than ${String(limit)}: split it by what happens there`] : [];
  });

/** A file that a comment or an error sends its reader to. */
const citedFile = /\b(?:see|look at|take it out of) (?:`?[\w./-]*\/)?([\w-]+\.tsx?)\b/giu;

/** Finds directions to files that were renamed: a reader who follows one must not be lost. */
function findMissingFiles(files: readonly SourceFile[], knownPaths: readonly string[]): string[] {
  const names = new Set(knownPaths.map((path) => path.slice(path.lastIndexOf('/') + 1)));
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(citedFile)].flatMap(([, name = '']) =>
      names.has(name) ? [] : [`${path}: ${name}, which it refers to, does not exist`],
    ),
  );
}

/**
 * Lists what is named against the rules of `.github/CONTRIBUTING.md`, a line each. Pure; tests and generated code are not
 * looked at.
 * @param knownPaths all files that a comment may refer to
 */
export const findNamingFaults = (files: readonly SourceFile[], limits: NamingLimits, knownPaths: readonly string[]): string[] => [
  ...findVerbFaults(files, limits),
  ...findDoubleNames(files),
  ...findAvoidedWords(files),
  ...findFullFolders(files, limits),
  ...findMissingFiles(files, knownPaths),
];
