import { listErrorTexts } from '../errors/message-patterns.ts';
import { listCodeNames } from '../hard-coded/code-names.ts';
import { listHardCodedTexts } from '../hard-coded/hard-coded-texts.ts';
import { listHints } from './en/hints.ts';
import { buildLabels } from './labels.ts';
import { russianChoices } from './ru/choices.ts';
import { russianCodeNames, russianHardCoded } from './ru/hard-coded.ts';
import { russianDates, russianFiles, russianShared, russianTree } from './ru/forms.ts';
import { russianCopies, russianMerge, russianPresence, russianSession } from './ru/editing.ts';
import { russianFaults, russianRefusals } from './ru/errors.ts';
import { russianForeign, russianSchedule, russianSentFiles, russianUses } from './ru/side-panels.ts';
import { russianHints } from './ru/hints.ts';
import { russianNames } from './ru/names.ts';
import { russianContent } from './ru/panel/content.ts';
import { russianEditor } from './ru/panel/editor.ts';
import { russianEntry } from './ru/panel/entry.ts';
import { russianFields } from './ru/panel/fields.ts';
import { russianFileLists } from './ru/panel/file-lists.ts';
import { russianFileDetails } from './ru/panel/file-details.ts';
import { russianFrame } from './ru/panel/frame.ts';
import { russianLanguages } from './ru/panel/languages.ts';
import { russianMedia } from './ru/panel/media.ts';
import { russianPeople } from './ru/panel/people.ts';
import { russianSiteSettings } from './ru/panel/site-settings.ts';
import { russianTokens } from './ru/panel/tokens.ts';
import { russianViewSettings } from './ru/panel/view-settings.ts';
import { russianWords } from './ru/panel/words.ts';
import { russianHistory, russianTrash } from './ru/history.ts';
import { russianGroups, russianLists } from './ru/lists.ts';
import { russianLibrary } from './ru/library.ts';
import { russianMenus } from './ru/menus.ts';
import { russianDesk } from './ru/desk.ts';
import { russianDuplicate, russianReviews, russianStarters } from './ru/starters.ts';
import { russianAudit } from './ru/audit.ts';
import { russianAgreement } from './ru/agreement.ts';
import { russianChecks } from './ru/checks.ts';
import { russianFactor } from './ru/factor.ts';
import { russianAbsences } from './ru/people/absences.ts';
import { russianPasskeys } from './ru/people/passkeys.ts';
import { russianPreview } from './ru/preview.ts';
import { russianPalette } from './ru/palette.ts';
import { russianPublishing } from './ru/publishing.ts';
import { russianProvider } from './ru/people/provider.ts';
import { russianLimits } from './ru/people/limits.ts';
import { russianRights } from './ru/people/rights.ts';
import { russianStatistics } from './ru/statistics.ts';
import { russianRemoval } from './ru/removal.ts';
import { russianReview } from './ru/review/entry.ts';
import { russianInvitations } from './ru/review/invitations.ts';
import { russianNotices } from './ru/review/notices.ts';
import { russianRemarks } from './ru/review/remarks.ts';
import { russianRules } from './ru/review/rules.ts';
import { russianShares } from './ru/shared-drafts.ts';
import { russianTranslations } from './ru/translations/board.ts';
import { russianWriting } from './ru/writing.ts';

/** The panel’s texts that Strapi’s own Russian lacks or mistranslates; the rest is Strapi’s. */
export const russianPanel: Readonly<Record<string, string>> = {
  ...russianContent,
  ...russianEditor,
  ...russianEntry,
  ...russianFields,
  ...russianFileLists,
  ...russianFileDetails,
  ...russianFrame,
  ...russianLanguages,
  ...russianMedia,
  ...russianPeople,
  ...russianSiteSettings,
  ...russianTokens,
  ...russianViewSettings,
  ...russianWords,
};

/** All texts of the panel in this language, by their ids. */
const texts: Readonly<Record<string, string>> = {
  ...listErrorTexts({ refusals: russianRefusals, faults: russianFaults }),
  ...listHardCodedTexts(russianHardCoded),
  ...listCodeNames(russianCodeNames),
  ...russianPanel,
  ...russianPublishing,
  ...russianRemoval,
  ...russianReview,
  ...russianRemarks,
  ...russianInvitations,
  ...russianNotices,
  ...russianRules,
  ...russianFactor,
  ...russianPasskeys,
  ...russianPalette,
  ...russianShares,
  ...russianAgreement,
  ...russianChecks,
  ...russianPreview,
  ...russianHistory,
  ...russianTrash,
  ...russianDesk,
  ...russianStarters,
  ...russianDuplicate,
  ...russianReviews,
  ...russianDates,
  ...russianSchedule,
  ...russianFiles,
  ...russianForeign,
  ...russianShared,
  ...russianTree,
  ...russianGroups,
  ...russianLists,
  ...russianTranslations,
  ...russianMenus,
  ...russianStatistics,
  ...russianAudit,
  ...russianLimits,
  ...russianRights,
  ...russianProvider,
  ...russianAbsences,
  ...russianLibrary,
  ...russianWriting,
  ...russianUses,
  ...russianSentFiles,
  ...russianCopies,
  ...russianMerge,
  ...russianPresence,
  ...russianSession,
  ...listHints(russianHints),
  ...buildLabels(russianNames),
  ...russianChoices,
};

export default texts;
