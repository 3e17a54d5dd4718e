import { settingNames, type Settings } from '../workplace/settings.ts';

/** Quotes a value for a `.env` file. @throws Error no quotes fit around it */
export function quoteSetting(name: string, value: string): string {
  if (/^[\w./:@,+=-]*$/u.test(value)) return value;
  const quote = ["'", '`'].find((one) => !value.includes(one));
  if (quote === undefined || value.includes('\n')) throw new Error(`${name} can't be written into a settings file`);
  return `${quote}${value}${quote}`;
}

/** Formats the effective settings, whatever their source, as the text of a `.env` file. */
export function formatSettings(settings: Settings): string {
  const { SITE_HOST, SITE_PORT, siteUrl } = settings;
  // An address that was not set is derived from host and port after a restore.
  const isGiven = siteUrl !== `http://${SITE_HOST}:${String(SITE_PORT)}`;
  const lines = settingNames.flatMap((name) => {
    const value = settings[name];
    return value === undefined || (name === 'SITE_URL' && !isGiven) ? [] : [`${name}=${quoteSetting(name, String(value))}`];
  });
  return `${lines.join('\n')}\n`;
}
