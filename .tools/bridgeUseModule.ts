import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** What a piece of code mentions that may end at the phone app. */
export interface Mentions {
  /** Names of this module: its imports and its own declarations. */
  names: Set<string>;
  /** Members of what the kit makes once for a page, `navigate.open`; `navigate.*` where only known when it runs. */
  members: Set<string>;
  /** Methods asked of a bridge by name; `*` where the name is only known when it runs. */
  methods: Set<string>;
  /** Files that are fetched when they are needed, `import('./steps.ts')`: all that they export counts. */
  late: Set<string>;
}

/** A module as the check of bridge use sees it. */
export interface ModuleUse {
  imports: Map<string, { source: string; name: string }>;
  /** What it passes on from other modules; `*` for all of one. */
  passedOn: { source: string; name: string; as: string }[];
  /** Each declaration of the top level by name; `` for the statements that run at once. */
  declared: Map<string, Mentions>;
}

/** What the kit makes once for a page, member by member: a page uses some and not others. By its maker's name. */
export const madeOnce: Readonly<Record<string, { object: string; file: string }>> = {
  createNavigate: { object: 'navigate', file: 'kit/src/app/navigation.ts' },
  createOpenings: { object: 'openings', file: 'kit/src/app/openings/createOpenings.ts' },
};
const objects = Object.values(madeOnce).map(({ object }) => object);

type Node = { type: string } & Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node.name);
  return node.type === 'Literal' ? String(node.value) : '';
}

/** The last name of `wallet.navigate`, `bridge` or `currentBridge()`. */
function lastName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  if (node.type === 'CallExpression') return lastName(node.callee);
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return lastName(node.expression);
  return nameOf(node);
}

const isBridge = (node: unknown) => /bridge$/i.test(lastName(node));
const isMadeOnce = (node: unknown) => objects.includes(lastName(node));

function newMentions(): Mentions {
  return { names: new Set(), members: new Set(), methods: new Set(), late: new Set() };
}

function collect(node: Node, into: Mentions): Mentions {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'TSTypeAnnotation':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSTypeParameterInstantiation':
      return into;
    case 'Identifier':
    case 'JSXIdentifier':
      into.names.add(nameOf(node));
      return into;
    case 'ImportExpression':
      into.late.add(nameOf(node.source));
      return into;
    case 'Property':
      if (node.computed || node.shorthand) collect(node.key as Node, into);
      return collect(node.value as Node, into);
    case 'CallExpression': {
      const callee = node.callee as Node;
      const [first] = node.arguments as Node[];
      if (
        callee.type !== 'MemberExpression' ||
        !isBridge(callee.object) ||
        nameOf(callee.property) !== 'call'
      )
        break;
      into.methods.add(first?.type === 'Literal' ? String(first.value) : '*');
      for (const part of [callee.object as Node, ...(node.arguments as Node[])]) collect(part, into);
      return into;
    }
    case 'MemberExpression': {
      const property = nameOf(node.property);
      if (isBridge(node.object) && property === 'call') into.methods.add('*');
      if (isBridge(node.object) && property === 'hello') into.methods.add('hello');
      if (isMadeOnce(node.object))
        into.members.add(`${lastName(node.object)}.${node.computed ? '*' : property}`);
      collect(node.object as Node, into);
      return node.computed ? collect(node.property as Node, into) : into;
    }
    case 'VariableDeclarator': {
      const { id, init } = node as Node & { id: Node };
      if (id.type !== 'ObjectPattern') break;
      const taken = (id.properties as Node[]).map(({ key }) => nameOf(key));
      if (isMadeOnce(init)) for (const name of taken) into.members.add(`${lastName(init)}.${name}`);
      if (isBridge(init) && taken.includes('call')) into.methods.add('*');
      break;
    }
  }
  for (const child of childrenOf(node)) collect(child, into);
  return into;
}

/** The members of an object that a function makes and answers with: each is used apart from the others. */
function membersOf(maker: Node, prefix: string, into: Map<string, Mentions>) {
  for (const statement of (maker.body as Node & { body: Node[] }).body) {
    if (statement.type === 'FunctionDeclaration')
      into.set(nameOf(statement.id), collect(statement, newMentions()));
    const answer = statement.type === 'ReturnStatement' ? (statement.argument as Node) : null;
    if (answer?.type !== 'ObjectExpression') continue;
    for (const property of answer.properties as Node[]) {
      into.set(`${prefix}.${nameOf(property.key)}`, collect(property.value as Node, newMentions()));
    }
  }
}

function declare(statement: Node, into: Map<string, Mentions>) {
  if (statement.type === 'VariableDeclaration') {
    for (const declarator of statement.declarations as Node[]) {
      into.set(nameOf(declarator.id), collect(declarator, newMentions()));
    }
  } else if (/^(?:Function|Class)Declaration$/.test(statement.type)) {
    const name = nameOf(statement.id);
    const made = madeOnce[name];
    if (made) membersOf(statement, made.object, into);
    else into.set(name, collect(statement, newMentions()));
  } else collect(statement, into.get('') ?? newMentions());
}

/** Reads the code of a module, types left aside. @throws Error where it does not parse */
export function readModuleUse(file: string, code = readFileSync(file, 'utf8')): ModuleUse {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const use: ModuleUse = { imports: new Map(), passedOn: [], declared: new Map([['', newMentions()]]) };
  for (const statement of program.body as unknown as Node[]) {
    const source = nameOf(statement.source);
    if (statement.importKind === 'type' || statement.exportKind === 'type') continue;
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement.specifiers as Node[]) {
        if (each.importKind === 'type') continue;
        use.imports.set(nameOf(each.local), { source, name: nameOf(each.imported) || '*' });
      }
    } else if (statement.type === 'ExportAllDeclaration') use.passedOn.push({ source, name: '*', as: '*' });
    else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      for (const each of statement.specifiers as Node[]) {
        use.passedOn.push({ source, name: nameOf(each.local), as: nameOf(each.exported) });
      }
    } else if (statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration)) {
      declare(statement.declaration, use.declared);
    } else declare(statement, use.declared);
  }
  return use;
}
