import { documentIdOf, entriesOf, logIn } from './panel';
import type { Answer } from './rest';
import { secrets } from './secrets';
import type { Cms } from './start-cms';

type Tags = ReturnType<typeof entriesOf>;
type Tell = (slug: string, isPublished: boolean) => void;

async function done(step: Promise<Answer>): Promise<Answer> {
  const answer = await step;
  if (answer.status >= 400) throw new Error(`The panel answered ${String(answer.status)}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** The tags of a CMS, in the hands of its administrator. */
export const tagsOf = async (cms: Cms): Promise<Tags> =>
  entriesOf(await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url), 'tag', 'uz');

let count = 0;

/** Publishes a tag, publishes it again, withdraws it, and so on; tells after each answer whether it is published now. */
export async function liveOneLife(tags: Tags, tell: Tell = () => undefined): Promise<void> {
  count += 1;
  const slug = `yashovchan-${String(count)}`;
  const id = documentIdOf(await done(tags.createAndPublish({ name: 'Yorliq', slug })));
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
export async function liveUntilGone(tags: Tags, begun: () => void): Promise<ReadonlyMap<string, boolean>> {
  const told = new Map<string, boolean>();
  try {
    for (;;) {
      await liveOneLife(tags, (slug, isPublished) => {
        told.set(slug, isPublished);
        begun();
      });
    }
  } catch (error) {
    // The message of fetch when the server is gone.
    if ((error as Error).name !== 'TypeError') throw error;
  }
  told.delete(`yashovchan-${String(count)}`);
  return told;
}
