const letter = '/\\p{L}/u';
const shown = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const spokenAttribute =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/]';

/** Matches text written into a component, and the same in braces. */
const writtenText = [
  `JSXText[value=${letter}]`,
  ...[shown, `${spokenAttribute} > JSXExpressionContainer`].flatMap((place) => [
    `${place} > Literal[value=${letter}]`,
    `${place} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${letter}]`,
    `${place} > TemplateLiteral > TemplateElement[value.raw=${letter}]`,
  ]),
  `${spokenAttribute} > Literal[value=${letter}]`,
];

/** Rejects texts in a component that belong into the messages of the three languages. */
const useMessages = {
  create: (context) => {
    const report = (node) => context.report({ node, message: 'What people read is a message: useMessages()' });
    return Object.fromEntries(writtenText.map((selector) => [selector, report]));
  },
};

/** The project's own rules for Oxlint. */
export default { meta: { name: 'ochiq' }, rules: { 'use-messages': useMessages } };
