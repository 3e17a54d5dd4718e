import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import { findFreePort } from '@ochiq/cli/workplace/find-free-port';

const host = '127.0.0.1';
const senderPattern = /drill-\d+@reader\.example/u;
const messageIdPattern = /^message-id:\s*(?<id>\S+)/imu;

/** A real mail server on this machine, which can be stopped. It records the letters by the sender of the form. */
export class MailServer {
  readonly port: number;
  /** Message ids by the e-mail address of the form's sender. */
  readonly arrived = new Map<string, string[]>();
  #server: SMTPServer | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async begin(): Promise<MailServer> {
    const server = new MailServer(await findFreePort(host));
    await server.start();
    return server;
  }

  get url(): string {
    return `smtp://${host}:${String(this.port)}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false },
      // The client is known, and a machine without DNS would wait for a lookup at each letter.
      disableReverseLookup: true,
      // Keep-alive connections end with it.
      closeTimeout: 1,
      onData: (stream, { envelope }, done) => {
        text(stream).then((letter) => {
          this.#keep(letter, envelope.rcptTo.map(({ address }) => address).join(' '));
          done();
        }, done);
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, host, resolve));
    this.#server = server;
  }

  /** Stops the server; its address does not respond any more. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  #keep(letter: string, to: string): void {
    const headers = letter.slice(0, letter.indexOf('\r\n\r\n'));
    const email = senderPattern.exec(`${to}\n${headers}`)?.[0];
    if (email === undefined) return;
    this.arrived.set(email, [...(this.arrived.get(email) ?? []), messageIdPattern.exec(headers)?.groups?.['id'] ?? '']);
  }
}
