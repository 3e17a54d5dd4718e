import { readFileSync } from 'node:fs';

/** Reads a file repeatedly until stopped; reports the number of versions, or the first corrupt one. */
const [file = ''] = process.argv.slice(2);
const state = { isOver: false };
process.on('message', () => (state.isOver = true));

/** Each version is one letter, repeated a thousand times its place in the alphabet. */
function fault(text: string): string | null {
  const letter = text.charAt(0);
  const expected = letter.repeat((letter.charCodeAt(0) - 96) * 1000);
  return text !== '' && text === expected ? null : `${text.length} characters that begin with ${text.slice(0, 5)}`;
}

const seen = new Set<string>();
let reads = 0;
let corruption: string | null = null;
process.send?.('ready');
while (!state.isOver && corruption === null) {
  for (let count = 0; count < 50 && corruption === null; count += 1) {
    const text = readFileSync(file, 'utf8');
    corruption = fault(text);
    seen.add(text.charAt(0));
    reads += 1;
  }
  // Lets the message in.
  await new Promise((resolve) => setImmediate(resolve));
}
process.send?.({ found: corruption, reads, versions: seen.size });
process.disconnect();
