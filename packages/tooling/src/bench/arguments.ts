import { parseArgs } from 'node:util';

import * as z from 'zod';

export const benches = {
  build: 'What building the whole site takes at each size: time, processor, memory; an instance of its own',
  lighthouse: 'Lighthouse, as on a phone, over one page of every template in every language of the running site',
  'page-cpu':
    'Processor time of rendering a page, as a ratio to fixed work; fails where it grew by a fifth. Builds the demonstration content first',
  pages: 'What a first visit to each of these pages weighs, beside its budgets',
  panel:
    'How long pages of the panel take to be usable, the search, a key in a long text and the preview that follows (up to 1000 entries), and the translation memory; an instance of its own',
  publish: 'How long it takes from publishing in the CMS to the new pages at the edge, beside a build; an instance of its own',
  saves:
    'Twenty editors who save the same five entries at once: fails where an accepted save is lost. Then what audit log and review cost; an instance of its own',
  scripts: 'Largest paint and blocking time of much read pages, beside the same pages without any script',
  'second-page': 'How soon the second page of a visit is painted in a browser that has run no script yet; on the running site',
  serve: 'What a request costs the edge and nginx, beside a bare nginx with the same headers and one without; wants wrk',
  search: 'How well judged questions are answered, and how fast 30,000 documents answer 16 readers at once',
  statistics: 'What counting a million page views of a day takes: processor time, memory, bytes on the disk',
} as const;

export type BenchName = keyof typeof benches;

/** Arguments of the benchmarks of the running site. */
export type SiteArguments = {
  name: Exclude<BenchName, 'build' | 'page-cpu' | 'panel' | 'publish' | 'saves'>;
  runs: number;
  only: string | null;
};
export type PublishArguments = {
  name: 'publish';
  /** Edits at each size; new slugs and deletes are a fifth of that. */
  runs: number;
  /** How many news items the site has, ascending. */
  entries: number[];
  /** Builds are compared up to so many news items. */
  buildUpTo: number;
};
export type BuildArguments = {
  name: 'build';
  /** How many news items the site has, ascending. */
  entries: number[];
};
export type PageCpuArguments = {
  name: 'page-cpu';
  /** The folder of a release to be measured; `null` to build the demonstration content. */
  release: string | null;
  /** Whether the ratio is stored instead of compared. */
  write: boolean;
};
export type PanelArguments = {
  name: 'panel';
  /** Loads of each page; keys are five times as many. */
  runs: number;
  /** How many news items the site has. */
  entries: number;
};
export type SavesArguments = {
  name: 'saves';
  /** For how long they save. */
  seconds: number;
  editors: number;
  /** Whether the CMS is on a PostgreSQL of its own, and not on SQLite. */
  postgres: boolean;
};
export type BenchArguments = SavesArguments | PanelArguments | SiteArguments | PublishArguments | BuildArguments | PageCpuArguments;

const integerOption = (option: string, least: number) =>
  z.coerce
    .number({ error: `${option} must be a number` })
    .int({ error: `${option} must be a whole number` })
    .min(least, { error: `${option} must be ${String(least)} or more` });
const unknownOptionError = {
  error: ({ code, keys }: { code?: string; keys?: string[] }) =>
    code === 'unrecognized_keys' ? `This bench has no --${keys?.join(', --') ?? ''}` : undefined,
};

const siteSchema = z.strictObject(
  { runs: integerOption('--runs', 1).default(3), only: z.string().min(1).nullable().default(null) },
  unknownOptionError,
);
/** The demonstration content has news of its own, and each run needs a separate item. */
const leastEntries = 100;
const sizes = z.preprocess(
  (text) => (typeof text === 'string' ? text.split(',') : text),
  z.array(integerOption('--entries', leastEntries)).transform((all) => [...new Set(all)].sort((one, other) => one - other)),
);
const allSizes = sizes.default([100, 1000, 10_000]);
const buildSchema = z.strictObject({ entries: allSizes }, unknownOptionError);
const pageCpuSchema = z.strictObject(
  { release: z.string().min(1).nullable().default(null), write: z.boolean().default(false) },
  unknownOptionError,
);
const panelSchema = z.strictObject(
  { runs: integerOption('--runs', 1).default(20), entries: integerOption('--entries', leastEntries).default(leastEntries) },
  unknownOptionError,
);
const savesSchema = z.strictObject(
  {
    seconds: integerOption('--seconds', 1).default(300),
    editors: integerOption('--editors', 2).default(20),
    postgres: z.boolean().default(false),
  },
  unknownOptionError,
);
const publishSchema = z
  .strictObject(
    {
      runs: integerOption('--runs', 1).default(50),
      entries: allSizes,
      'build-up-to': integerOption('--build-up-to', 0).default(1000),
    },
    unknownOptionError,
  )
  .transform(({ 'build-up-to': buildUpTo, ...others }) => ({ ...others, buildUpTo }));

const isBench = (name: string): name is BenchName => Object.hasOwn(benches, name);

function parseOptions<S extends z.ZodType>(schema: S, values: unknown): z.output<S> {
  const options = schema.safeParse(values);
  if (!options.success) throw new Error(options.error.issues.map(({ message }) => message).join('\n'));
  return options.data;
}

/**
 * Parses the arguments of `pnpm bench`; `null` where no benchmark is named, or help is requested.
 * @throws Error with what is wrong
 */
export function parseBenchArguments(args: readonly string[]): BenchArguments | null {
  const {
    values: { help, ...values },
    positionals,
  } = parseArgs({
    // pnpm passes its separator through.
    args: args.filter((arg) => arg !== '--'),
    options: {
      runs: { type: 'string' },
      only: { type: 'string' },
      entries: { type: 'string' },
      'build-up-to': { type: 'string' },
      release: { type: 'string' },
      seconds: { type: 'string' },
      editors: { type: 'string' },
      postgres: { type: 'boolean' },
      write: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [name, ...rest] = positionals;
  if (name === undefined || help) return null;
  if (!isBench(name) || rest.length > 0)
    throw new Error(`There is no bench “${positionals.join(' ')}”: there are ${Object.keys(benches).join(', ')}.`);
  if (name === 'page-cpu') return { name, ...parseOptions(pageCpuSchema, values) };
  if (name === 'build') return { name, ...parseOptions(buildSchema, values) };
  if (name === 'panel') return { name, ...parseOptions(panelSchema, values) };
  if (name === 'saves') return { name, ...parseOptions(savesSchema, values) };
  return name === 'publish' ? { name, ...parseOptions(publishSchema, values) } : { name, ...parseOptions(siteSchema, values) };
}
