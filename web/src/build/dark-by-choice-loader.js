const darkOfDevice = /@media \(prefers-color-scheme: dark\) \{\s*:root:not\(\[data-theme='light'\]\) (?<tokens>\{[^}]*\})\s*\}/u;

// A loader of webpack, which only reads plain scripts: the dark tokens are written once, for a dark device, and hold
// for a reader who chose dark, too.
module.exports = (css) => {
  if (!darkOfDevice.test(css))
    throw new Error('tokens.css has its dark tokens in another place than before: look at src/build/dark-by-choice-loader.js');
  return css.replace(darkOfDevice, "$&\n\n  :root[data-theme='dark'] $<tokens>");
};
