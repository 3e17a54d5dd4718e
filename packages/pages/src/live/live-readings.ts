import type { ReadonlySignal } from '@preact/signals-core';
import { pathForms, type PathForm } from '@ochiq/contract/path-for';

import { readingOf, type Reading } from '../reading.ts';
import type { LinkTargets } from '../link-targets.ts';
import type { TableFiles } from '../table-files.ts';
import type { LiveContent } from './live-content.ts';
import { liveMemory } from './live-memory.ts';

type Sources = { live: LiveContent; today: ReadonlySignal<string>; tables: ReadonlySignal<TableFiles>; targets: LinkTargets };

function readingIn(form: PathForm, { live, today, tables, targets }: Sources, remember: Reading['remember']): Reading {
  const reading = readingOf(live.content, form, today.peek(), { tables: tables.peek(), remember, targets });
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
