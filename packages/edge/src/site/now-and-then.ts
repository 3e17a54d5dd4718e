/**
 * Looks at something at most once in so many milliseconds; all who ask while it is looked at share the look.
 * Who asks for it afresh gets a look that began after the question.
 * @param now milliseconds of a clock that never goes back
 */
export function nowAndThen(every: number, look: () => Promise<void>, now: () => number): (afresh?: boolean) => Promise<void> {
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    lookedAt = now();
    looking = look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  // One at a time: a slow look must not put an older answer over a newer one.
  const beginAfterwards = async (): Promise<void> => {
    do await looking?.catch(() => undefined);
    while (looking);
    next = undefined;
    await begin();
  };

  return async (afresh = false) => {
    if (afresh) return (next ??= beginAfterwards());
    if (!looking && now() - lookedAt >= every) await begin();
    else await looking;
  };
}
