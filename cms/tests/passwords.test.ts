import { readFileSync } from 'node:fs';

import { createEdgeClient } from './support/edge';
import { MailServer } from './support/mail-server';
import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { logIn } from './support/panel';
import { rowsWith } from './support/rows-with';
import { runBin } from './support/run-bin';
import { secrets } from './support/secrets';

// Other tests hash passwords quickly (quick-hashes.mjs); here they are hashed as they are for people.
const mailServer = new MailServer();
let cms: OwnCms;

beforeAll(async () => {
  await mailServer.start();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`, MAIL_FROM: 'site@ochiq.example', MAIL_RETRY_MS: '100' };
  cms = await ownCms('passwords', { ...mail, SITE_URL: 'https://ochiq.example/sayt/' }, runBin);
});
afterAll(async () => {
  await cms.remove();
  await mailServer.stop();
});

const email = 'time@citizen.example';
const costly = /^\$2[aby]\$1\d\$/u;
const send = (form: string, fields: Readonly<Record<string, string>>, address = '203.0.113.1') =>
  createEdgeClient(cms.url).send(form as 'login', fields, { address });

test('are costly to guess, those of citizens and of editors', async () => {
  expect((await send('signup', { name: 'Anvar Karimov', email, password: 'uzun va maxfiy soʻz' })).status).toBe(201);
  expect(String(rowsWith(cms, 'up_users', 'email', email)[0]?.['password'])).toMatch(costly);
  const chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  await newEditor(chief, 'Editor (uz)', cms.url);
  const hashes = cms.database.query(`SELECT password FROM admin_users WHERE email <> '${secrets.ADMIN_EMAIL}'`);
  expect(hashes.map(({ password }) => String(password))).toEqual([expect.stringMatching(costly)]);
});

/** What the CMS has used of the processors, in hundredths of a second: that is the same on a machine that is busy. */
function usedBy(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  // Fields 14 and 15 (time in its own code and in the kernel); what follows the name in brackets begins with field 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

test('take as much work for an unknown address as for a wrong password', async () => {
  const code = decodeURIComponent(/[?]code=([\w%-]+)/u.exec((await mailServer.to(email, 1))[0]?.text ?? '')?.[1] ?? '');
  expect((await send('confirm-email', { code })).status).toBe(201);
  let address = 0;
  const measureWork = async (who: string) => {
    const before = usedBy(cms.run.pid ?? 0);
    for (let time = 0; time < 7; time++) {
      const { answer } = await send('login', { email: who, password: 'wrong password', remember: '' }, `198.51.100.${String(++address)}`);
      expect(answer).toEqual({ outcome: 'refused', reason: 'wrong-sign-in' });
    }
    return usedBy(cms.run.pid ?? 0) - before;
  };
  const [known, unknown] = [await measureWork(email), await measureWork('nobody-at-all@citizen.example')];
  expect(unknown).toBeGreaterThan(known / 2);
  expect(known).toBeGreaterThan(unknown / 2);
});
