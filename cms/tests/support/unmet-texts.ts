/** Texts of Strapi's that are never shown here and stay in English, by the beginnings of their ids, and why. */
const unmet: readonly (readonly [why: string, ids: RegExp])[] = [
  [
    'needs a paid licence',
    /^Settings\.(?:sso|review-workflows|licen[cs]e|content-history)|auditLogs|audit-logs|^widget\.last-activity|^notification\.ee\.|admin-seats/u,
  ],
  ['needs a paid licence: versions of entries', /^content-manager\.(?:history|restore)\.|^history\./u],
  [
    'offers what can be bought, which `flags.promoteEE` in config/admin.ts turns off',
    /[Pp]urchase|UpsellBanner|FreeTrial|trialCountdown|^Settings\.(?:page|application)\.(?:purchase|ai-usage)|premiumFeature/u,
  ],
  [
    'is translated or described by a model of somebody else, which needs a paid licence',
    /AITranslation|aiLocalizations|ai-translations|aiMetadata|create-metadata|metadata(?:Generated|Failed|Skipped)|generatingMetadata|^upload\.ai\.|replace\.description\.ai|^app\.ai\./u,
  ],
  ['tours for whoever sees Strapi for the first time: `tutorials: false` in app.tsx', /^tours\.|GuidedTour|^Usecase\.|Onboarding/u],
  ['asks what one thinks of Strapi: `flags.nps` in config/admin.ts is off', /NpsSurvey/u],
  ['advertises: app.tsx closes it', /MediaLibraryBanner/u],
  ['sells plugins of others, or a place to run on', /[Mm]arket[Pp]lace|deploy-now|^cloud\.|BlockLink/u],
  ['names the groups of Strapi’s left side, in whose place is ours: src/admin/left-side', /LeftMenu\.(?:collection|single)-types$/u],
  ['is about plugins that are not installed', /^global\.plugins\.(?:documentation|graphql|sentry)/u],
  ['is for examples in Strapi’s own code', /^mycustomfields\.|^http:|^app\.components\.HomePage\.create$/u],
  ['belongs to releases and reviews, which need a paid licence', /^(?:content-)?releases\.|^review-workflows\./u],
];

/** Returns why a text is never shown; `null` where it can be. */
export const findWhyUnmet = (id: string): string | null => unmet.find(([, ids]) => ids.test(id))?.[0] ?? null;

/** The same in every language: names of formats and protocols, what consists of placeholders only, and words that Uzbek shares. */
export const sameEverywhere: readonly string[] = [
  'Settings.tokens.copy.title',
  'upload.list.filters.type.audio',
  'upload.list.filters.type.video',
  'upload.settings.section.audio.label',
  'upload.settings.section.video.label',
  'components.Blocks.popover.link.rel.placeholder',
  'components.Blocks.popover.link.target.placeholder',
  'components.Input.error.custom-error',
  'content-manager.form.Input.hint.minMaxDivider',
  'content-manager.widget.chart-entries.tooltip',
  'email.Settings.capabilities.feature.dkim',
  'email.Settings.capabilities.feature.oauth2',
  'global.fullname',
  'upload.asset-details.crop.focal-x-axis',
  'upload.asset-details.crop.focal-y-axis',
  'upload.settings.section.csv.label',
  'upload.settings.section.pdf.label',
  'upload.settings.section.xls.label',
  'upload.settings.section.zip.label',
];
