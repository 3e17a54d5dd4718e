import { crc32, deflateRawSync } from 'node:zlib';

type Entry = {
  name: string;
  content: Buffer | string;
  /** What the archive says of it: a password, or a size that is a lie. */
  flags?: number;
  saidSize?: number;
};

function buildHeader({ name, content, flags = 0, saidSize }: Entry, packed: Buffer): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags | 0x08_00, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(saidSize ?? bytes.length, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

/** A ZIP of these entries, also one that no honest program writes. */
export function zipFile(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(Buffer.from(entry.content));
    const header = buildHeader(entry, packed);
    const name = Buffer.from(entry.name);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, name, packed]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), header, tail, name]));
    files.push(file);
    at += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, central, end]);
}

/** A document of an office program with a main part of this type. */
export const openXmlFile = (mainType: string, more: readonly Entry[] = []): Buffer =>
  zipFile([
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/word/document.xml" ContentType="${mainType}.main+xml"/></Types>`,
    },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ]);

/** A document of LibreOffice's kind. */
export const openDocumentFile = (type: string, more: readonly Entry[] = []): Buffer =>
  zipFile([{ name: 'mimetype', content: type }, { name: 'content.xml', content: '<office:document/>' }, ...more]);
