type Source = Readonly<Record<string, string | undefined>>;

/** Omits empty settings: Compose passes an unset variable on as an empty one. */
export const setOnly = (source: Source): Source => Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
