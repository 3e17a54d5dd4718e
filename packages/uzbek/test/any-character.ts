import fc from 'fast-check';

/** Where the halves of surrogate pairs begin, which are no characters, and how many they are. */
const surrogates = { begin: 0xd800, count: 0x800 };
const lastCodePoint = 0x10ffff;

const toCharacter = (index: number): string => String.fromCodePoint(index < surrogates.begin ? index : index + surrogates.count);

/** @throws the value is no single character */
function toIndex(value: unknown): number {
  const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== value) throw new Error('This is no single character');
  return code < surrogates.begin ? code : code - surrogates.count;
}

/**
 * Any character of Unicode, as the unit of a string. It is fast-check's own unit `binary`, which takes a second in each
 * file that uses it: it lists its million characters to find out which of the dangerous strings it can write.
 */
export const anyCharacter = fc.integer({ min: 0, max: lastCodePoint - surrogates.count }).map(toCharacter, toIndex);
