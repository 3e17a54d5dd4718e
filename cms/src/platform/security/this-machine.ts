/** Returns whether a host is this machine, which browsers trust without encryption. */
export const isThisMachine = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
