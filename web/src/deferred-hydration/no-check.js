// Stands for `invariant`, by which a router checks how it is used: Gatsby's own code uses it, the same on every page.
export default () => undefined;
