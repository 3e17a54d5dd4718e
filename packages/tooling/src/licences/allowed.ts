/** Licences under which the project may use and distribute its dependencies. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'],
  ...['Zlib', 'Python-2.0', 'OFL-1.1', 'CC-BY-4.0', 'CC-BY-3.0'],
  // Usable unmodified: only modifications of the package itself would have to be published.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Returns whether a licence, in SPDX notation, is allowed: one side of an OR, every side of an AND. */
export function isAllowed(licence: string): boolean {
  const plain = licence.trim().replace(/^\((?<inside>[^()]*)\)$/u, '$<inside>');
  if (/ or /iu.test(plain)) return plain.split(/ or /iu).some(isAllowed);
  if (/ and /iu.test(plain)) return plain.split(/ and /iu).every(isAllowed);
  return allowed.has(plain);
}
