import { readFileSync } from 'node:fs';

import { getErrorMessage } from './error-code.ts';
import { secretNames } from './secret-names.ts';

type EnvironmentSource = Readonly<Record<string, string | undefined>>;

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}_FILE can't be read: ${getErrorMessage(error)}`, { cause: error });
  }
}

/**
 * Returns the environment with every secret that is given as a file, such as `EDGE_KEY_FILE=/run/secrets/edge-key`.
 * @throws a file can't be read, or a secret is set twice
 */
export function withSecretFiles(source: EnvironmentSource): EnvironmentSource {
  const fileSecrets = secretNames.flatMap((name) => {
    const file = source[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    if (source[name] !== undefined && source[name] !== '') throw new Error(`${name} and ${name}_FILE are both set: leave one of them out`);
    const secret = readSecret(name, file);
    // An empty file is a secret that is not set.
    return secret === '' ? [] : [[name, secret] as const];
  });
  return { ...source, ...Object.fromEntries(fileSecrets) };
}
