/** The kinds of files that are read, by the ending of their names. Files with macros are not among them. */
export const readableKinds = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;
export type ReadableKind = (typeof readableKinds)[number];

/** The kind of a file by its name; null where it is none that can be read. */
export function kindOf(name: string): ReadableKind | null {
  const ending = /\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase();
  return readableKinds.find((kind) => kind === ending) ?? null;
}
