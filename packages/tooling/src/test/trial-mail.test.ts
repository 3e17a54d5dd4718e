import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';

import { startTrialMail } from './trial-mail.ts';

/** Sends a letter as a mail server's client does (RFC 5321). */
async function sendLetter(url: string, to: string, letter: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const readReply = async () => String((await once(socket, 'data'))[0]);
  await readReply();
  for (const command of ['HELO test', 'MAIL FROM:<site@ochiq.example>', `RCPT TO:<${to}>`, 'DATA', `${letter}\r\n.`, 'QUIT']) {
    socket.write(`${command}\r\n`);
    expect(await readReply()).toMatch(/^[23]/u);
  }
  socket.destroy();
}

test('stores each letter by its recipient, in the order of arrival', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-letters-'));
  try {
    const { SMTP_URL } = await startTrialMail(path.join(folder, 'letters'));
    await sendLetter(SMTP_URL, 'aziza@ministry.example', 'Subject: A\r\n\r\nThe first');
    await sendLetter(SMTP_URL, 'aziza@ministry.example', 'Subject: B\r\n\r\nThe second');
    const names = (await readdir(path.join(folder, 'letters'))).sort();
    const letters = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(path.join(folder, 'letters', name), 'utf8')) as unknown),
    );
    expect(letters).toEqual([
      { to: ['aziza@ministry.example'], text: expect.stringContaining('The first') },
      { to: ['aziza@ministry.example'], text: expect.stringContaining('The second') },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
