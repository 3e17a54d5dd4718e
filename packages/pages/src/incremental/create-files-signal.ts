import { computed, type ReadonlySignal } from '@preact/signals-core';

import type { RenderContext } from '../render-context.ts';
import { createSiteFileContext, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import { siteFileBuilders } from '../metadata-files/build-site-files.ts';
import type { GeneratedFile } from '../tables/table-files.ts';

type ReactiveFilesOptions = Pick<SiteFileContext, 'siteUrl' | 'mapped'> & { readings: readonly RenderContext[] };

/** Computes the site files with fixed names; each group is rebuilt only when a dependency changed. */
export function createFilesSignal(start: ReactiveFilesOptions): ReadonlySignal<readonly GeneratedFile[]> {
  const fileContext = createSiteFileContext(start);
  const groups = siteFileBuilders.map((make) => computed(() => make(fileContext)));
  return computed(() => groups.flatMap((group) => group.value));
}
