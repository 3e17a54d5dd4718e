/** Tables that may have a description beside them. Their names need no escaping in a header. */
export const describedTable = /^\/(?:data|media)\/(?<table>[\w.-]+\.csv)$/u;

/** Names the file with the description of a table's columns: CSVW looks for it there, too. */
export const columnsBeside = (path: string): string => `${path}-metadata.json`;

/** Makes the link that leads programs from a table to its description (CSV on the Web, 5.1). @param table the name of its file */
export const describedByLink = (table: string): string => `<${columnsBeside(table)}>; rel="describedby"; type="application/csvm+json"`;

/** Returns the link of the table at a path; undefined where no description can lie beside it. */
export function describedBy(path: string): string | undefined {
  const table = describedTable.exec(path)?.groups?.['table'];
  return table === undefined ? undefined : describedByLink(table);
}
