import { createRequire } from 'node:module';
import path from 'node:path';

import { calloutKinds } from '@ochiq/contract/fields/callout-kinds';
import { isTextLink } from '@ochiq/contract/fields/text-reference';
import { yup } from '@strapi/utils';
import * as z from 'zod';

/** Strapi's message for an address that is none; the panel has it in every language. */
const invalidLink = 'Please specify a valid link.';
const invalidNode = 'Block node is of invalid type';

const mark = z.boolean().optional();
const text = z.looseObject({
  type: z.literal('text'),
  text: z.string(),
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  code: mark,
  untranslated: mark,
});

/** Returns whether a link may be saved: what Strapi accepts, and references to entries. The publish check is stricter. */
function isSavedLink(url: string): boolean {
  const address = url.startsWith('/') ? `https://site.example${url}` : url;
  return isTextLink(url) || (URL.canParse(address) && ['http:', 'https:', 'ftp:', 'mailto:', 'tel:'].includes(new URL(address).protocol));
}

const link = z.looseObject({
  type: z.literal('link'),
  url: z.string().refine(isSavedLink, { error: invalidLink }),
  children: z.array(text),
});
const note = z.looseObject({ type: z.literal('note'), children: z.array(text) });
const inline = z.discriminatedUnion('type', [text, link, note], { error: invalidNode });
const line = z.array(inline).min(1);
const paragraph = z.looseObject({ type: z.literal('paragraph'), children: line });

const list = z.looseObject({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  get children(): z.ZodType {
    return z.array(z.union([list, z.looseObject({ type: z.literal('list-item'), children: z.array(inline) })])).min(1);
  },
});

const cell = z.looseObject({ type: z.literal('table-cell'), children: z.array(inline) });
const row = z.looseObject({ type: z.literal('table-row'), children: z.array(cell).min(1) });

/** The files of these nodes are bound to the media library elsewhere (`bindTextFiles`). */
const block = z.discriminatedUnion(
  'type',
  [
    paragraph,
    z.looseObject({ type: z.literal('heading'), level: z.int().min(1).max(6), children: line }),
    z.looseObject({ type: z.literal('quote'), children: line }),
    z.looseObject({ type: z.literal('code'), children: z.array(text).min(1) }),
    list,
    z.looseObject({ type: z.literal('image'), image: z.looseObject({}) }),
    z.looseObject({ type: z.literal('table'), children: z.array(row).min(1) }),
    z.looseObject({ type: z.literal('callout'), kind: z.enum(calloutKinds), children: z.array(z.union([paragraph, list])) }),
    z.looseObject({ type: z.literal('file'), file: z.looseObject({}) }),
    z.looseObject({
      type: z.literal('video'),
      url: z
        .string()
        .refine((url) => url === '' || isSavedLink(url), { error: invalidLink })
        .nullish(),
    }),
  ],
  { error: invalidNode },
);

/** A text as a draft may hold it: every node is known, and what is written in them may be incomplete. */
export const savedText = z.array(block).nullish();

type Validators = { Validators: Record<string, () => unknown> };

function createTextValidator() {
  return yup.mixed().test(function checkText(value: unknown) {
    const issue = savedText.safeParse(value).error?.issues[0];
    if (!issue) return true;
    const place = issue.path.map((step) => `.${String(step)}`).join('');
    return this.createError({ path: `${this.path}${place}`, message: issue.message === invalidLink ? invalidLink : invalidNode });
  });
}

/**
 * Lets texts hold the nodes of the contract. Strapi's list of nodes is closed and has no hook: the check of the type
 * `blocks` is replaced, for drafts too.
 */
export function acceptTextNodes(): void {
  const strapi = createRequire(__filename).resolve('@strapi/strapi');
  const core = path.dirname(createRequire(strapi).resolve('@strapi/core'));
  const load = createRequire(path.join(core, 'index.js'));
  const { Validators } = load('./services/entity-validator/validators.js') as Validators;
  if (typeof Validators['blocks'] !== 'function')
    throw new Error('Strapi checks texts in another way than before: look at platform/strapi/text-nodes.ts');
  Validators['blocks'] = createTextValidator;
}
