import type { ReadonlySignal } from '@preact/signals-core';
import { localePrefixes, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import { createRenderContext, type RenderContext } from '../render-context.ts';
import type { LinkTargets } from '../create-link-targets.ts';
import type { TableFiles } from '../tables/table-files.ts';
import type { ReactiveContent } from './reactive-content.ts';
import { createReactiveMemo } from './create-reactive-memo.ts';

type ReactiveSources = { live: ReactiveContent; today: ReadonlySignal<string>; tables: ReadonlySignal<TableFiles>; targets: LinkTargets };

function createReactiveContext(
  form: LocalePrefix,
  { live, today, tables, targets }: ReactiveSources,
  remember: RenderContext['remember'],
): RenderContext {
  const context = createRenderContext(live.content, form, today.peek(), { tables: tables.peek(), remember, targets });
  // Getters, so that what reads them is computed again on the next day.
  return Object.defineProperties(context, {
    today: { get: () => today.value, enumerable: true },
    tables: { get: () => tables.value, enumerable: true },
  });
}

/**
 * Creates the render contexts of all locale prefixes; computations that read them are repeated when the content they
 * read changes.
 */
export function createReactiveContexts(sources: ReactiveSources): RenderContext[] {
  const remember = createReactiveMemo();
  return localePrefixes.map((form) => createReactiveContext(form, sources, remember));
}
