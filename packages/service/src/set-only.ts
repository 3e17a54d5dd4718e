type Source = Readonly<Record<string, string | undefined>>;

/** The settings that are set: Compose passes one that was left out on as an empty one. */
export const setOnly = (source: Source): Source => Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
