import path from 'node:path';

import ownRules from './stylelint-rules.mjs';

const styles = (...names) => names.map((name) => path.resolve(import.meta.dirname, '../../../web/src/styles', name));
const lengths = ['px', 'rem', 'em', 'ch', 'ex', 'lh', 'rlh', 'vw', 'vh', 'vi', 'vb', 'vmin', 'vmax', 'svh', 'lvh', 'dvh', 'cqi', 'cqw'];
const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];
const sides = '(left|right|top|bottom)';

/** Values that two components could share are tokens; a component's own width or columns are not. */
const fromTokens = ['/^(font-family|font-weight|font-size|z-index|border-radius|transition-duration|animation-duration)$/', '/color$/'];

export default {
  plugins: ['stylelint-declaration-strict-value', ...ownRules],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'ochiq/known-tokens': true,
    'ochiq/in-its-layer': true,

    'color-no-hex': true,
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
    'function-disallowed-list': colourFunctions,
    'unit-disallowed-list': ['px', 'pt', 'cm', 'mm', 'in', 'pc', 's', 'ms'],
    'declaration-property-unit-disallowed-list': {
      // A space may grow with the window between two tokens, and an offset may be relative to a line.
      '/^(margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding)/': lengths.filter((unit) => unit !== 'vw'),
      '/^inset/': lengths.filter((unit) => unit !== 'em'),
      '/^(font|border|outline|letter-spacing|word-spacing|box-shadow|text-shadow)/': lengths,
    },
    'declaration-property-value-disallowed-list': {
      '/^(font-weight|z-index)$/': ['/^-?\\d+$/'],
      '/^font$/': ['/^\\d{3}/'],
      '/^(text-align|float|clear)$/': ['left', 'right'],
    },
    'property-disallowed-list': [
      `/^(margin|padding|border|scroll-margin|scroll-padding)-${sides}/`,
      '/^border-(top|bottom)-(left|right)-radius$/',
      '/^(left|right|top|bottom)$/',
      '/^((min|max)-)?(width|height)$/',
    ],
    'scale-unlimited/declaration-strict-value': [
      fromTokens,
      {
        ignoreValues: {
          '': ['inherit', 'initial', 'unset', 'currentcolor', 'currentColor', 'transparent', 'none', 'normal', 'auto', '0', '50%'],
          '/color$/': ['inherit', 'currentcolor', 'currentColor', 'transparent', 'auto', '/^[A-Z][a-zA-Z]+$/'],
        },
        ignoreFunctions: false,
      },
    ],

    'declaration-no-important': true,
    'selector-max-id': 0,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { '/^(overflow|text-wrap|list-style-type)/': ['/.*/'] } }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['popover-open', 'global'] }],
    'unit-no-unknown': true,
    'at-rule-no-unknown': true,
    'comment-no-empty': true,
  },
  overrides: [
    // The files that define the values.
    {
      files: styles('tokens.css', 'display.css', 'fonts.css'),
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
        'declaration-property-unit-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
        'scale-unlimited/declaration-strict-value': null,
      },
    },
    // The order of the layers, and font faces, which cannot be layered.
    { files: styles('layers.css', 'fonts.css'), rules: { 'ochiq/in-its-layer': null } },
    { files: styles('print.css'), rules: { 'declaration-no-important': null } },
  ],
};
