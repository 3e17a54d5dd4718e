import { listErrorTexts } from '../errors/message-patterns.ts';
import { listCodeNames } from '../hard-coded/code-names.ts';
import { listHardCodedTexts } from '../hard-coded/hard-coded-texts.ts';
import { listHints } from './en/hints.ts';
import { buildLabels } from './labels.ts';
import { uzbekChoices } from './uz/choices.ts';
import { uzbekCodeNames, uzbekHardCoded } from './uz/hard-coded.ts';
import { uzbekDates, uzbekFiles, uzbekShared, uzbekTree } from './uz/forms.ts';
import { uzbekCopies, uzbekMerge, uzbekPresence, uzbekSession } from './uz/editing.ts';
import { uzbekFaults, uzbekRefusals } from './uz/errors.ts';
import { uzbekForeign, uzbekSchedule, uzbekSentFiles, uzbekUses } from './uz/side-panels.ts';
import { uzbekHints } from './uz/hints.ts';
import { uzbekNames } from './uz/names.ts';
import { uzbekContent } from './uz/panel/content.ts';
import { uzbekEditor } from './uz/panel/editor.ts';
import { uzbekEntry } from './uz/panel/entry.ts';
import { uzbekFields } from './uz/panel/fields.ts';
import { uzbekFileLists } from './uz/panel/file-lists.ts';
import { uzbekFileDetails } from './uz/panel/file-details.ts';
import { uzbekFrame } from './uz/panel/frame.ts';
import { uzbekLanguages } from './uz/panel/languages.ts';
import { uzbekMedia } from './uz/panel/media.ts';
import { uzbekPeople } from './uz/panel/people.ts';
import { uzbekSiteSettings } from './uz/panel/site-settings.ts';
import { uzbekTokens } from './uz/panel/tokens.ts';
import { uzbekViewSettings } from './uz/panel/view-settings.ts';
import { uzbekWords } from './uz/panel/words.ts';
import { uzbekHistory, uzbekTrash } from './uz/history.ts';
import { uzbekGroups, uzbekLists } from './uz/lists.ts';
import { uzbekLibrary } from './uz/library.ts';
import { uzbekMenus } from './uz/menus.ts';
import { uzbekDesk } from './uz/desk.ts';
import { uzbekDuplicate, uzbekReviews, uzbekStarters } from './uz/starters.ts';
import { uzbekAudit } from './uz/audit.ts';
import { uzbekAgreement } from './uz/agreement.ts';
import { uzbekChecks } from './uz/checks.ts';
import { uzbekFactor } from './uz/factor.ts';
import { uzbekAbsences } from './uz/people/absences.ts';
import { uzbekPasskeys } from './uz/people/passkeys.ts';
import { uzbekPreview } from './uz/preview.ts';
import { uzbekPalette } from './uz/palette.ts';
import { uzbekPublishing } from './uz/publishing.ts';
import { uzbekProvider } from './uz/people/provider.ts';
import { uzbekLimits } from './uz/people/limits.ts';
import { uzbekRights } from './uz/people/rights.ts';
import { uzbekStatistics } from './uz/statistics.ts';
import { uzbekRemoval } from './uz/removal.ts';
import { uzbekReview } from './uz/review/entry.ts';
import { uzbekInvitations } from './uz/review/invitations.ts';
import { uzbekNotices } from './uz/review/notices.ts';
import { uzbekRemarks } from './uz/review/remarks.ts';
import { uzbekRules } from './uz/review/rules.ts';
import { uzbekShares } from './uz/shared-drafts.ts';
import { uzbekTranslations } from './uz/translations/board.ts';
import { uzbekWriting } from './uz/writing.ts';

/**
 * The panel’s own texts. Every text of Strapi’s that can be shown is here: cms/tests/strapi-texts.test.ts compares
 * them.
 */
export const uzbekPanel: Readonly<Record<string, string>> = {
  ...uzbekContent,
  ...uzbekEditor,
  ...uzbekEntry,
  ...uzbekFields,
  ...uzbekFileLists,
  ...uzbekFileDetails,
  ...uzbekFrame,
  ...uzbekLanguages,
  ...uzbekMedia,
  ...uzbekPeople,
  ...uzbekSiteSettings,
  ...uzbekTokens,
  ...uzbekViewSettings,
  ...uzbekWords,
};

/** All texts of the panel in this language, by their ids. */
const texts: Readonly<Record<string, string>> = {
  ...listErrorTexts({ refusals: uzbekRefusals, faults: uzbekFaults }),
  ...listHardCodedTexts(uzbekHardCoded),
  ...listCodeNames(uzbekCodeNames),
  ...uzbekPanel,
  ...uzbekPublishing,
  ...uzbekRemoval,
  ...uzbekReview,
  ...uzbekRemarks,
  ...uzbekInvitations,
  ...uzbekNotices,
  ...uzbekRules,
  ...uzbekFactor,
  ...uzbekPasskeys,
  ...uzbekPalette,
  ...uzbekShares,
  ...uzbekAgreement,
  ...uzbekChecks,
  ...uzbekPreview,
  ...uzbekHistory,
  ...uzbekTrash,
  ...uzbekDesk,
  ...uzbekStarters,
  ...uzbekDuplicate,
  ...uzbekReviews,
  ...uzbekDates,
  ...uzbekSchedule,
  ...uzbekFiles,
  ...uzbekForeign,
  ...uzbekShared,
  ...uzbekTree,
  ...uzbekGroups,
  ...uzbekLists,
  ...uzbekTranslations,
  ...uzbekMenus,
  ...uzbekStatistics,
  ...uzbekAudit,
  ...uzbekLimits,
  ...uzbekRights,
  ...uzbekProvider,
  ...uzbekAbsences,
  ...uzbekLibrary,
  ...uzbekWriting,
  ...uzbekUses,
  ...uzbekSentFiles,
  ...uzbekCopies,
  ...uzbekMerge,
  ...uzbekPresence,
  ...uzbekSession,
  ...listHints(uzbekHints),
  ...buildLabels(uzbekNames),
  ...uzbekChoices,
};

export default texts;
