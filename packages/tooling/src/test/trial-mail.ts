import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { findFreePort } from '@ochiq/cli/workplace/find-free-port';
import { SMTPServer } from 'smtp-server';

import { readLetterText, type TrialLetter } from './read-letter.ts';

const host = '127.0.0.1';

/** Writes a letter into the folder, under a name that sorts by arrival; no reader finds half of it. */
async function storeLetter(folder: string, number: number, letter: TrialLetter): Promise<void> {
  const name = `${String(number).padStart(6, '0')}.json`;
  const unfinished = path.join(folder, `.${name}`);
  await writeFile(unfinished, JSON.stringify(letter));
  await rename(unfinished, path.join(folder, name));
}

/**
 * Starts a mail server that writes each letter into a folder, where browser tests read it. It ends with this process.
 * @returns the settings of a CMS that sends through it
 */
export async function startTrialMail(folder: string): Promise<{ SMTP_URL: string; MAIL_FROM: string }> {
  await mkdir(folder, { recursive: true });
  const port = await findFreePort(host);
  let count = 0;
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false },
    // The client is known, and a machine without DNS would wait for a lookup at each letter.
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      count += 1;
      const number = count;
      text(stream)
        .then((raw) => storeLetter(folder, number, { to: envelope.rcptTo.map(({ address }) => address), text: readLetterText(raw) }))
        .then(() => done(), done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  server.server.unref();
  return { SMTP_URL: `smtp://${host}:${String(port)}`, MAIL_FROM: 'site@ochiq.example' };
}
