/** The answers that have a page of their own in every language, besides 404. */
export const errorStatuses = [400, 405, 414, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];
