/** The paths for the edge, the build and the publisher; Strapi's router is case-insensitive. */
const publicPaths = /^\/(?:api|uploads|_health)(?:\/|$)/iu;

/** Returns whether a path is the panel's: any that is not known to be another service's. */
export const isPanel = (path: string): boolean => !publicPaths.test(path);

/** The endpoints that accept attempts without a session. */
const entrances = /^\/admin\/(login|forgot-password|reset-password|register|register-admin|registration-info)\/?$/iu;

/** Finds the entrance at a path, in small letters. */
export const findEntrance = (path: string): string | undefined => entrances.exec(path)?.[1]?.toLowerCase();
