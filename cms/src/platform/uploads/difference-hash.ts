/**
 * The size to which a picture is scaled before it is compared, in grey. Each cell of the comparison is the mean of 8 × 8
 * pixels, so that another way of scaling changes little.
 */
export const greySize = { width: 72, height: 64 } as const;

const cell = 8;
const columns = greySize.width / cell;
const rows = greySize.height / cell;

/** Differences of grey below this are noise of the encoder, of 255. */
const noise = 3;

/** Fewer of 64 bits of one kind say too little: drawings on a white ground are all alike then. */
const fewestBits = 10;

/** Pictures whose hashes differ in no more bits look the same. */
const mostSimilarBits = 4;

function getMean(grey: ArrayLike<number>, column: number, row: number): number {
  let sum = 0;
  for (let y = row * cell; y < (row + 1) * cell; y += 1)
    for (let x = column * cell; x < (column + 1) * cell; x += 1) sum += grey[y * greySize.width + x] ?? 0;
  return sum / (cell * cell);
}

/**
 * Computes the difference hash (dHash) of a picture: 64 bits, each says whether a cell is lighter than the next one in its row.
 * @param grey one byte a pixel, `greySize`
 * @returns sixteen hexadecimal digits; `null` for a picture that is too even to be compared
 */
export function computeDifferenceHash(grey: ArrayLike<number>): string | null {
  let bits = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column + 1 < columns; column += 1)
      bits += getMean(grey, column, row) - getMean(grey, column + 1, row) >= noise ? '1' : '0';
  const ones = bits.replaceAll('0', '').length;
  if (ones < fewestBits || bits.length - ones < fewestBits) return null;
  return (bits.match(/.{4}/gu) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
}

/** Returns whether two pictures look the same by their hashes. */
export function isSimilarPicture(one: string, other: string): boolean {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; different > 0n; different >>= 1n) count += Number(different & 1n);
  return count <= mostSimilarBits;
}
