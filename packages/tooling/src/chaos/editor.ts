import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import * as z from 'zod';
import type { Production } from '@ochiq/cli/local-stack/start-production';

import { fetchPublishedNews } from '../bench/publish/news.ts';
import { logIn } from '../bench/publish/panel.ts';
import { Reader } from '../bench/publish/reader.ts';

export type Editor = {
  /**
   * Publishes a news item under another title.
   * @returns the milliseconds until readers see it
   * @throws it does not become live
   */
  publish: () => Promise<number>;
};

const statusSchema = z.object({
  published: z.array(z.object({ documents: z.array(z.object({ name: z.string() })), following: z.number().optional() })),
});

const pauseMs = 50;
const timeoutMs = 60_000;

/**
 * Waits until all of a publication is live: readers see an entry's own pages before those that mention it.
 * @throws Error it does not happen in time
 */
async function waitUntilComplete({ health }: Pick<Production, 'health'>, key: string, title: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  for (const began = performance.now(); performance.now() - began < timeoutMs;) {
    const response = await fetch(new URL('/status', health.publisher), { headers });
    const [newest] = statusSchema.parse(await response.json()).published;
    if (newest?.following === undefined && newest?.documents.some(({ name }) => name === title)) return;
    await wait(pauseMs);
  }
  throw new Error(`The publisher does not complete “${title}”: see its log.`);
}

/** Signs in as an editor before any fault. @throws the CMS refuses */
export async function signInEditor({ url, cmsUrl, secretsDir, health }: Production, email: string): Promise<Editor> {
  const readSecret = async (name: string) => (await readFile(path.join(secretsDir, name), 'utf8')).trim();
  const panel = await logIn({ cmsUrl, ADMIN_EMAIL: email, ADMIN_PASSWORD: await readSecret('admin-password') });
  const news = (await fetchPublishedNews({ cmsUrl, BUILD_TOKEN: await readSecret('build-token') }, 'uz')).at(-1);
  if (news === undefined) throw new Error('The demonstration content has no news');
  let number = 0;
  return {
    publish: async () => {
      number += 1;
      const title = `Mashqdan keyingi yangilik ${String(number)}`;
      const reader = new Reader(url);
      const began = performance.now();
      try {
        await panel.publish(news.documentId, 'uz', { title });
        await reader.waitUntil(`/uz/news/${news.slug}`, ({ html }) => html.includes(title));
        const liveMs = performance.now() - began;
        await waitUntilComplete({ health }, await readSecret('publisher-key'), title);
        return liveMs;
      } finally {
        reader.close();
      }
    },
  };
}
