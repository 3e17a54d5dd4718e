type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** Omits empty settings: Compose passes an unset variable on as an empty one. */
export const omitEmpty = (source: EnvironmentSource): EnvironmentSource =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
