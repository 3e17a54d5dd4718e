import { administrator } from './support/panel';

test('begins', async () => {
  const chief = administrator();
  const response = await chief.request('GET', '/admin/audit-log');
  console.log(response.status, JSON.stringify(response.body, null, 1).slice(0, 6000));
});
