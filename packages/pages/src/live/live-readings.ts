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
  // Getters, so that what reads them is computed again on the next day.
  return Object.defineProperties(reading, {
    today: { get: () => today.value, enumerable: true },
    tables: { get: () => tables.value, enumerable: true },
  });
}

/**
 * Creates the render contexts of all locale prefixes; computations that read them are repeated when the content they
 * read changes.
 */
export function liveReadings(sources: Sources): Reading[] {
  const remember = liveMemory();
  return pathForms.map((form) => readingIn(form, sources, remember));
}
