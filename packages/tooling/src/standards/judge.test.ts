import type { AcceptedMessage } from './accepted.ts';
import type { Finding } from './finding.ts';
import { describeJudgement, judgeFindings } from './judge.ts';

const found = (message: string, place: string): Finding => ({ validator: 'html', message, place });
const mayStay: AcceptedMessage = { validator: 'html', message: /^known/u, reason: 'It is no fault.' };

test('reports unaccepted messages, equal ones once, and unused exceptions', () => {
  const findings = [found('new', 'a'), found('known one', 'a'), found('new', 'b'), found('new', 'b')];
  const unused: AcceptedMessage = { validator: 'csv', message: /^known/u, reason: 'Of another validator.' };
  const judgement = judgeFindings(findings, [mayStay, unused]);
  expect(judgement.open).toEqual([{ validator: 'html', message: 'new', count: 3, places: ['a', 'b'] }]);
  expect(judgement.accepted.map(({ message, reason }) => [message, reason])).toEqual([['known one', 'It is no fault.']]);
  expect(judgement.unused).toEqual([unused]);
  expect(describeJudgement(judgement)).toEqual([
    '  accepted: html: known one (1 times). It is no fault.',
    '✗ html: new (3 times), in a, b',
    '✗ csv: /^known/u is accepted and said no more; take it off the list.',
  ]);
});
