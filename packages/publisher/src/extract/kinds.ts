/** The kinds of readable files, by file extension. Files with macros are excluded. */
export const readableKinds = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;
export type ReadableKind = (typeof readableKinds)[number];

/** Returns the kind of a file by its name; `null` where it can't be read. */
export function getReadableKind(name: string): ReadableKind | null {
  const extension = /\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase();
  return readableKinds.find((kind) => kind === extension) ?? null;
}
