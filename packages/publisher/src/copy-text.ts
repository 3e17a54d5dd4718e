/** Copies a text that is to be kept: V8 makes a part of a page a reference into it, which keeps the whole page in memory. */
export const copyText = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
