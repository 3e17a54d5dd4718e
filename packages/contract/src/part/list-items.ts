import {
  defineDayField,
  defineEnumField,
  defineIntegerField,
  defineLineField,
  defineRichTextField,
  defineTextField,
  makeOptional,
} from '../fields/field.ts';
import { definePart } from '../fields/reference-fields.ts';

export const fact = definePart('fact', 'Fact', {
  /** A number or a word or two: `1 842`, `24/7`. */
  value: defineLineField(40),
  /** What the value counts. */
  label: defineLineField(160),
  /** Where the value is from, or the day it was taken. */
  note: makeOptional(defineLineField(200)),
});

export const question = definePart('question', 'Question', {
  /** The heading that expands the text. */
  title: defineLineField(250),
  /** What is shown when it is opened. */
  answer: defineRichTextField(),
});

export const tableRow = definePart('table-row', 'Table row', {
  /** The cells from left to right, one a line. */
  cells: defineTextField(1000),
});

export const changeNote = definePart('change-note', 'Change note', {
  /** The day of the change. */
  date: defineDayField(),
  /** What changed, for those who read it before. */
  what: defineLineField(300),
});

export const laborEntry = definePart('labor-entry', 'Labour activity', {
  /** The year it began. */
  from: defineIntegerField(1940, 2100),
  /** The year it ended; empty where it goes on. */
  to: makeOptional(defineIntegerField(1940, 2100)),
  /** Post and place. */
  what: defineLineField(300),
});

export const channels = ['site', 'mail', 'reception', 'trust-phone', 'portal'] as const;

export const channelCount = definePart('channel-count', 'Appeals by channel', {
  /** How they came. */
  channel: defineEnumField(channels),
  /** How many came so. */
  count: defineIntegerField(0, 10_000_000),
});

export const milestone = definePart('milestone', 'Point in time', {
  /** A day, a month, a year or a span, as readers say it. */
  when: defineLineField(60),
  /** What happened, or will. */
  title: defineLineField(160),
  /** More about it. */
  text: makeOptional(defineTextField(600)),
});

export const step = definePart('step', 'Step', {
  /** What to do, in a few words. */
  title: defineLineField(160),
  /** How. */
  details: makeOptional(defineTextField(600)),
});
