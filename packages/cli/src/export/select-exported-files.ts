const gatsbyFiles =
  /^(?:page-data\/|_gatsby\/|alert\/|~partytown\/)|^(?:chunk-map|webpack\.stats)\.json$|^[^/]+\.js(?:\.map|\.LICENSE\.txt)?$/u;
/** Error pages: a plain server has its own, and these would appear at any depth. */
const errorPages = /^(?:[a-z]{2}\/)?(?:404|error-\d{3})\.html$|^(?:[a-z]{2}\/)?404\/index\.html$/u;

/** Selects the files of a release for an export: no scripts and their data, no compressed variants, no error pages. */
export function selectExportedFiles(files: readonly string[]): string[] {
  const all = new Set(files);
  const isCompressedVariant = (file: string) => /\.(?:br|gz)$/u.test(file) && all.has(file.slice(0, -3));
  return files.filter((file) => !gatsbyFiles.test(file) && !errorPages.test(file) && !isCompressedVariant(file)).sort();
}
