import { readLetterText } from './read-letter.ts';

const build = (encoding: string | null, body: string) =>
  ['Subject: Your code', ...(encoding === null ? [] : [`Content-Transfer-Encoding: ${encoding}`]), '', body].join('\r\n');

test('reads a letter in each encoding', () => {
  expect(readLetterText(build(null, 'Hello!\r\nABCD-EFGH'))).toBe('Hello!\nABCD-EFGH');
  expect(readLetterText(build('base64', Buffer.from('Eʼlon: кoд').toString('base64')))).toBe('Eʼlon: кoд');
});

test('joins the lines of a quoted-printable letter, and decodes its letters', () => {
  expect(readLetterText(build('quoted-printable', 'https://ochiq.example/uz/dra=\r\nft/abc\r\nE=CA=BClon'))).toBe(
    'https://ochiq.example/uz/draft/abc\nEʼlon',
  );
});

test('takes the plain text of a letter that is also written in HTML', () => {
  const parts = [
    build('quoted-printable', 'Kod:=20BCPB\r\nE=CA=BClon').replace('Subject: Your code', 'Content-Type: text/plain; charset=utf-8'),
    build('quoted-printable', '<p>Kod</p>').replace('Subject: Your code', 'Content-Type: text/html; charset=utf-8'),
  ];
  const letter = [
    'Subject: Your code',
    'Content-Type: multipart/alternative;',
    ' boundary="--_NmP-c6"',
    '',
    ...parts.map((part) => `----_NmP-c6\r\n${part}`),
    '----_NmP-c6--',
    '',
  ].join('\r\n');
  expect(readLetterText(letter)).toBe('Kod: BCPB\nEʼlon');
});
