/** Where what a container knows by a name of its own lies on this machine. */
export type Places = {
  /** What `.env` would say: `${NAME}` in the Compose file. */
  values: Readonly<Record<string, string>>;
  /** Addresses and folders, from what stands in the Compose file to what stands for it here; the longest that fits counts. */
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

/** The settings that the Compose file gives a service, as they are without containers. @throws a value that it wants is missing */
export function localEnv(environment: Readonly<Record<string, string>>, { values, instead }: Places): Record<string, string> {
  const longestFirst = Object.entries(instead).sort(([one], [other]) => other.length - one.length);
  const local = (text: string) => {
    const [from, to] = longestFirst.find(([start]) => text === start || text.startsWith(`${start}/`)) ?? ['', ''];
    return to + text.slice(from.length);
  };
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, local(filledIn(value, values))]));
}
