import type { calloutKinds } from '@ochiq/contract/fields/blocks';

import { toHint } from '../../../content/starters/template-hint.ts';

/** A block of a template, as the CMS would give it. */
export type TemplateBlock = Readonly<Record<string, unknown>> & { __component: `block.${string}` };

/** What a template fills in. The headings are meant to stay; everything else is a hint of what to write. */
export type Template = { lead: string; blocks: readonly TemplateBlock[] };

export const templateNames = ['programme', 'service', 'contact-point', 'campaign', 'report'] as const;
export type TemplateName = (typeof templateNames)[number];

/** The templates of one language. The compiler requires all of them. */
export type Templates = Readonly<Record<TemplateName, Template>>;

const toText = (text: string) => ({ type: 'text', text });
const toParagraph = (hint: string) => ({ type: 'paragraph', children: [toText(toHint(hint))] });
const toList = (format: 'ordered' | 'unordered', hints: readonly string[]) => ({
  type: 'list',
  format,
  children: hints.map((hint) => ({ type: 'list-item', children: [toText(toHint(hint))] })),
});
const toHeading = (heading: string) => ({ type: 'heading', level: 2, children: [toText(heading)] });

/** Joins the lines of a cell text, each a hint. */
const toHintLines = (hints: readonly string[]) => hints.map(toHint).join('\n');

/** Builds a template. @param lead the hint for the lead */
export const buildTemplate = (lead: string, ...blocks: readonly TemplateBlock[]): Template => ({ lead: toHint(lead), blocks });

export const buildText = (heading: string, hint: string): TemplateBlock => ({
  __component: 'block.text',
  body: [toHeading(heading), toParagraph(hint)],
});

export const buildList = (heading: string, format: 'ordered' | 'unordered', ...hints: readonly string[]): TemplateBlock => ({
  __component: 'block.text',
  body: [toHeading(heading), toList(format, hints)],
});

export const buildCallout = (kind: (typeof calloutKinds)[number], hint: string): TemplateBlock => ({
  __component: 'block.callout',
  kind,
  body: [toParagraph(hint)],
});

/** Builds figures. @param facts the hints for the value and for what it counts */
export const buildFacts = (title: string, ...facts: readonly (readonly [string, string])[]): TemplateBlock => ({
  __component: 'block.facts',
  title,
  facts: facts.map(([value, label]) => ({ value: toHint(value), label: toHint(label) })),
});

/** Builds points in time. @param items the hints for the time and for what happens */
export const buildTimeline = (title: string, ...items: readonly (readonly [string, string])[]): TemplateBlock => ({
  __component: 'block.timeline',
  title,
  items: items.map(([when, what]) => ({ when: toHint(when), title: toHint(what) })),
});

/** Builds a table with one row. @param headings meant to stay @param cells a hint for each */
export const buildTable = (caption: string, headings: readonly string[], cells: readonly string[]): TemplateBlock => ({
  __component: 'block.table',
  caption,
  headings: headings.join('\n'),
  rows: [{ cells: toHintLines(cells) }],
});

export const buildQuestion = (title: string, question: string, answer: string): TemplateBlock => ({
  __component: 'block.accordion',
  title,
  items: [{ title: toHint(question), answer: [toParagraph(answer)] }],
});

export const buildContact = (title: string, label: string, note: string): TemplateBlock => ({
  __component: 'block.contacts',
  title,
  contacts: [{ label: toHint(label), note: toHint(note) }],
});

export const buildAddress = (title: string, address: string, hours: string): TemplateBlock => ({
  __component: 'block.address',
  title,
  address: toHint(address),
  hours: toHint(hours),
});

/** Builds a call to action. It leads to the contact page until the editor chooses another address. */
export const buildCallToAction = (title: string, text: string, label: string): TemplateBlock => ({
  __component: 'block.call-to-action',
  title: toHint(title),
  text: toHint(text),
  link: { label: toHint(label), url: '/contact' },
});
