import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The packages that were ordered by name, and a file that stands on each. */
const ordered: Record<string, [file: string, use: RegExp]> = {
  react: ['kit/src/app/AppRoot.tsx', /from 'react'/],
  'react-dom': ['kit/src/app/startMicroapp.tsx', /from 'react-dom\/client'/],
  wouter: ['kit/src/app/history.ts', /from 'wouter/],
  '@preact/signals-react': ['kit/src/messages/locale.ts', /from '@preact\/signals-react'/],
  '@nanostores/persistent': ['kit/src/kept/keep.ts', /from '@nanostores\/persistent'/],
  redaxios: ['kit/src/api/transmit.ts', /from 'redaxios'/],
  tsup: ['kit/package.json', /&& tsup"/],
  vite: ['kit/vite/defineMicroapp.ts', /from 'vite'/],
  dayjs: ['kit/src/format/seoulDate.ts', /from 'dayjs'/],
  swiper: ['kit/src/ui/Carousel/Carousel.tsx', /swiper/],
  'react-pdf': ['kit/src/ui/PdfPager/PdfPages.tsx', /from 'react-pdf'/],
  vitest: ['.tools/vitest.config.ts', /from 'vitest\/config'/],
  '@testing-library/react': ['kit/src/testing/renderScreen.tsx', /from '@testing-library\/react'/],
  '@playwright/test': ['.tools/playwright.config.ts', /from '@playwright\/test'/],
  '@changesets/cli': ['package.json', /"version": "changeset version"/],
};

it.each(Object.entries(ordered))('%s was ordered, is depended upon, and is used', (name, [file, use]) => {
  const manifests = execFileSync('git', ['ls-files', '*package.json'], { cwd: root, encoding: 'utf8' });
  const owners = manifests
    .trim()
    .split('\n')
    .filter((path) => {
      const { dependencies, devDependencies, peerDependencies } = JSON.parse(
        readFileSync(join(root, path), 'utf8'),
      ) as Record<string, Record<string, string> | undefined>;
      return { ...dependencies, ...devDependencies, ...peerDependencies }[name] !== undefined;
    });
  expect(owners).not.toEqual([]);
  expect(readFileSync(join(root, file), 'utf8')).toMatch(use);
});
