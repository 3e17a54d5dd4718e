const national = /^(?:\+?998)?(?<code>\d{2})(?<first>\d{3})(?<second>\d{2})(?<third>\d{2})$/u;

/**
 * Writes a number of Uzbekistan with the country's code, however an editor wrote it: what pages show is what telephones
 * dial, and from abroad nine digits lead elsewhere. Others, and short ones such as 112, stay as they are.
 */
export function writePhone(number: string): string {
  const { code, first, second, third } = national.exec(number.replace(/[ ()-]/gu, ''))?.groups ?? {};
  return code === undefined ? number : `+998 ${code} ${first ?? ''}-${second ?? ''}-${third ?? ''}`;
}
