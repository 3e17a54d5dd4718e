import * as z from 'zod';

import { localeCodes } from '../routing/locales.ts';

/** A script or a style sheet of a page, as Gatsby's renderer takes it. */
const asset = z.object({ name: z.string(), rel: z.string(), shouldGenerateLink: z.boolean() });

const template = z.object({
  /** Gatsby's name of the template. */
  componentChunkName: z.string(),
  scripts: z.array(asset),
  styles: z.array(asset),
  /**
   * The result of the template's page query in each language, as an index into `answers`; a language without a page has
   * none.
   */
  answers: z.partialRecord(z.enum(localeCodes), z.int().nonnegative()),
  /** The fields that Gatsby writes for every page in addition to its name, path and data. */
  rest: z.record(z.string(), z.unknown()),
});

/** What a build stores for rendering its pages later: `renderer.json`, next to the code in `bundle`. */
export const rendererFile = z.object({
  compilationHash: z.string(),
  /** The HTML of each slice, by the slice's name. */
  slices: z.record(z.string(), z.string()),
  /** The style sheets that pages inline in their heads, by name. */
  styleTexts: z.record(z.string(), z.string()),
  /** By the template's name in the table of routes; one without a page in the build is not there. */
  templates: z.record(z.string(), template),
  /** The results of page queries: the messages that templates need. */
  answers: z.array(z.unknown()),
});
export type RendererFile = z.output<typeof rendererFile>;
export type RendererTemplate = z.output<typeof template>;
