/** Returns the path at which CSVW clients look for the description of a table by default. */
export const getMetadataPath = (csvPath: string): string => `${csvPath}-metadata.json`;
