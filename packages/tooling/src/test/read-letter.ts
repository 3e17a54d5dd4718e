/** A letter as it arrived, decoded. */
export type TrialLetter = { to: readonly string[]; text: string };

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const headerEnd = '\r\n\r\n';

/** Returns the plain text of a letter, of its first part where it has several, in the encoding that its headers name (RFC 2045, 2046). */
export function readLetterText(letter: string): string {
  const end = letter.indexOf(headerEnd);
  const [headers, body] = [letter.slice(0, end), letter.slice(end + headerEnd.length)];
  const [, boundary] = /^content-type:\s*multipart\/[^\r\n]*(?:\r\n\s[^\r\n]*)*boundary="([^"]+)"/imu.exec(headers) ?? [];
  if (boundary !== undefined) {
    // What comes before the first delimiter is no part; the line break before the next one belongs to it.
    const [, first = ''] = `\r\n${body}`.split(`\r\n--${boundary}`);
    return readLetterText(first.replace(/^\r\n/u, ''));
  }
  const [, encoding = '7bit'] = /^content-transfer-encoding:\s*(\S+)/imu.exec(headers) ?? [];
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return decodeQuotedPrintable(body).replaceAll('\r\n', '\n');
    default:
      return body.replaceAll('\r\n', '\n');
  }
}
