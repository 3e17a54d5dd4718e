import { readFile } from 'node:fs/promises';
import path from 'node:path';

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

/** Signs in as an editor before any fault. @throws the CMS refuses */
export async function signInEditor({ url, cmsUrl, secretsDir }: Production, email: string): Promise<Editor> {
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
        return performance.now() - began;
      } finally {
        reader.close();
      }
    },
  };
}
