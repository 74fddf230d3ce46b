import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const template = join(import.meta.dirname, '..', 'kit', 'template', 'app', 'src');
const screens = globSync('**/*.tsx', { cwd: template })
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(template, name), 'utf8') }));

/** Elements of the page that a screen writes itself, instead of taking a part of the kit. */
function ownElements(text: string): string[] {
  return [...text.matchAll(/(?<!\w)<([a-z][a-z0-9]*)[\s/>]/g)].map(([, name = '']) => name);
}

it('(G42) a new app takes header, forms, terms, dialogs and lists from the kit: its screens write no element', () => {
  expect(ownElements('<dialog open><ul><Li/></ul>')).toEqual(['dialog', 'ul']);
  expect(screens.length).toBeGreaterThan(4);
  const own = screens.flatMap(({ name, text }) => ownElements(text).map((element) => `${name}: ${element}`));
  expect(own).toEqual([]);
});

it('(G42) a new app shows each of them', () => {
  const all = screens.map(({ text }) => text).join('\n');
  const parts = [
    'Screen',
    'PagedList',
    'ListItem',
    'AgreeToTerms',
    'Form',
    'TextField',
    'AmountField',
    'Lead',
  ];
  for (const part of [...parts, 'MainButton', 'ResultPage', 'KeyValue']) {
    expect(all, part).toContain(`<${part}`);
  }
  for (const call of ['useForm<', 'confirm({', 'useLoad(', 'useAction(', 'useLeaveGuard(', '.step('])
    expect(all).toContain(call);
});

it('(G42) a new app imports nothing but kit doors, React and itself', () => {
  const from = screens.flatMap(({ text }) =>
    [...text.matchAll(/from '([^'.][^']*)'/g)].map(([, name]) => name),
  );
  expect([...new Set(from)].filter((name) => !/^(react|@wallet\/kit\/[a-z]+)$/.test(name ?? ''))).toEqual([]);
});
