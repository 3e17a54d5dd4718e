/** Where CSVW looks for the description of a table by itself. */
export const metadataPath = (csvPath: string): string => `${csvPath}-metadata.json`;
