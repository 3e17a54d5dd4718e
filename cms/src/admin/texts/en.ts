import { listHints } from '../hints/hint-ids.ts';
import { choices } from './en/choices.ts';
import { dates } from './en/dates.ts';
import { files } from './en/files.ts';
import { foreign } from './en/foreign.ts';
import { hints } from './en/hints.ts';
import { mended } from './en/mended.ts';
import { pictures } from './en/pictures.ts';
import { publishing } from './en/publishing.ts';
import { schedule } from './en/schedule.ts';
import { sentFiles } from './en/sent-files.ts';
import { shared } from './en/shared.ts';
import { uses } from './en/uses.ts';
import { spelledOut } from './spelled-out.ts';

/** What Strapi's own English lacks: the texts of our parts of the panel, and the names of fields. */
export const texts: Readonly<Record<string, string>> = {
  ...mended,
  ...publishing,
  ...dates,
  ...pictures,
  ...schedule,
  ...files,
  ...foreign,
  ...shared,
  ...uses,
  ...sentFiles,
  ...listHints(hints),
  ...spelledOut(),
  ...choices,
};
