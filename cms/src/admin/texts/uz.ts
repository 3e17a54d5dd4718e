import { listErrorTexts } from '../errors/error-texts.ts';
import { listCodeTexts } from '../fixed/code-words.ts';
import { listFixedTexts } from '../fixed/fixed-texts.ts';
import { listHints } from '../hints/hint-ids.ts';
import { labels } from './labels.ts';
import { choices } from './uz/choices.ts';
import { code } from './uz/code.ts';
import { dates } from './uz/dates.ts';
import { faults } from './uz/faults.ts';
import { fixed } from './uz/fixed.ts';
import { files } from './uz/files.ts';
import { foreign } from './uz/foreign.ts';
import { hints } from './uz/hints.ts';
import { names } from './uz/names.ts';
import { panel } from './uz/panel.ts';
import { pictures } from './uz/pictures.ts';
import { publishing } from './uz/publishing.ts';
import { refusals } from './uz/refusals.ts';
import { schedule } from './uz/schedule.ts';
import { sentFiles } from './uz/sent-files.ts';
import { shared } from './uz/shared.ts';
import { uses } from './uz/uses.ts';

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
