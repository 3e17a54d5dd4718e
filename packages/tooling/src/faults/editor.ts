import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { publishedNews } from '../bench/publish/news.ts';
import { logIn } from '../bench/publish/panel.ts';
import { Reader } from '../bench/publish/reader.ts';
import type { Production } from '../production/start-production.ts';

export type Editor = {
  /**
   * Publishes a news item under another title.
   * @returns the milliseconds until readers see it
   * @throws it does not become live
   */
  publish: () => Promise<number>;
};

/** Signs in as an editor before any fault. @throws the CMS refuses */
export async function signIn({ url, cmsUrl, secretsDir }: Production, email: string): Promise<Editor> {
  const secret = async (name: string) => (await readFile(path.join(secretsDir, name), 'utf8')).trim();
  const panel = await logIn({ cmsUrl, ADMIN_EMAIL: email, ADMIN_PASSWORD: await secret('admin-password') });
  const news = (await publishedNews({ cmsUrl, BUILD_TOKEN: await secret('build-token') }, 'uz')).at(-1);
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
        await reader.until(`/uz/news/${news.slug}`, ({ html }) => html.includes(title));
        return performance.now() - began;
      } finally {
        reader.close();
      }
    },
  };
}
