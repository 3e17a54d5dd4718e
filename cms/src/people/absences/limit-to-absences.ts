import type { Core } from '@strapi/strapi';

import { readPanelAbility } from '../../content/review/reviewers';
import { addDaysToDay, getDayStart } from '../../submissions/forms/days';
import { readAbsentPeople, runWithoutLenders } from './stand-ins';

/**
 * Shortens what a stand-in makes for people outside, so that it ends with the right by which they make it: at the end of the last day of
 * an absence, where they may not do it without this absence. What a person may do by themselves is as long as they chose.
 * @param may returns whether an ability allows it
 */
export async function limitToAbsences(
  strapi: Core.Strapi,
  user: number,
  { now, until }: { now: Date; until: Date },
  may: (ability: unknown) => Promise<boolean>,
): Promise<Date> {
  const absent = await readAbsentPeople(strapi, user, now);
  for (const last of [...new Set(absent.map(({ untilDay }) => untilDay))].sort()) {
    const over = new Set(absent.flatMap(({ id, untilDay }) => (untilDay <= last ? [id] : [])));
    const end = getDayStart(addDaysToDay(last, 1));
    if (end >= until) return until;
    if (!(await runWithoutLenders(over, async () => may(await readPanelAbility(strapi, user))))) return end;
  }
  return until;
}
