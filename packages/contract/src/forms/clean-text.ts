/** Invisible characters that turn the direction of text or hide in it: they only serve to deceive. ZWJ and ZWNJ have their use. */
const deceiving = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Control characters that are no white space. */
const control = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu;
/** Half of a pair that encodes nothing. */
const lone = /\p{Surrogate}/gu;

/** Stands for a letter that was lost on its way. No page may hold it; the sender's text still shows that something is missing. */
const lost = /\uFFFD/gu;

/** Composed last: what stood between a letter and its accent is gone by then. */
const readable = (value: string) => value.replace(lone, '').replace(deceiving, '').replace(control, '').replace(lost, '?').normalize('NFC');

/** One line: no control or deceiving characters, white space of any kind is one space. A header made of it has one line. */
export const cleanLine = (value: string): string =>
  readable(value)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();

/** Several lines: as `cleanLine`, but line feeds stay, two empty lines in a row at most. */
export const cleanText = (value: string): string =>
  readable(value)
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{4,}/gu, '\n\n\n')
    .trim();
