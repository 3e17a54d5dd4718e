import { listErrorTexts } from '../errors/error-texts.ts';
import { listCodeTexts } from '../fixed/code-words.ts';
import { listFixedTexts } from '../fixed/fixed-texts.ts';
import { listHints } from '../hints/hint-ids.ts';
import { buildLabels } from './labels.ts';
import { russianChoices } from './ru/choices.ts';
import { russianCodeTexts } from './ru/code.ts';
import { russianDates } from './ru/dates.ts';
import { russianFaults } from './ru/faults.ts';
import { russianFixed } from './ru/fixed.ts';
import { russianFiles } from './ru/files.ts';
import { russianForeign } from './ru/foreign.ts';
import { russianHints } from './ru/hints.ts';
import { russianNames } from './ru/names.ts';
import { russianPanel } from './ru/panel.ts';
import { russianPictures } from './ru/pictures.ts';
import { russianPublishing } from './ru/publishing.ts';
import { russianRefusals } from './ru/refusals.ts';
import { russianSchedule } from './ru/schedule.ts';
import { russianSentFiles } from './ru/sent-files.ts';
import { russianShared } from './ru/shared.ts';
import { russianUses } from './ru/uses.ts';

/** All texts of the panel in this language, by their ids. */
const texts: Readonly<Record<string, string>> = {
  ...listErrorTexts({ refusals: russianRefusals, faults: russianFaults }),
  ...listFixedTexts(russianFixed),
  ...listCodeTexts(russianCodeTexts),
  ...russianPanel,
  ...russianPublishing,
  ...russianDates,
  ...russianPictures,
  ...russianSchedule,
  ...russianFiles,
  ...russianForeign,
  ...russianShared,
  ...russianUses,
  ...russianSentFiles,
  ...listHints(russianHints),
  ...buildLabels(russianNames),
  ...russianChoices,
};

export default texts;
