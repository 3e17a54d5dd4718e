import { listErrorTexts } from '../errors/error-texts.ts';
import { listCodeTexts } from '../fixed/code-words.ts';
import { listFixedTexts } from '../fixed/fixed-texts.ts';
import { listHints } from '../hints/hint-ids.ts';
import { labels } from './labels.ts';
import { choices } from './ru/choices.ts';
import { code } from './ru/code.ts';
import { dates } from './ru/dates.ts';
import { faults } from './ru/faults.ts';
import { fixed } from './ru/fixed.ts';
import { files } from './ru/files.ts';
import { foreign } from './ru/foreign.ts';
import { hints } from './ru/hints.ts';
import { names } from './ru/names.ts';
import { panel } from './ru/panel.ts';
import { pictures } from './ru/pictures.ts';
import { publishing } from './ru/publishing.ts';
import { refusals } from './ru/refusals.ts';
import { schedule } from './ru/schedule.ts';
import { sentFiles } from './ru/sent-files.ts';
import { shared } from './ru/shared.ts';
import { uses } from './ru/uses.ts';

/** All texts of the panel in this language, by their ids. */
export const texts: Readonly<Record<string, string>> = {
  ...listErrorTexts({ refusals, faults }),
  ...listFixedTexts(fixed),
  ...listCodeTexts(code),
  ...panel,
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
  ...labels(names),
  ...choices,
};
