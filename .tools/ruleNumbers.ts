import { globSync, readFileSync } from 'node:fs';

/** A line of a catalogue of messages that states a rate or a sum of won. */
export interface Place {
  /** from the root of the repository */
  file: string;
  /** the line, with # for each parameter */
  text: string;
}

const catalogues = [
  '{microapps,kit,launcher}/**/src/**/{messages,words}/**/*.ts',
  'kit/src/**/{messages,words}/**/*.ts',
];

/** A rate: 3%, 15.4 %, 100 percent. */
const rate = /\d\s*(?:%|퍼센트|percent\b)/;
/** 1,000 won and more: 1,000원, 5000원, 1만 원, 3만~8만 원, 20만 · 40만 원, 3억원; ₩50,000, 10,000 won, ₩5 million. */
const sum =
  /\d,\d{3}\s*원|\d{4,}\s*원|\d\s*(?:천|만|억)[\s\d~·,만천억]*원|₩\s*\d+,\d{3}|₩\s*\d{4,}|\d,\d{3}\s*won\b|₩\s*\d[\d.]*\s*(?:thousand|million|billion)/;

const withoutParameters = (line: string) => line.replaceAll(/\$\{[^}]*\}/g, '#');

/** Whether the words of a line state a rate or a sum; what a parameter gives is no literal. */
export function statesNumber(line: string): boolean {
  const words = withoutParameters(line.replace(/\/\/.*$/, ''));
  return rate.test(words) || sum.test(words);
}

/** Every line of a catalogue that states a rate or a sum of won. */
export function ruleNumbers(root: string): Place[] {
  const files = globSync(catalogues, {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(String(name)),
  });
  return [...new Set(files)]
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(`${root}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\*)/.test(line) && statesNumber(line))
        .map((line) => ({ file, text: withoutParameters(line).trim() })),
    );
}
