import { getDocumentId, createEntriesClient, logIn } from './panel';
import type { RestResponse } from './rest';
import { secrets } from './secrets';
import type { Cms } from './start-cms';

type Tags = ReturnType<typeof createEntriesClient>;
type Tell = (slug: string, isPublished: boolean) => void;

async function done(step: Promise<RestResponse>): Promise<RestResponse> {
  const response = await step;
  if (response.status >= 400) throw new Error(`The panel answered ${String(response.status)}: ${JSON.stringify(response.body)}`);
  return response;
}

/** The tags of a CMS, in the hands of its administrator. */
export const createTagsClient = async (cms: Cms): Promise<Tags> =>
  createEntriesClient(await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url), 'tag', 'uz');

let count = 0;

/** Publishes a tag, publishes it again, withdraws it, and so on; tells after each answer whether it is published now. */
export async function liveOneLife(tags: Tags, tell: Tell = () => undefined): Promise<void> {
  count += 1;
  const slug = `yashovchan-${String(count)}`;
  const id = getDocumentId(await done(tags.createAndPublish({ name: 'Yorliq', slug })));
  tell(slug, true);
  await done(tags.publish(id, { name: 'Yangi yorliq' }));
  tell(slug, true);
  await done(tags.unpublish(id));
  tell(slug, false);
  await done(tags.publish(id));
  tell(slug, true);
  if (count % 2 === 0) return;
  await done(tags.remove(id));
  tell(slug, false);
}

/**
 * Makes tags live until the CMS is gone.
 * @param begun is called after every answer
 * @returns which are published and which are not, but for the last, whose last step may have happened or not
 */
export async function liveUntilKilled(tags: Tags, begun: () => void): Promise<ReadonlyMap<string, boolean>> {
  const confirmed = new Map<string, boolean>();
  try {
    for (;;) {
      await liveOneLife(tags, (slug, isPublished) => {
        confirmed.set(slug, isPublished);
        begun();
      });
    }
  } catch (error) {
    // The message of fetch when the server is gone.
    if ((error as Error).name !== 'TypeError') throw error;
  }
  confirmed.delete(`yashovchan-${String(count)}`);
  return confirmed;
}
