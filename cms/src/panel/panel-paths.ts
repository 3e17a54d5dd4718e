/** What the edge, the build and the publisher ask for; Strapi's router does not tell capitals from small letters. */
const open = /^\/(?:api|uploads|_health)(?:\/|$)/iu;

/** Whether a path is the panel's: whatever is not known to be another's. */
export const isPanel = (path: string): boolean => !open.test(path);

/** Where somebody who has no session yet can try something out. */
const entrances = /^\/admin\/(login|forgot-password|reset-password|register|register-admin|registration-info)\/?$/iu;

/** The entrance that a path is, in small letters. */
export const entranceAt = (path: string): string | undefined => entrances.exec(path)?.[1]?.toLowerCase();
