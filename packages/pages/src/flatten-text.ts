/**
 * Copies a text that is stored for long into one piece: V8 stores a concatenated text as its parts, which takes several
 * times the memory.
 */
export const flattenText = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
