import { formatActionCost } from './action-cost.ts';

it('shows what the audit log has of each action, with and without a rule', () => {
  const measurements = (['save', 'save, reviewed', 'publication', 'publication, reviewed'] as const).flatMap((step, index) =>
    [1, 2, 30].map((auditMs) => ({ step, totalMs: auditMs * 10 + index, auditMs, auditRows: index < 3 ? 1 : 2 })),
  );
  const lines = formatActionCost(measurements).split('\n');
  expect(lines.slice(2, 4)).toEqual(['| save | 20.0 | 300.0 |', '| of that the audit log, written once | 2.0 | 30.0 |']);
  expect(lines.slice(8)).toEqual(['| publication, reviewed | 23.0 | 303.0 |', '| of that the audit log, written 2 times | 2.0 | 30.0 |']);
});
