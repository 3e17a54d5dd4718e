import { readFileSync } from 'node:fs';
import path from 'node:path';

import stylelint from 'stylelint';

const tokensFile = path.resolve(import.meta.dirname, '../../../web/src/styles/tokens.css');
const definition = /^\s*(?<name>--[\w-]+):/gmu;
const listNames = (css) => [...css.matchAll(definition)].map(({ groups }) => groups.name);

/** Creates a rule that inspects a file and reports problems with their position. */
const createRule = (name, look) => {
  const ruleName = `ochiq/${name}`;
  const check = (enabled) => (root, result) => {
    if (!enabled) return;
    look(root, (node, message) => stylelint.utils.report({ ruleName, result, node, message: `${message} (${ruleName})` }));
  };
  check.ruleName = ruleName;
  check.messages = {};
  return stylelint.createPlugin(ruleName, check);
};

/** Browsers ignore an unknown token silently. */
const knownTokens = createRule('known-tokens', (root, report) => {
  const known = new Set([...listNames(readFileSync(tokensFile, 'utf8')), ...listNames(root.toString())]);
  root.walkDecls((decl) => {
    for (const [, name] of decl.value.matchAll(/var\(\s*(--[\w-]+)/gu)) if (!known.has(name)) report(decl, `tokens.css has no ${name}`);
  });
});

const getLayers = (file) => (file.endsWith('.module.css') ? ['components'] : ['reset', 'base', 'utilities']);

/** Unlayered styles override all layered ones. */
const inItsLayer = createRule('in-its-layer', (root, report) => {
  const layers = getLayers(root.source?.input.file ?? '');
  root.each((node) => {
    if (node.type === 'comment') return;
    const inside = node.type === 'atrule' && node.name === 'layer' && layers.includes(node.params) && node.nodes !== undefined;
    if (!inside) report(node, `belongs into @layer ${layers.join(' or ')}`);
  });
});

export default [knownTokens, inItsLayer];
