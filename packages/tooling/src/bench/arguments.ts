import { parseArgs } from 'node:util';

import * as z from 'zod';

export const benches = {
  lighthouse: 'Lighthouse, as on a phone, over one page of every template in every language of the running site',
  pages: 'What a first visit to each of these pages weighs, beside its budgets',
  scripts: 'Largest paint and blocking time of much read pages, beside the same pages without any script',
  search: 'How well judged questions are answered, and how fast 30,000 documents answer 16 readers at once',
} as const;

export type BenchName = keyof typeof benches;
export type BenchArguments = { name: BenchName; runs: number; only: string | null };

const schema = z.object({
  runs: z.coerce.number({ error: '--runs must be a number' }).int().min(1, { error: '--runs must be 1 or more' }).default(3),
  only: z.string().min(1).nullable().default(null),
});

const isBench = (name: string): name is BenchName => Object.hasOwn(benches, name);

/** What `pnpm bench …` asks for; none when it names no bench. @throws Error that says what is wrong */
export function benchArguments(args: readonly string[]): BenchArguments | null {
  const { values, positionals } = parseArgs({
    // pnpm passes its own separator on.
    args: args.filter((arg) => arg !== '--'),
    options: { runs: { type: 'string' }, only: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...rest] = positionals;
  if (name === undefined) return null;
  if (!isBench(name) || rest.length > 0)
    throw new Error(`There is no bench “${positionals.join(' ')}”: there are ${Object.keys(benches).join(', ')}.`);
  const options = schema.safeParse(values);
  if (!options.success) throw new Error(options.error.issues.map(({ message }) => message).join('\n'));
  return { name, ...options.data };
}
