import { immutableFilePatterns } from '@ochiq/contract/routing/immutable-files';
import { getCacheControl } from '@ochiq/http-policy/cache-rules';
import { toContentType } from '@ochiq/http-policy/content-type';
import { isCompressible } from '@ochiq/http-policy/representation';
import { getServingPolicy, openData, uploadsFolder, type PolicyName } from '@ochiq/http-policy/serving-policy';

/** Files of one folder whose headers are the same but for the type. */
export type QuickFileClass = {
  /** The pattern of their paths: in the root from the beginning of the path, else anywhere. */
  pattern: string;
  /** An example of each kind: its path decides the headers. */
  examples: readonly string[];
  types: Readonly<Record<string, string>>;
  policy: PolicyName;
  cacheControl: string;
  shared: boolean;
  /** Whether compressed variants may exist. */
  isText: boolean;
};

const pictures = ['webp', 'avif', 'png', 'jpg', 'jpeg', 'gif', 'ico'];

/**
 * The files that pages load, by folder: what browsers request with most pages. Anywhere else, and with any other
 * extension, a path may have headers of its own.
 */
const loadedFiles = {
  '/static/': [...pictures, 'woff2', 'svg', 'json'],
  [uploadsFolder]: [...pictures, 'pdf', 'mp4'],
  '/page-data/': ['json'],
  '/': [...pictures, 'woff2', 'svg'],
} as const satisfies Record<string, readonly string[]>;

export type QuickFolder = keyof typeof loadedFiles;

/** The name of code that never changes, and its extensions. */
const hashedCode = { name: 'app-0123456789abcdef0123', extensions: ['js', 'css'] } as const;

type FileExample = { path: string; extension: string; pattern: string };

function describe({ path, extension, pattern }: FileExample): QuickFileClass {
  const { mediaType, policy, shared, attachment } = getServingPolicy(path);
  if (attachment) throw new Error(`${path} is a download: nginx sends it the general way`);
  const isText = isCompressible(path);
  const types = { [extension]: toContentType(mediaType) };
  return { pattern, examples: [path], types, policy, cacheControl: getCacheControl(path), shared, isText };
}

/** Joins classes that differ by nothing but the extension. Texts stay alone: the ending of a variant hides their own. */
function joinClasses(classes: readonly QuickFileClass[]): QuickFileClass[] {
  const joined = new Map<string, QuickFileClass>();
  for (const one of classes) {
    const key = JSON.stringify([one.policy, one.cacheControl, one.shared, one.isText && one.types]);
    const other = joined.get(key);
    const types = { ...other?.types, ...one.types };
    joined.set(key, {
      ...one,
      types,
      examples: [...(other?.examples ?? []), ...one.examples],
      pattern: one.isText ? one.pattern : `\\.(?:${Object.keys(types).join('|')})$`,
    });
  }
  return [...joined.values()];
}

/** The beginning of patterns at the root: what is published for other programs has headers of its own. */
const notOpenData = `(?!${openData.source.replace(/^\^/u, '')})`;

/** Lists the classes of a folder's files. Those of the root are everywhere but in the other folders. */
export function listQuickFileClasses(folder: QuickFolder): QuickFileClass[] {
  const examples = loadedFiles[folder].map((extension): FileExample => ({
    path: `${folder}file.${extension}`,
    extension,
    pattern: `\\.${extension}$`,
  }));
  const classes = joinClasses(examples.map(describe));
  if (folder !== '/') return classes;
  const code = hashedCode.extensions.map((extension) =>
    describe({
      path: `/${hashedCode.name}.${extension}`,
      extension,
      pattern: `\\.${extension}$`,
    }),
  );
  const isHashed = `(?=.*${immutableFilePatterns.code.source})`;
  return [
    ...classes.map((one) => ({ ...one, pattern: `${notOpenData}.*${one.pattern}` })),
    ...code.map((one) => ({ ...one, pattern: `${notOpenData}${isHashed}.*${one.pattern}` })),
  ];
}
