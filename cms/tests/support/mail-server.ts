import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

/** A letter as it arrived, decoded. */
export type Arrived = { from: string; to: readonly string[]; headers: string; text: string; html: string };

const encodedWord = /=\?utf-8\?(?<kind>[qb])\?(?<text>[^?]*)\?=/giu;

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const words = (text: string) =>
  text
    .replaceAll(/\r\n\s+/gu, ' ')
    .replaceAll(/\?= =\?/gu, '?==?')
    .replaceAll(encodedWord, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : fromQuoted(word.replaceAll('_', ' ')),
    );

function getText(raw: string, type: 'text/plain' | 'text/html'): string {
  const part = raw.slice(raw.indexOf(type));
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n').split('\r\n--')[0] ?? '';
  if (/base64/iu.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  return (/quoted-printable/iu.test(head) ? fromQuoted(text.replaceAll('=\r\n', '')) : text).replaceAll('\r\n', '\n');
}

/** A real mail server on this machine that keeps what it is given. */
export class MailServer {
  readonly arrived: Arrived[] = [];
  /** With which answer it refuses every letter, if it does. */
  refusal: string | null = null;
  #server: SMTPServer | null = null;
  port = 0;

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      // Connections that are kept end with it.
      closeTimeout: 1,
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (this.refusal !== null) {
            done(Object.assign(new Error(this.refusal), { responseCode: 451 }));
            return;
          }
          const raw = Buffer.concat(chunks).toString('utf8');
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const headers = words(raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/gu, ' '));
          const [text, html] = [getText(raw, 'text/plain'), getText(raw, 'text/html')];
          this.arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), headers, text, html });
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  /** Waits for a number of letters to a recipient. */
  async to(address: string, count: number, text = ''): Promise<readonly Arrived[]> {
    const matching = () => this.arrived.filter((mail) => mail.to.includes(address) && mail.text.includes(text));
    for (const end = Date.now() + 10_000; Date.now() < end && matching().length < count;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return matching();
  }
}
