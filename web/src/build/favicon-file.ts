/** Sizes of an ICO file's header, and of its entry for each picture, in bytes. */
const [headBytes, entryBytes] = [6, 16];

/**
 * Packs PNG pictures of up to 255 px into an ICO file, which browsers and feed readers request at `/favicon.ico` by
 * default.
 */
export function packIcon(pictures: readonly { side: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  // An icon, not a cursor.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(({ side, png }, index) => {
    const entry = headBytes + entryBytes * index;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    // One colour plane of 32 bits a pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.byteLength, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.byteLength;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
