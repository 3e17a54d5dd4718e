import type { ReadonlySignal } from '@preact/signals-core';
import { pathForms, type PathForm } from '@ochiq/contract/path-for';

import { readingOf, type Reading } from '../reading.ts';
import type { TableFiles } from '../table-files.ts';
import type { LiveContent } from './live-content.ts';
import { liveMemory } from './live-memory.ts';

type Sources = { live: LiveContent; today: ReadonlySignal<string>; tables: ReadonlySignal<TableFiles> };

function readingIn(form: PathForm, { live, today, tables }: Sources, remember: Reading['remember']): Reading {
  const reading = readingOf(live.content, form, today.peek(), tables.peek(), remember);
  // Read when they are needed: whoever reads them hears of the next day.
  return Object.defineProperties(reading, {
    today: { get: () => today.value, enumerable: true },
    tables: { get: () => tables.value, enumerable: true },
  });
}

/** The content in every form of the pages, for whoever wants to hear when what they read of it changes. */
export function liveReadings(sources: Sources): Reading[] {
  const remember = liveMemory();
  return pathForms.map((form) => readingIn(form, sources, remember));
}
