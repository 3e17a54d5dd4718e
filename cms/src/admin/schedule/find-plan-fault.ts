import type { Plan } from '../../content/schedule/planned.ts';
import type { ScheduleText } from '../texts/en/side-panels.ts';
import { parseMinute } from '../../content/schedule/minute.ts';

/** Returns what prevents a minute from being planned, as far as the panel can tell; `null` where nothing does. */
export function findPlanFault(field: string, plans: readonly Plan[], now: Date): ScheduleText | null {
  const minute = parseMinute(field);
  if (minute === null) return 'ochiq.schedule.no-minute';
  if (Date.parse(minute) <= now.getTime()) return 'ochiq.schedule.over';
  const isTaken = plans.some((plan) => plan.state === 'waiting' && Date.parse(plan.minute) === Date.parse(minute));
  return isTaken ? 'ochiq.schedule.taken' : null;
}
