import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

import { cmsFolder } from './run-bin';
import { openDocumentFile, openXmlFile, zipFile } from './zip-file';

type Make = () => Buffer | string | Promise<Buffer>;

/** A picture of one colour. */
export const plain = (width = 64, height = 48): Sharp => sharp({ create: { width, height, channels: 3, background: '#3a7' } });

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const odt = 'application/vnd.oasis.opendocument.text';
const ods = 'application/vnd.oasis.opendocument.spreadsheet';
const odp = 'application/vnd.oasis.opendocument.presentation';
/** A PDF, as far as anybody looks. */
const pdfWith = (objects: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(objects), Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF\n')]);
const inObjectStream = (objects: string) => {
  const packed = deflateSync(objects);
  const head = `5 0 obj\n<< /Filter /FlateDecode /N 1 /First 4 /Length ${String(packed.length)} /Type /ObjStm >>\nstream\n`;
  return pdfWith(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj')]));
};
const seedFile = (name: string) => readFileSync(path.join(cmsFolder, 'seed', 'files', name));
const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]);
const jpeg = () => plain().jpeg().toBuffer();
const swelling = () =>
  zipFile([
    { name: '[Content_Types].xml', content: `${word}.main+xml` },
    { name: 'a.xml', content: Buffer.alloc(40e6) },
  ]);
const templateFrom = (target: string) => [
  {
    name: 'word/_rels/settings.xml.rels',
    content: `<Relationship Type="http://x/attachedTemplate" Target="${target}" TargetMode="External"/>`,
  },
];

/** What the media library takes: name, type, content. */
export const takenFiles: readonly [string, string, Make][] = [
  ['surat.jpg', 'image/jpeg', () => plain().jpeg().toBuffer()],
  ['SURAT.JPEG', 'image/jpeg', () => plain().jpeg().toBuffer()],
  ['surat.png', 'image/png', () => plain().png({ palette: true }).toBuffer()],
  ['surat.webp', 'image/webp', () => plain().webp({ lossless: true }).toBuffer()],
  ['surat.avif', 'image/avif', () => plain().avif().toBuffer()],
  ['surat.gif', 'image/gif', () => plain().gif().toBuffer()],
  ['well.webm', 'video/webm', () => seedFile('well-level.webm')],
  ['video.mp4', 'video/mp4', () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(64)])],
  ['hujjat.pdf', 'application/pdf', () => seedFile('order-well-registration.uz.pdf')],
  ['hujjat.docx', word, () => openXmlFile(word)],
  ['jadval.xlsx', sheet, () => openXmlFile(sheet)],
  ['taqdimot.pptx', slides, () => openXmlFile(slides)],
  ['hujjat.odt', odt, () => openDocumentFile(odt)],
  ['jadval.ods', ods, () => openDocumentFile(ods)],
  ['taqdimot.odp', odp, () => openDocumentFile(odp)],
  ['quduqlar.csv', 'text/csv', () => 'quduq,chuqurlik\n1,120\n'],
  ['izoh.txt', 'text/plain', () => '\uFEFFOʻzbekcha matn'],
  ['malumot.json', 'application/json', () => ' [1]'],
  ['xarita.geojson', 'application/geo+json', () => '{"type":"FeatureCollection"}'],
  ['titr.vtt', 'text/vtt', () => seedFile('well-level.uz.vtt')],
  ['toplam.zip', 'application/zip', () => zipFile([{ name: 'a/b.shp', content: 'x' }])],
];

