import { settings } from '../../env';

/** Where editors' browsers reach the publisher, which renders previews and has their files; none without a publisher. */
export const previewAddress: string | undefined = settings.PREVIEW_URL ?? settings.PUBLISHER_URL;

/** The origins that the panel loads previews and their files from. */
export const previewOrigins: readonly string[] = previewAddress === undefined ? [] : [new URL(previewAddress).origin];
