import { englishHints, listHints } from './en/hints.ts';
import { englishChoices } from './en/choices.ts';
import { englishDates, englishFiles, englishShared, englishTree } from './en/forms.ts';
import { englishCopies, englishMerge, englishPresence, englishSession } from './en/editing.ts';
import { englishForeign, englishSchedule, englishSentFiles, englishUses } from './en/side-panels.ts';
import { englishCorrections, englishPictures } from './en/corrections.ts';
import { englishHistory, englishTrash } from './en/history.ts';
import { englishGroups, englishLists } from './en/lists.ts';
import { englishLibrary } from './en/library.ts';
import { englishMenus } from './en/menus.ts';
import { englishDesk } from './en/desk.ts';
import { englishDuplicate, englishReviews, englishStarters } from './en/starters.ts';
import { englishAudit } from './en/audit.ts';
import { englishAgreement } from './en/agreement.ts';
import { englishChecks } from './en/checks.ts';
import { englishFactor } from './en/factor.ts';
import { englishAbsences } from './en/people/absences.ts';
import { englishPasskeys } from './en/people/passkeys.ts';
import { englishPreview } from './en/preview.ts';
import { englishPalette } from './en/palette.ts';
import { englishPublishing } from './en/publishing.ts';
import { englishProvider } from './en/people/provider.ts';
import { englishLimits } from './en/people/limits.ts';
import { englishRights } from './en/people/rights.ts';
import { englishStatistics } from './en/statistics.ts';
import { englishRemoval } from './en/removal.ts';
import { englishReview } from './en/review/entry.ts';
import { englishInvitations } from './en/review/invitations.ts';
import { englishNotices } from './en/review/notices.ts';
import { englishRemarks } from './en/review/remarks.ts';
import { englishRules } from './en/review/rules.ts';
import { englishShares } from './en/shared-drafts.ts';
import { englishTranslations } from './en/translations/board.ts';
import { englishWriting } from './en/writing.ts';
import { buildEnglishLabels } from './labels.ts';

/** What Strapi's own English lacks: the texts of our parts of the panel, and the names of fields. */
const texts: Readonly<Record<string, string>> = {
  ...englishCorrections,
  ...englishPublishing,
  ...englishRemoval,
  ...englishReview,
  ...englishRemarks,
  ...englishInvitations,
  ...englishNotices,
  ...englishRules,
  ...englishFactor,
  ...englishPasskeys,
  ...englishPalette,
  ...englishShares,
  ...englishAgreement,
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
  ...englishTranslations,
  ...englishMenus,
  ...englishStatistics,
  ...englishAudit,
  ...englishLimits,
  ...englishRights,
  ...englishProvider,
  ...englishAbsences,
  ...englishLibrary,
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
