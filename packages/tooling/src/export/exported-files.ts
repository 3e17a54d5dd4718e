const gatsbysOwn =
  /^(?:page-data\/|_gatsby\/|alert\/|~partytown\/)|^(?:chunk-map|webpack\.stats)\.json$|^[^/]+\.js(?:\.map|\.LICENSE\.txt)?$/u;
/** Error pages: a plain server has its own, and these would appear at any depth. */
const ofErrors = /^(?:[a-z]{2}\/)?(?:404|error-\d{3})\.html$|^(?:[a-z]{2}\/)?404\/index\.html$/u;

/** Selects the files of a release for an export: no scripts and their data, no compressed variants, no error pages. */
export function exportedFiles(files: readonly string[]): string[] {
  const all = new Set(files);
  const isTwin = (file: string) => /\.(?:br|gz)$/u.test(file) && all.has(file.slice(0, -3));
  return files.filter((file) => !gatsbysOwn.test(file) && !ofErrors.test(file) && !isTwin(file)).sort();
}
