/**
 * The first and the last day of an alert, both included; `null` where that end is open. Days are `YYYY-MM-DD`, in
 * Tashkent.
 */
export type AlertDays = { from: string | null; until: string | null };

export function isActiveOnDay({ from, until }: AlertDays, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until);
}
