import type { AppliedChange } from '../swap/applied-change.ts';
import { countedAlert, followUndo } from './counted.ts';
import type { Followed } from './followed.ts';
import type { Means } from './means.ts';
import { wantedAlert } from './publish-alert.ts';
import { countedMarks, marksOf } from './standing-files.ts';

/**
 * Takes a change back, and holds it back until the CMS changes it.
 * @param number `null` for the newest that can be undone
 * @returns the undo, and whether what is known of the release has followed it
 * @throws SwapError it can't be undone; the site stays as it was
 */
export async function undo(
  number: number | null,
  followed: Followed,
  { options, patience, swaps }: Means,
): Promise<{ applied: AppliedChange; isFollowed: boolean }> {
  const { site, live } = followed;
  const fingerprintAt = (page: string) => site.fingerprintAt(page);
  const files = new Map([...wantedAlert(site, options), ...marksOf(site.files)]);
  const applied = await swaps.undo(number, live, { fingerprintAt, files, facts: site.facts });
  try {
    await followUndo(applied, site, live);
    followed.alert = await countedAlert(live);
    followed.marks = await countedMarks(live);
    patience.forget();
    return { applied, isFollowed: true };
  } catch {
    return { applied, isFollowed: false };
  }
}
