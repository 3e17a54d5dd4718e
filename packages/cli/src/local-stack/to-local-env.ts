/** Local values of names that exist only in containers. */
export type EnvSubstitutions = {
  /** Values of `.env`: `${NAME}` in the Compose file. */
  values: Readonly<Record<string, string>>;
  /** Addresses and folders, from the Compose file to their local replacements; the longest match wins. */
  instead: Readonly<Record<string, string>>;
};

const reference = /\$\{(?<name>\w+)(?::(?<how>[-?])(?<otherwise>[^}]*))?\}/gu;

function substituteVariables(text: string, values: EnvSubstitutions['values']): string {
  return text.replace(reference, (placeholder: string, name: string, how: string | undefined, otherwise: string | undefined) => {
    const value = values[name];
    if (value !== undefined && value !== '') return value;
    if (how === '-') return otherwise ?? '';
    throw new Error(`${placeholder} has no value: the Compose file wants ${name}${how === '?' ? `, ${otherwise ?? ''}` : ''}`);
  });
}

/**
 * Converts the settings of a service in the Compose file to local ones without containers.
 * @throws a required value is missing
 */
export function toLocalEnv(environment: Readonly<Record<string, string>>, { values, instead }: EnvSubstitutions): Record<string, string> {
  const longestFirst = Object.entries(instead).sort(([one], [other]) => other.length - one.length);
  const replaceAddress = (text: string) => {
    const [from, to] = longestFirst.find(([start]) => text === start || text.startsWith(`${start}/`)) ?? ['', ''];
    return to + text.slice(from.length);
  };
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, replaceAddress(substituteVariables(value, values))]));
}
