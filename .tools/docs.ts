import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '..', 'kit', 'docs');

/** The pages of `kit/docs`, as they stand. */
export function docPages(): { name: string; text: string }[] {
  return readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(join(docs, name), 'utf8') }));
}

/** The files that a page shows: a test of its own each, checked and run like every other. */
export function examplesOf(text: string): string[] {
  return [...text.matchAll(/^```tsx? file=(\S+)$/gm)].map(([, file = '']) => file);
}

/** A page with its examples as they are in their files now. */
export function withExamples(text: string): string {
  return text.replace(
    /^(```tsx? file=(\S+))\n[\s\S]*?^```$/gm,
    (_, fence: string, file: string) => `${fence}\n${readFileSync(join(docs, file), 'utf8')}\`\`\``,
  );
}

/** The README of the kit with the list of decisions as they are now. */
export function withDecisions(text: string): string {
  const folder = join(docs, '..', 'decisions');
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const [, title = name] = /^# (.+)$/m.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      return `- [${title}](decisions/${name})`;
    });
  return text.replace(
    /(<!-- decisions -->\n)[\s\S]*?(<!-- \/decisions -->)/,
    (_, start: string, end: string) => `${start}${rows.join('\n')}\n${end}`,
  );
}

/** Writes the examples into their pages and the decisions into the README (`pnpm api`). */
export function writeDocs(): void {
  for (const { name, text } of docPages()) writeFileSync(join(docs, name), withExamples(text));
  const readme = join(docs, '..', 'README.md');
  writeFileSync(readme, withDecisions(readFileSync(readme, 'utf8')));
}
