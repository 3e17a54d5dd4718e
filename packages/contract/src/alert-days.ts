/** The first and the last day of something, both included; `null` where there is no such end. Days are `YYYY-MM-DD`, in Tashkent. */
export type AlertDays = { from: string | null; until: string | null };

export function isForDay({ from, until }: AlertDays, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until);
}
