import { computed, type ReadonlySignal } from '@preact/signals-core';

import type { Reading } from '../reading.ts';
import { aroundOf, type Around } from '../site-files/around.ts';
import { fileMakers } from '../site-files/site-files.ts';
import type { MadeFile } from '../table-files.ts';

type Start = Pick<Around, 'siteUrl' | 'mapped'> & { readings: readonly Reading[] };

/** Computes the site files with fixed names; each group is rebuilt only when a dependency changed. */
export function liveFiles(start: Start): ReadonlySignal<readonly MadeFile[]> {
  const around = aroundOf(start);
  const groups = fileMakers.map((make) => computed(() => make(around)));
  return computed(() => groups.flatMap((group) => group.value));
}
