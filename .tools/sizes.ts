import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitDoors } from '../kit/vite/specifiers.ts';
import { bundleDoor, type DoorBundle } from './bundleDoor.ts';

/** Bytes after brotli by door: its script with its style, and the largest chunk that comes later. */
interface Budget {
  atOnce: number;
  lazy: number;
}

const file = join(import.meta.dirname, '..', 'kit', 'api', 'budgets.json');

function budgets(): Record<string, Budget> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>;
}

/** Every door that a page imports, bundled alone. */
export async function measureDoors(): Promise<Map<string, DoorBundle>> {
  const sizes = new Map<string, DoorBundle>();
  for (const door of kitDoors) sizes.set(door, await bundleDoor(door));
  return sizes;
}

/** Which doors weigh more than `kit/api/budgets.json` allows, or have no budget. */
export function overBudget(
  sizes: ReadonlyMap<string, DoorBundle>,
  allowed: Record<string, Budget> = budgets(),
): string[] {
  return [...sizes].flatMap(([door, { script, style, lazy }]) => {
    const budget = allowed[door];
    if (budget === undefined) return [`kit/api/budgets.json has no budget for ${door}`];
    const atOnce = script.brotli + style.brotli;
    return [
      ...(atOnce > budget.atOnce ? [`${door} is ${atOnce} bytes, its budget ${budget.atOnce}`] : []),
      ...lazy
        .filter(({ brotli }) => brotli > budget.lazy)
        .map(({ name, brotli }) => `${door} asks for ${name} of ${brotli} bytes, its budget ${budget.lazy}`),
    ];
  });
}

/** What shows that the package as it is published cannot be shaken as its sources can; empty when it can. */
export async function problemsOfDist(): Promise<string[]> {
  const money = await bundleDoor('format', ['formatMoney'], 'dist');
  const button = await bundleDoor('ui', ['Button'], 'dist');
  // `v` is one object in the package, which no bundler takes apart: the schemas come with it. In the sources they do not.
  // The language, which every part speaks, is a choice that all WebViews share: nanostores keeps it.
  const known = ['valibot', 'nanostores', '@nanostores/persistent'].map((name) => `node_modules/${name}`);
  const foreign = button.modules.filter((name) => name.startsWith('node_modules/') && !known.includes(name));
  return [
    ...(money.script.bytes > 800 ? [`formatMoney of the package brings ${money.script.bytes} bytes`] : []),
    ...(button.script.bytes > 32_500 ? [`Button of the package brings ${button.script.bytes} bytes`] : []),
    ...(foreign.length > 0 ? [`Button of the package brings ${foreign.join(', ')}`] : []),
  ];
}

function thousands(bytes: number): string {
  return String(bytes).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The page `kit/api/sizes.md`. */
export function sizesPage(sizes: ReadonlyMap<string, DoorBundle>): string {
  const rows = [...sizes].flatMap(([door, { script, style, lazy }]) => [
    `| ${door} | ${thousands(script.bytes)} | ${thousands(script.brotli)} |`,
    ...(style.bytes > 0
      ? [`| ${door}: style | ${thousands(style.bytes)} | ${thousands(style.brotli)} |`]
      : []),
    ...lazy.map(
      ({ name, bytes, brotli }) => `| ${door}: ${name}, later | ${thousands(bytes)} | ${thousands(brotli)} |`,
    ),
  ]);
  return `# Sizes

Written by \`pnpm api\`. Each door bundled alone with everything it needs, React, wouter and signals aside; what comes
later is a file of its own that a page asks for when it needs it. Doors share most of what they need, so the rows do
not add up: a page gets the core, and the parts that it uses (decision 0014). Budgets stand in \`budgets.json\`.

| door | bytes, minified | bytes, brotli |
|---|--:|--:|
${rows.join('\n')}
`;
}
