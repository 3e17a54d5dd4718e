import * as z from 'zod';

import type { Settings } from '../workplace/settings.ts';

/** Parses the change that `pnpm undo` reverts; `null` for the newest possible. @throws Error with what is wrong */
export function parseUndoArguments(args: readonly string[]): number | null {
  // pnpm passes its separator through.
  const [given, ...rest] = args.filter((arg) => arg !== '--');
  if (given === undefined) return null;
  if (rest.length > 0 || !/^[1-9]\d{0,8}$/u.test(given))
    throw new Error(`“${[given, ...rest].join(' ')}” is no number of a change: say \`pnpm undo\` for the newest, or \`pnpm undo 7\`.`);
  return Number(given);
}

const undoneSchema = z.object({
  number: z.int(),
  undoes: z.int(),
  pages: z.int(),
  documents: z.array(z.object({ name: z.string() })),
});
const refusalSchema = z.object({ error: z.string() });

const most = 3;

/** Formats the reverted change in one line. */
function formatUndoneLine({ number, undoes, pages, documents }: z.output<typeof undoneSchema>): string {
  const names = [...new Set(documents.map(({ name }) => `“${name}”`))];
  const about = names.length === 0 ? '' : ` (${[...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ')})`;
  const many = `${String(pages)} ${pages === 1 ? 'page' : 'pages'}`;
  return `Took back change ${String(undoes)}${about}: ${many} as before. \`pnpm undo ${String(number)}\` brings it again.`;
}

type Publisher = Pick<Settings, 'publisherUrl' | 'PUBLISHER_KEY'>;

/**
 * Asks the running publisher to revert a change.
 * @param number `null` for the newest that can be undone
 * @returns the reverted change, in one line
 * @throws Error it does not run, or refuses; the reason is in the message
 */
export async function undoChange(number: number | null, { publisherUrl, PUBLISHER_KEY }: Publisher): Promise<string> {
  const place = number === null ? '/undo' : `/undo/${String(number)}`;
  const headers = { authorization: `Bearer ${PUBLISHER_KEY}` };
  // A redirect would send the key to another server.
  const response = await fetch(new URL(place, publisherUrl), { method: 'POST', headers, redirect: 'error' }).catch((error: unknown) => {
    throw new Error(`The publisher does not answer at ${publisherUrl}: start it with \`pnpm start\`.`, { cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  const done = undoneSchema.safeParse(body);
  if (response.ok && done.success) return formatUndoneLine(done.data);
  throw new Error(refusalSchema.safeParse(body).data?.error ?? `The publisher answered ${String(response.status)}`);
}
