// What a customer who has opened two domains downloads again after a release: of one domain, then of the kit.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand.ts';
import type { AfterRelease, Again, Files } from './again.ts';
import { buildPeer } from './buildSites.ts';
import type { Certificate } from './certificate.ts';
import { type Browser, startChromium } from './chromium.ts';
import { fourG, openPage } from './openPage.ts';
import { serveBench } from './serve.ts';
import { variants } from './variants.ts';

interface Place {
  executable: string;
  certificate: Certificate;
  root: string;
  store: string;
  sites: string;
  work: string;
}

/** @param had addresses that this browser has downloaded before; those of this opening are added */
async function filesOf(browser: Browser, url: string, had: Set<string>): Promise<Files> {
  const { files } = await openPage(browser, url, fourG);
  const weigh = (address: RegExp) =>
    Object.entries(files)
      .filter(([path]) => address.test(path))
      .reduce((sum, [, bytes]) => sum + bytes, 0);
  const shared = Object.entries(files).filter(([path]) => path.startsWith('/_shared/'));
  const twice = shared.filter(([path]) => had.has(path)).reduce((sum, [, bytes]) => sum + bytes, 0);
  for (const [path] of shared) had.add(path);
  return {
    own: weigh(/\/assets\//),
    kit: weigh(/^\/_shared\/kit-/),
    runtime: weigh(/^\/_shared\/runtime-/),
    twice,
  };
}

/** Opens both pages, then releases step by step and opens both again after each. */
async function afterEach<Step extends string>(
  place: Place,
  origin: string,
  name: string,
  steps: Record<Step, () => Promise<void>>,
): Promise<Record<'first' | Step, Again>> {
  const { page = '', before = '' } = variants.find((each) => each.name === name) ?? {};
  const browser = await startChromium(place.executable, place.certificate.keyHash);
  const had = new Set<string>();
  const open = async () => ({
    forest: await filesOf(browser, origin + page, had),
    other: await filesOf(browser, origin + before, had),
  });
  try {
    const again: Record<string, Again> = { first: await open() };
    for (const [step, release] of Object.entries<() => Promise<void>>(steps)) {
      await release();
      again[step] = await open();
    }
    return again as Record<'first' | Step, Again>;
  } finally {
    await browser.close();
  }
}

async function run(command: string[], env: NodeJS.ProcessEnv) {
  const code = await runCommand(process.execPath, command, env);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.`);
}

/** The wallet from a copy of its store, released into by the store's own commands. */
export async function walletAfterRelease(place: Place): Promise<AfterRelease> {
  const { root, work, certificate, sites } = place;
  const store = join(work, 'released');
  rmSync(store, { recursive: true, force: true });
  cpSync(place.store, store, { recursive: true });
  const app = join(work, 'changed', 'forest');
  rmSync(app, { recursive: true, force: true });
  mkdirSync(join(work, 'changed'), { recursive: true });
  const source = join(root, 'microapps/forest');
  cpSync(source, app, { recursive: true, filter: (path) => !/node_modules|e2e|\.test\./.test(path) });
  // Its tsconfig.json begins with the one two folders above it.
  cpSync(join(root, 'tsconfig.base.json'), join(work, 'tsconfig.base.json'));
  symlinkSync(join(source, 'node_modules'), join(app, 'node_modules'), 'dir');
  const words = join(app, 'src/messages/ko.ts');
  const text = readFileSync(words, 'utf8');
  const changed = text.replace("title: '휴양림 찾기'", "title: '휴양림 골라 보기'");
  if (changed === text)
    throw new Error('The text that is changed for the measurement is not there any more.');
  writeFileSync(words, changed);

  const next = { WALLET_STORE: store, WALLET_KIT_MARK: 'the next kit' };
  const buildWithNextKit = (app: string) => run(['.tools/build.ts', app], next);
  const server = await serveBench({ certificate, store, sites });
  try {
    return await afterEach(place, server.origin, 'wallet', {
      nothing: async () => {},
      domain: () => run(['.tools/bench/releaseCopy.ts', app], { WALLET_STORE: store }),
      // Any app: the launcher brings the next kit into the store, and both domains keep theirs.
      kit: () => buildWithNextKit('launcher'),
      kitAndForest: () => buildWithNextKit('forest'),
      kitAndBoth: () => buildWithNextKit('whitepaper'),
    });
  } finally {
    server.close();
  }
}

/** A peer that has everything in each domain's own bundle: a kit release is a release of every domain. */
export async function bundledAfterRelease(
  place: Place,
): Promise<Pick<AfterRelease, 'first' | 'domain' | 'kitAndBoth'>> {
  const sites = join(place.work, 'released-sites');
  rmSync(sites, { recursive: true, force: true });
  const buildWith = (marks: { forest?: string; trails?: string }) =>
    buildPeer(place.root, sites, 'selfContained', marks);
  await buildWith({});
  const server = await serveBench({ certificate: place.certificate, store: place.store, sites });
  try {
    return await afterEach(place, server.origin, 'self-contained', {
      domain: () => buildWith({ forest: ' 2' }),
      kitAndBoth: () => buildWith({ forest: ' 3', trails: ' 3' }),
    });
  } finally {
    server.close();
  }
}
