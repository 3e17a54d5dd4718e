import { listErrorTexts } from '../errors/error-texts.ts';
import { listCodeTexts } from '../fixed/code-words.ts';
import { listFixedTexts } from '../fixed/fixed-texts.ts';
import { listHints } from '../hints/hint-ids.ts';
import { buildLabels } from './labels.ts';
import { uzbekChoices } from './uz/choices.ts';
import { uzbekCodeTexts } from './uz/code.ts';
import { uzbekDates } from './uz/dates.ts';
import { uzbekFaults } from './uz/faults.ts';
import { uzbekFixed } from './uz/fixed.ts';
import { uzbekFiles } from './uz/files.ts';
import { uzbekForeign } from './uz/foreign.ts';
import { uzbekHints } from './uz/hints.ts';
import { uzbekNames } from './uz/names.ts';
import { uzbekPanel } from './uz/panel.ts';
import { uzbekPictures } from './uz/pictures.ts';
import { uzbekPublishing } from './uz/publishing.ts';
import { uzbekRefusals } from './uz/refusals.ts';
import { uzbekSchedule } from './uz/schedule.ts';
import { uzbekSentFiles } from './uz/sent-files.ts';
import { uzbekShared } from './uz/shared.ts';
import { uzbekUses } from './uz/uses.ts';

/** All texts of the panel in this language, by their ids. */
const texts: Readonly<Record<string, string>> = {
  ...listErrorTexts({ refusals: uzbekRefusals, faults: uzbekFaults }),
  ...listFixedTexts(uzbekFixed),
  ...listCodeTexts(uzbekCodeTexts),
  ...uzbekPanel,
  ...uzbekPublishing,
  ...uzbekDates,
  ...uzbekPictures,
  ...uzbekSchedule,
  ...uzbekFiles,
  ...uzbekForeign,
  ...uzbekShared,
  ...uzbekUses,
  ...uzbekSentFiles,
  ...listHints(uzbekHints),
  ...buildLabels(uzbekNames),
  ...uzbekChoices,
};

export default texts;
