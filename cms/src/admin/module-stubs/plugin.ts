/**
 * A plugin that adds nothing to the panel: its server part is installed, but what its panel part offers for sale is of
 * no use here.
 */
export default { register: (): void => undefined };
