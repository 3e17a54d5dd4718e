import { listHints } from '../hints/hint-ids.ts';
import { englishChoices } from './en/choices.ts';
import { englishDates } from './en/dates.ts';
import { englishFiles } from './en/files.ts';
import { englishForeign } from './en/foreign.ts';
import { englishHints } from './en/hints.ts';
import { englishCorrections } from './en/mended.ts';
import { englishPictures } from './en/pictures.ts';
import { englishPublishing } from './en/publishing.ts';
import { englishSchedule } from './en/schedule.ts';
import { englishSentFiles } from './en/sent-files.ts';
import { englishShared } from './en/shared.ts';
import { englishUses } from './en/uses.ts';
import { buildEnglishLabels } from './spelled-out.ts';

/** What Strapi's own English lacks: the texts of our parts of the panel, and the names of fields. */
const texts: Readonly<Record<string, string>> = {
  ...englishCorrections,
  ...englishPublishing,
  ...englishDates,
  ...englishPictures,
  ...englishSchedule,
  ...englishFiles,
  ...englishForeign,
  ...englishShared,
  ...englishUses,
  ...englishSentFiles,
  ...listHints(englishHints),
  ...buildEnglishLabels(),
  ...englishChoices,
};

export default texts;
