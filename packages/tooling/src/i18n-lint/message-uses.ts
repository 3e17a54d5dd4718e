import path from 'node:path';

import ts from 'typescript5';

import { messagesFolder } from './catalogue.ts';

export type MessageUses = { used: ReadonlySet<string>; unclear: readonly string[] };

type UseCollector = { recordUse: (name: string) => void; reportUnclear: (where: ts.Node, why: string) => void };

/** Lists every text that an expression can be; `null` when the set is unbounded. */
function listTexts(checker: ts.TypeChecker, expression: ts.Expression): string[] | null {
  const type = checker.getTypeAtLocation(expression);
  const resolvedType = checker.getBaseConstraintOfType(type) ?? type;
  const parts = resolvedType.isUnion() ? resolvedType.types : [resolvedType];
  const texts = parts.map((part) => (part.isStringLiteral() || part.isNumberLiteral() ? String(part.value) : null));
  return texts.includes(null) ? null : texts.filter((text) => text !== null);
}

function listTemplateTexts(checker: ts.TypeChecker, { head, templateSpans }: ts.TemplateExpression): string[] | null {
  let texts: string[] = [head.text];
  for (const { expression, literal } of templateSpans) {
    const middles = listTexts(checker, expression);
    if (!middles) return null;
    texts = texts.flatMap((text) => middles.map((middle) => text + middle + literal.text));
  }
  return texts;
}

/** Returns the name of a message from its position in its file; `null` for anything else. */
function getMessageName(declaration: ts.Declaration | undefined, folder: string): string | null {
  const file = declaration?.getSourceFile().fileName;
  if (!declaration || !file?.endsWith('.json') || !file.startsWith(folder)) return null;
  const keys: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent)
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) keys.unshift(node.name.text);
  return `${path.basename(file, '.json')}:${keys.join('.')}`;
}

const isAccessedFurther = ({ parent }: ts.Node, node: ts.Node) =>
  (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === node;

function listUsedProperties(checker: ts.TypeChecker, node: ts.Node): (ts.Symbol | undefined)[] {
  if (ts.isPropertyAccessExpression(node)) return isAccessedFurther(node, node) ? [] : [checker.getSymbolAtLocation(node.name)];
  if (ts.isElementAccessExpression(node)) {
    if (isAccessedFurther(node, node)) return [];
    const type = checker.getTypeAtLocation(node.expression);
    return (listTexts(checker, node.argumentExpression) ?? []).map((name) => checker.getPropertyOfType(type, name));
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? [checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text)] : [];
  }
  return [];
}

function visitNode(
  node: ts.Node,
  checker: ts.TypeChecker,
  folder: string,
  isNamespace: (text: string) => boolean,
  collector: UseCollector,
): void {
  if (ts.isStringLiteralLike(node)) collector.recordUse(node.text);
  else if (ts.isTemplateExpression(node) && isNamespace(node.head.text.split(':')[0] ?? '') && node.head.text.includes(':')) {
    const texts = listTemplateTexts(checker, node);
    if (texts) texts.forEach(collector.recordUse);
    else collector.reportUnclear(node, `which messages ${node.getText()} names: give its parts a type that lists them`);
  }
  for (const symbol of listUsedProperties(checker, node)) {
    const name = getMessageName(symbol?.declarations?.[0], folder);
    if (name !== null) collector.recordUse(name);
  }
  ts.forEachChild(node, (child) => {
    visitNode(child, checker, folder, isNamespace, collector);
  });
}

function createTypeProgram(project: string): ts.Program {
  const { config, error } = ts.readConfigFile(project, (file) => ts.sys.readFile(file)) as { config: unknown; error?: ts.Diagnostic };
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(project));
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

/**
 * Finds the messages that code uses: names written out, names composed of parts with literal types, and properties of a
 * message file. Using a group counts for all messages in it.
 */
export function findMessageUses(project: string, names: ReadonlySet<string>, folder = messagesFolder): MessageUses {
  const program = createTypeProgram(project);
  const checker = program.getTypeChecker();
  const namespaces = new Set([...names].map((name) => name.split(':')[0]));
  const used = new Set<string>();
  const unclear: string[] = [];
  const collector: UseCollector = {
    recordUse: (text) => {
      if (names.has(text)) used.add(text);
      else if (text.includes(':')) for (const name of names) if (name.startsWith(`${text}.`)) used.add(name);
    },
    reportUnclear: (where, why) => {
      const file = where.getSourceFile();
      const line = file.getLineAndCharacterOfPosition(where.getStart()).line + 1;
      unclear.push(`${path.relative(path.dirname(project), file.fileName)}:${String(line)}: it is not clear ${why}`);
    },
  };
  const sources = path.join(path.dirname(project), 'src') + path.sep;
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(sources) || /\.(?:test|examples)\.tsx?$|\.json$|\.d\.ts$/u.test(file.fileName)) continue;
    visitNode(file, checker, folder, (text) => namespaces.has(text), collector);
  }
  return { used, unclear };
}
