import { startCluster, type Cluster } from '@ochiq/cli/postgres/cluster';
import { Client } from 'pg';

import type { Leadership } from './leadership.ts';
import { openLeaderSession } from './leader-session.ts';
import { acquireLeadership } from './acquire-leadership.ts';

/** A busy machine takes a while to start a server. */
const timeoutMs = 60_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, timeoutMs);
afterAll(() => cluster.stop());

let count = 0;
/** Returns a site without a leader so far. */
const newSite = () => `https://ochiq.example/${String((count += 1))}`;

type Candidate = { lead: Promise<Leadership>; lines: string[]; leadershipEnd: Promise<string> };
const leads: Promise<Leadership>[] = [];

function candidate(site: string, url = cluster.url): Candidate {
  const lines: string[] = [];
  let resolveReason: (reason: string) => void = () => undefined;
  const leadershipEnd = new Promise<string>((resolve) => (resolveReason = resolve));
  const lead = acquireLeadership({ url, site, log: (line) => lines.push(line), onLeadershipEnd: resolveReason });
  leads.push(lead);
  return { lead, lines, leadershipEnd };
}
afterEach(async () => {
  for (const lead of leads.splice(0)) await (await lead).release();
});

/** Ends the sessions of all publishers, as an administrator or a restart of the server would. */
async function endSessions(): Promise<number> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const { rowCount } = await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ochiq-publisher'",
  );
  await client.end();
  return rowCount ?? 0;
}

const settled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 2_500, false))]);

test('lets one of two lead, and the other one after a release', async () => {
  const site = newSite();
  const first = candidate(site);
  const lead = await first.lead;
  const second = candidate(site);
  expect(await settled(second.lead)).toBe(false);
  expect(second.lines).toEqual(['Another publisher may lead: this one stands by']);
  await lead.confirm();
  lead.assert();
  await lead.release();
  await (await second.lead).confirm();
  expect(second.lines).toContain('This publisher leads');
});

test('elects a leader per site', async () => {
  const [one, other] = [candidate(newSite()), candidate(newSite())];
  await (await one.lead).confirm();
  await (await other.lead).confirm();
});

test('notifies a leader whose session ends, fences it off, and lets another one lead', async () => {
  const site = newSite();
  const first = candidate(site);
  const lead = await first.lead;
  expect(await endSessions()).toBeGreaterThan(0);
  expect(await first.leadershipEnd).not.toBe('');
  await expect(lead.confirm()).rejects.toThrow('The site stays as it was.');
  const second = candidate(site);
  await (await second.lead).confirm();
});

test('keeps waiting as a standby after its session ended', async () => {
  const site = newSite();
  const first = candidate(site);
  await first.lead;
  const second = candidate(site);
  expect(await settled(second.lead)).toBe(false);
  await endSessions();
  await first.leadershipEnd;
  await (await second.lead).confirm();
});

test('waits for a database that is not there yet, and logs that once', async () => {
  const unknown = new URL(cluster.url);
  unknown.pathname = '/not_there_yet';
  const late = candidate(newSite(), unknown.href);
  expect(await settled(late.lead)).toBe(false);
  expect(late.lines).toEqual([expect.stringContaining('can\'t be asked: database "not_there_yet" does not exist')]);
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('CREATE DATABASE not_there_yet');
  await client.end();
  await (await late.lead).confirm();
});

test('takes leadership, but not the connection, from a hanging leader', async () => {
  const site = newSite();
  let resolveReason: (reason: string) => void = () => undefined;
  const closedReason = new Promise<string>((resolve) => (resolveReason = resolve));
  const hangs = await openLeaderSession(cluster.url, site, resolveReason, 50);
  expect(await hangs.tryToAcquire()).toBe(true);
  const second = candidate(site);
  expect(await closedReason).toContain('idle-session timeout');
  await (await second.lead).confirm();
  await expect(hangs.sendHeartbeat()).rejects.toThrow();
  await hangs.close();
});
