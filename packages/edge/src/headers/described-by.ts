/** Tables that may have a description file. Their names need no escaping in a header. */
export const describedTablePattern = /^\/(?:data|media)\/(?<table>[\w.-]+\.csv)$/u;

/** Returns the path of the file that describes a table's columns, where CSVW looks for it, too. */
export const getCsvMetadataPath = (path: string): string => `${path}-metadata.json`;

/** Formats the link from a table to its description (CSV on the Web, 5.1). @param table the name of its file */
export const formatDescribedByLink = (table: string): string =>
  `<${getCsvMetadataPath(table)}>; rel="describedby"; type="application/csvm+json"`;

/** Returns the description link of the table at a path; undefined where no description can exist. */
export function getDescribedByLink(path: string): string | undefined {
  const table = describedTablePattern.exec(path)?.groups?.['table'];
  return table === undefined ? undefined : formatDescribedByLink(table);
}
