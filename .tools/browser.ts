// Finds the browsers and the web server that tests drive, and brings them where that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Chromium without a window of its own: a third less work for the same pages; Debian packages it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** A web server as people run it, with files that were compressed by brotli before. */
const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Without one, Korean is boxes: measurements tell too little, and a PDF with Korean fails. */
const koreanFont = 'fonts-noto-cjk';

/** What a real WebKit under a gjs host needs (launcher/e2e/webkit). */
const webkitPackages = ['gjs', 'gir1.2-webkit2-4.1', 'webkit2gtk-driver', 'xvfb', 'xauth', koreanFont];

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const done = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return done.status === 0;
}

function isThere(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
}

function canUseApt(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && isThere('apt-get');
}

function aptInstall(packages: string[]): boolean {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`wallet: installing ${packages.join(', ')}`);
  return (
    run('apt-get', ['update', '-qq'], env) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
  );
}

function playwrightsOwn(): string | undefined {
  try {
    return [chromium.executablePath()].find((path) => existsSync(path));
  } catch {
    return undefined;
  }
}

/** A Chromium that is already on this machine. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return playwrightsOwn() ?? systemChromiums.find((path) => existsSync(path));
}

/** A font with Korean in it, installed if need be; says where to get one. */
function ensureKoreanFont(): void {
  if (process.platform !== 'linux') return;
  const told = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' });
  // Where nobody can say, there may be one.
  if (told.error !== undefined || told.stdout.trim() !== '') return;
  if (canUseApt() && aptInstall([koreanFont])) return;
  console.log(`wallet: no font here has Korean: install ${koreanFont}, or tests of Korean PDFs fail.`);
}

/**
 * A Chromium, installed if need be, with a font for what it shows.
 * @throws Error with one line that says how to get one
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined && existsSync(found)) {
    ensureKoreanFont();
    return found;
  }
  if (found !== undefined) throw new Error(`CHROMIUM_PATH names ${found}, where there is no file.`);
  console.log('wallet: no Chromium on this machine, asking Playwright for one');
  if (run('playwright', ['install', 'chromium'])) {
    const installed = playwrightsOwn();
    if (installed !== undefined) return installed;
  }
  if (canUseApt() && aptInstall(['chromium', koreanFont])) {
    const installed = systemChromiums.find((path) => existsSync(path));
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No Chromium found: install Chrome or Chromium, or set CHROMIUM_PATH to one, then run this again.',
  );
}

/**
 * What drives pages that need no camera, no PDF viewer and no back/forward cache: the headless shell where it is to be
 * had, else the whole Chromium.
 */
export function ensureHeadlessChromium(): string {
  const whole = ensureChromium();
  const isOurs = systemChromiums.includes(whole);
  // Another build than the whole one's would be another browser.
  if (isOurs && !existsSync(headlessShell) && canUseApt()) aptInstall(['chromium-headless-shell']);
  return isOurs && existsSync(headlessShell) ? headlessShell : whole;
}

/** Whether a real WebKit can be driven here, installed if need be; says why not. */
export function ensureWebKit(): boolean {
  const isReady = () => ['gjs', 'WebKitWebDriver', 'xvfb-run'].every(isThere);
  if (isReady()) return true;
  if (process.platform !== 'linux') {
    console.log(`wallet: WebKit suite skipped: WebKitGTK is not to be had on ${process.platform}.`);
    return false;
  }
  if (canUseApt() && aptInstall(webkitPackages) && isReady()) return true;
  console.log(`wallet: WebKit suite skipped: install ${webkitPackages.join(' ')} to run it.`);
  return false;
}

/** Whether a real nginx can be started here, installed if need be; says why not. */
export function ensureNginx(): boolean {
  if (isThere('nginx')) return true;
  if (canUseApt() && aptInstall(nginxPackages) && isThere('nginx')) return true;
  console.log(`wallet: nginx suite skipped: install ${nginxPackages.join(' ')} to run it.`);
  return false;
}
