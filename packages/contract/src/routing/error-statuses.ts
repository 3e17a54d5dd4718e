/** The HTTP error statuses that have a page of their own in every language, in addition to 404. */
export const errorStatuses = [400, 405, 414, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];
