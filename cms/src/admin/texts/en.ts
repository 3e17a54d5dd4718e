import { englishHints, listHints } from './en/hints.ts';
import { englishChoices } from './en/choices.ts';
import { englishDates, englishFiles, englishShared, englishTree } from './en/forms.ts';
import { englishCopies, englishMerge, englishPresence, englishSession } from './en/editing.ts';
import { englishForeign, englishSchedule, englishSentFiles, englishUses } from './en/side-panels.ts';
import { englishCorrections, englishPictures } from './en/corrections.ts';
import { englishHistory, englishTrash } from './en/history.ts';
import { englishGroups, englishLists } from './en/lists.ts';
import { englishMenus } from './en/menus.ts';
import { englishDesk } from './en/desk.ts';
import { englishDuplicate, englishReviews, englishStarters } from './en/starters.ts';
import { englishChecks } from './en/checks.ts';
import { englishPreview } from './en/preview.ts';
import { englishPalette } from './en/palette.ts';
import { englishPublishing } from './en/publishing.ts';
import { englishWriting } from './en/writing.ts';
import { buildEnglishLabels } from './labels.ts';

/** What Strapi's own English lacks: the texts of our parts of the panel, and the names of fields. */
const texts: Readonly<Record<string, string>> = {
  ...englishCorrections,
  ...englishPublishing,
  ...englishPalette,
  ...englishChecks,
  ...englishPreview,
  ...englishHistory,
  ...englishTrash,
  ...englishDesk,
  ...englishStarters,
  ...englishDuplicate,
  ...englishReviews,
  ...englishDates,
  ...englishPictures,
  ...englishSchedule,
  ...englishFiles,
  ...englishForeign,
  ...englishShared,
  ...englishTree,
  ...englishGroups,
  ...englishLists,
  ...englishMenus,
  ...englishWriting,
  ...englishUses,
  ...englishSentFiles,
  ...englishCopies,
  ...englishMerge,
  ...englishPresence,
  ...englishSession,
  ...listHints(englishHints),
  ...buildEnglishLabels(),
  ...englishChoices,
};

export default texts;
