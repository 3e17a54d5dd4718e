import { choices } from './en/choices.ts';
import { dates } from './en/dates.ts';
import { mended } from './en/mended.ts';
import { pictures } from './en/pictures.ts';
import { publishing } from './en/publishing.ts';
import { schedule } from './en/schedule.ts';
import { sentFiles } from './en/sent-files.ts';
import { uses } from './en/uses.ts';
import { spelledOut } from './spelled-out.ts';

/** What Strapi's own English lacks: the texts of our parts of the panel, and the names of fields. */
export const texts: Readonly<Record<string, string>> = {
  ...mended,
  ...publishing,
  ...dates,
  ...pictures,
  ...schedule,
  ...uses,
  ...sentFiles,
  ...spelledOut(),
  ...choices,
};
