/** Local values of names that exist only in containers. */
export type Places = {
  /** Values of `.env`: `${NAME}` in the Compose file. */
  values: Readonly<Record<string, string>>;
  /** Addresses and folders, from the Compose file to their local replacements; the longest match wins. */
  instead: Readonly<Record<string, string>>;
};

const reference = /\$\{(?<name>\w+)(?::(?<how>[-?])(?<otherwise>[^}]*))?\}/gu;

function filledIn(text: string, values: Places['values']): string {
  return text.replace(reference, (whole: string, name: string, how: string | undefined, otherwise: string | undefined) => {
    const value = values[name];
    if (value !== undefined && value !== '') return value;
    if (how === '-') return otherwise ?? '';
    throw new Error(`${whole} has no value: the Compose file wants ${name}${how === '?' ? `, ${otherwise ?? ''}` : ''}`);
  });
}

/**
 * Converts the settings of a service in the Compose file to local ones without containers.
 * @throws a required value is missing
 */
export function localEnv(environment: Readonly<Record<string, string>>, { values, instead }: Places): Record<string, string> {
  const longestFirst = Object.entries(instead).sort(([one], [other]) => other.length - one.length);
  const local = (text: string) => {
    const [from, to] = longestFirst.find(([start]) => text === start || text.startsWith(`${start}/`)) ?? ['', ''];
    return to + text.slice(from.length);
  };
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, local(filledIn(value, values))]));
}