/** What it refuses: what it is, its name, the reason, content. */
export const refusedFiles: readonly [string, string, string, Make][] = [
  ['a picture that may hold scripts', 'rasm.svg', 'scripts', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['a page', 'sahifa.html', 'scripts', () => '<script>alert(1)</script>'],
  ['XML', 'malumot.xml', 'scripts', () => '<?xml version="1.0"?><a/>'],
  ['a program', 'dastur.exe', 'format', () => 'MZ'],
  ['a name without an ending', 'hujjat', 'format', () => 'matn'],
  ['a format that nobody needs', 'surat.tiff', 'format', () => plain().tiff().toBuffer()],
  ['an SVG that is called a picture', 'rasm.png', 'content', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page that is called a text', 'izoh.txt', 'content', () => '\n <!DOCTYPE html><script>alert(1)</script>'],
  ['an SVG that is called data', 'quduq.csv', 'content', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a JPEG that is called PNG', 'surat.png', 'content', jpeg],
  ['a picture that is called PDF', 'hujjat.pdf', 'content', jpeg],
  ['a text that is called JSON', 'malumot.json', 'content', () => 'salom'],
  ['captions that are none', 'titr.vtt', 'content', () => 'WEBVTTX'],
  ['a table that is called a document', 'hujjat.docx', 'content', () => openXmlFile(sheet)],
  ['an archive that is called a document', 'hujjat.docx', 'content', () => zipFile([{ name: 'a.txt', content: 'a' }])],
  ['LibreOffice’s that is called Word’s', 'hujjat.docx', 'content', () => openDocumentFile(odt)],
  ['a video of another kind', 'video.mp4', 'content', () => seedFile('well-level.webm')],
  ['an old document', 'hujjat.doc', 'old-office', () => cfb],
  ['an old table', 'jadval.XLS', 'old-office', () => cfb],
  ['an old document, or one under a password, with a new name', 'hujjat.docx', 'old-or-locked', () => cfb],
  ['a document with macros, by its name', 'hujjat.docm', 'macros', () => openXmlFile(word)],
  [
    'a document with macros, by what is in it',
    'hujjat.docx',
    'macros',
    () => openXmlFile(word, [{ name: 'word/vbaProject.bin', content: 'x' }]),
  ],
  ['a document that says it has macros', 'hujjat.docx', 'macros', () => openXmlFile('application/vnd.ms-word.document.macroEnabled')],
  ['LibreOffice’s macros', 'hujjat.odt', 'macros', () => openDocumentFile(odt, [{ name: 'Basic/Standard/Module1.xml', content: 'x' }])],
  ['macros in an archive', 'toplam.zip', 'macros', () => zipFile([{ name: 'xl/vbaProject.bin', content: 'x' }])],
  ['a program in an archive', 'toplam.zip', 'program', () => zipFile([{ name: 'a/setup.EXE', content: 'x' }])],
  ['an archive in an archive', 'toplam.zip', 'program', () => zipFile([{ name: 'a.zip', content: 'x' }])],
  ['a name that leads out of an archive', 'toplam.zip', 'unreadable', () => zipFile([{ name: '../../a.txt', content: 'x' }])],
  ['a template from the network', 'hujjat.docx', 'remote-template', () => openXmlFile(word, templateFrom('https://evil.example/a.dotm'))],
  ['a document that swells', 'hujjat.docx', 'swollen', swelling],
  [
    'a document that lies about its size',
    'hujjat.docx',
    'unreadable',
    () => openXmlFile(word, [{ name: 'a', content: 'abc', saidSize: 1 }]),
  ],
  ['a locked document', 'hujjat.docx', 'locked', () => openXmlFile(word, [{ name: 'a', content: 'abc', flags: 1 }])],
  [
    'a document of LibreOffice under a password',
    'hujjat.odt',
    'locked',
    () => openDocumentFile(odt, [{ name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' }]),
  ],
  ['half an archive', 'toplam.zip', 'unreadable', () => zipFile([{ name: 'a.txt', content: 'a' }]).subarray(0, 40)],
  ['half a picture', 'surat.jpg', 'unreadable', async () => (await plain(600, 600).jpeg().toBuffer()).subarray(0, 900)],
  ['a picture beyond the bound', 'surat.png', 'pixels', () => plain(9000, 8000).png().toBuffer()],
  ['a text in another encoding', 'izoh.txt', 'not-text', () => Buffer.from('cf f0 e8 e2 e5 f2'.replaceAll(' ', ''), 'hex')],
  ['a text with a NUL', 'izoh.txt', 'not-text', () => 'a\0b'],
  ['a text cut within a letter', 'izoh.txt', 'not-text', () => Buffer.from('oʻ').subarray(0, 2)],
  [
    'a PDF with a script',
    'hujjat.pdf',
    'pdf-actions',
    () => pdfWith('1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj'),
  ],
  ['a PDF with a script, spelled otherwise', 'hujjat.pdf', 'pdf-actions', () => pdfWith('1 0 obj << /S /J#61vaScri#70t >> endobj')],
  ['a PDF that starts a program', 'hujjat.pdf', 'pdf-actions', () => pdfWith('1 0 obj << /S/Launch/F (cmd.exe) >> endobj')],
  ['a PDF with a packed script', 'hujjat.pdf', 'pdf-actions', () => inObjectStream('1 0 << /S /JavaScript /JS (1) >>')],
  [
    'a PDF with a script beyond the first look',
    'hujjat.pdf',
    'pdf-actions',
    () => pdfWith(`${' '.repeat(1024 * 1024 - 16)}/S /JavaScript `),
  ],
  ['a locked PDF', 'hujjat.pdf', 'locked', () => pdfWith('trailer << /Encrypt 9 0 R >>')],
];

/** What looks like something to refuse. */
export const harmlessFiles: readonly [string, string, Buffer][] = [
  ['a template on the writer’s own disk', 'hujjat.docx', openXmlFile(word, templateFrom('file:///C:\\Users\\a\\Normal.dotm'))],
  ['harmless packed objects', 'hujjat.pdf', inObjectStream('1 0 << /Type /Catalog >>')],
  ['a PDF whose text only speaks of encryption', 'hujjat.pdf', pdfWith('(/EncryptMetadata /JavaScripting)')],
];
