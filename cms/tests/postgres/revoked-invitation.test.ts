import { setTimeout as wait } from 'node:timers/promises';

import { edgeKeyHeader } from '@ochiq/contract/forms/wire';
import { approvalCodeResponse, approvalReplyResponse, sharedDraftApi } from '@ochiq/contract/wire/shared-draft';

import type { ReviewResponse } from '../../src/content/review/review';
import { FakePublisher } from '../support/fake-publisher';
import { MailServer } from '../support/mail-server';
import { ownCms, type OwnCms } from '../support/own-cms';
import { createEntriesClient, getDocumentId, logIn } from '../support/panel';
import { createReviewClient, newColleague, reviewRuleOf, setRules } from '../support/review';
import { rowsWith } from '../support/rows-with';
import { secrets } from '../support/secrets';

/** The number of the lock that writes take turns by: src/platform/database/transactions.ts. */
const writeLock = 70_460_297;

/** Waits until so many transactions wait for their turn. PostgreSQL gives it to them in the order in which they came. */
async function waitForQueue({ database }: OwnCms, length: number): Promise<void> {
  const search = `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND objid = ${String(writeLock)} AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  while (Number(database.query(search)[0]?.['waiting']) < length) await wait(20);
}

test('a link that is revoked while an answer and a code wait for their turn takes neither', async () => {
  const [publisher, mail] = [new FakePublisher(), new MailServer()];
  await Promise.all([publisher.start(), mail.start()]);
  const cms = await ownCms('revoked-invitation', {
    ...{ PUBLISHER_URL: publisher.url, PUBLISHER_KEY: publisher.key, SITE_URL: 'https://ochiq.example' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${String(mail.port)}`, MAIL_RETRY_MS: '1000', MAIL_FROM: 'site@ochiq.example' },
  });
  try {
    const ask = async (path: string, fields: object) => {
      const headers = { 'content-type': 'application/json', [edgeKeyHeader]: secrets.EDGE_KEY };
      const response = await fetch(cms.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ address: '198.51.100.1', ...fields }),
      });
      return response.json();
    };
    const chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
    const author = await newColleague(chief, 'Editor (uz)', { url: cms.url, name: 'Malika' });
    const reviewer = await newColleague(chief, 'Editor (uz)', { url: cms.url, name: 'Otabek' });
    await setRules(chief, [reviewRuleOf('tag', { outside: 'required' })]);
    const review = createReviewClient('tag');
    const id = getDocumentId(await createEntriesClient(author, 'tag', 'uz').create({ name: 'Yorliq', slug: 'bekor-havola' }));
    await review.act(author, 'submit', id);
    const invited = { days: 3, name: 'Jasur Alimov', email: 'jasur@vazirlik.example' };
    const { made, invitations } = (await review.act(reviewer, 'invitations', id, invited)).body as unknown as ReviewResponse;
    const token = made[0]?.address.split('/').at(-1) ?? '';
    expect(await ask(sharedDraftApi.code, { token })).toEqual({ outcome: 'sent' });
    const letters = await mail.to(invited.email, 2);
    const [code] = letters.flatMap(({ text }) => /^[2-9A-Z]{8}$/mu.exec(text) ?? []);
    expect(code).toHaveLength(8);

    cms.database.run(`SELECT pg_advisory_lock(${String(writeLock)})`);
    const revocation = reviewer.request('DELETE', `/admin/review/invitations/${String(invitations[0]?.id)}`);
    await waitForQueue(cms, 1);
    const answer = ask(sharedDraftApi.answer, { token, code, answer: 'agreed', reason: '' });
    await waitForQueue(cms, 2);
    const nextCode = ask(sharedDraftApi.code, { token });
    await waitForQueue(cms, 3);
    cms.database.run(`SELECT pg_advisory_unlock(${String(writeLock)})`);

    expect((await revocation).status).toBe(200);
    expect(approvalReplyResponse.parse(await answer)).toEqual({ outcome: 'refused', reason: 'over' });
    expect(approvalCodeResponse.parse(await nextCode)).toEqual({ outcome: 'refused', reason: 'over' });
    expect(await review.read(reviewer, id)).toMatchObject({ submission: { decisions: [] }, invitations: [{ state: 'revoked' }] });
    const actions = rowsWith(cms, 'ochiq_audit', 'kind', 'review-outside').map(
      ({ details }) => (JSON.parse(String(details)) as { action: string }).action,
    );
    expect(actions).toEqual(['invite', 'revoke']);
  } finally {
    await cms.remove();
    await Promise.all([publisher.stop(), mail.stop()]);
  }
}, 120_000);
