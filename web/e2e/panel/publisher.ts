import { expect } from '@playwright/test';

import type { Editor } from './editor';

/** What the panel's home page is told of the publisher, as far as tests ask for it. */
type Overview = {
  state: string;
  queued: number;
  held: string[];
  published: { number: number; undoes: number | null }[];
  broken: { shown: { documentId: string }[] };
};

export const fetchOverview = async ({ ask }: Editor): Promise<Overview> => (await ask('GET', '/admin/publishing')) as Overview;

/** The number of what was published last. */
export const fetchLastNumber = async (editor: Editor): Promise<number> => (await fetchOverview(editor)).published[0]?.number ?? 0;

/** Waits until the site shows all that is published. */
export const waitUntilLive = (editor: Editor) =>
  expect
    .poll(
      async () => {
        const { state, queued } = await fetchOverview(editor);
        return [state, queued];
      },
      { timeout: 120_000, intervals: [100] },
    )
    .toEqual(['live', 0]);
