/** A plugin that adds nothing to the panel: its server part is there, and nobody here can buy what the panel would offer. */
export default { register: (): void => undefined };
