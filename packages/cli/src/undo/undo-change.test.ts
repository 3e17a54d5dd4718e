import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { parseUndoArguments, undoChange } from './undo-change.ts';

it.each([
  [[], null],
  [['--'], null],
  [['7'], 7],
  [['--', '12'], 12],
])('parses %j to %s', (args, number) => {
  expect(parseUndoArguments(args)).toBe(number);
});

it.each([[['0']], [['-1']], [['7', '8']], [['newest']], [['1e3']]])('rejects %j with a message', (args) => {
  expect(() => parseUndoArguments(args)).toThrow('is no number of a change');
});

let publisher: Server;
let publisherUrl: string;
let reply: { status: number; body: unknown };
let requestedPaths: string[];

beforeEach(async () => {
  requestedPaths = [];
  publisher = createServer(({ method, url, headers }, response) => {
    requestedPaths.push(`${method ?? ''} ${url ?? ''} ${headers.authorization ?? ''}`);
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply.body));
  }).listen(0, '127.0.0.1');
  await once(publisher, 'listening');
  publisherUrl = `http://127.0.0.1:${String((publisher.address() as AddressInfo).port)}`;
});
afterEach(() => {
  publisher.closeAllConnections();
  publisher.close();
});

const undo = (number: number | null) => undoChange(number, { publisherUrl, PUBLISHER_KEY: 'a key of many signs' });
const done = { number: 9, undoes: 8, at: '2026-11-20T10:00:00.000Z', pages: 19, documents: [{ name: 'Water' }, { name: 'Water' }] };

it('reverts the named or the newest change, and reports it in one line', async () => {
  reply = { status: 200, body: done };
  expect(await undo(8)).toBe('Took back change 8 (“Water”): 19 pages as before. `pnpm undo 9` brings it again.');
  await undo(null);
  expect(requestedPaths).toEqual(['POST /undo/8 Bearer a key of many signs', 'POST /undo Bearer a key of many signs']);
});

it('names a few documents at most', async () => {
  reply = { status: 200, body: { ...done, pages: 1, documents: ['a', 'b', 'c', 'd'].map((name) => ({ name })) } };
  expect(await undo(8)).toContain('(“a”, “b”, “c”, …): 1 page as before');
  reply = { status: 200, body: { ...done, documents: [] } };
  expect(await undo(8)).toContain('change 8: 19 pages');
});

it('passes on the publisher’s reason', async () => {
  reply = { status: 409, body: { error: 'Change 8 can’t be undone: change 9 came later' } };
  await expect(undo(8)).rejects.toThrow('Change 8 can’t be undone: change 9 came later');
  reply = { status: 502, body: 'no' };
  await expect(undo(8)).rejects.toThrow('The publisher answered 502');
});

it('explains how to start a publisher that does not run', async () => {
  publisher.closeAllConnections();
  publisher.close();
  await once(publisher, 'close');
  await expect(undo(8)).rejects.toThrow(`The publisher does not answer at ${publisherUrl}: start it with \`pnpm start\``);
});
