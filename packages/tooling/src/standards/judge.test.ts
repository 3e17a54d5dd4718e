import type { AcceptedMessage } from './accepted-messages.ts';
import { classifyFindings, describeFindings, type Finding } from './judge.ts';

const createFinding = (message: string, place: string): Finding => ({ validator: 'html', message, place });
const mayStay: AcceptedMessage = { validator: 'html', message: /^known/u, reason: 'It is no fault.' };

test('reports unaccepted messages, equal ones once, and unused exceptions', () => {
  const findings = [createFinding('new', 'a'), createFinding('known one', 'a'), createFinding('new', 'b'), createFinding('new', 'b')];
  const unused: AcceptedMessage = { validator: 'csv', message: /^known/u, reason: 'Of another validator.' };
  const judgement = classifyFindings(findings, [mayStay, unused]);
  expect(judgement.open).toEqual([{ validator: 'html', message: 'new', count: 3, places: ['a', 'b'] }]);
  expect(judgement.accepted.map(({ message, reason }) => [message, reason])).toEqual([['known one', 'It is no fault.']]);
  expect(judgement.unused).toEqual([unused]);
  expect(describeFindings(judgement)).toEqual([
    '  accepted: html: known one (1 times). It is no fault.',
    '✗ html: new (3 times), in a, b',
    '✗ csv: /^known/u is accepted and said no more; take it off the list.',
  ]);
});
