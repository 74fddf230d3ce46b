// pnpm api: builds the kit and writes what a release is read by: kit/api/<door>.api.md, one report of the types a door
// gives, kit/api/sizes.md, the schema of manifests, and the examples of kit/docs into their pages. `--no-build` takes
// kit/dist as it is; `--check` writes nothing and exits with 1 where a stored report says something else (npm test).
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { manifestSchemaText } from '../kit/conformance/manifestSchema.ts';
import { packageDoors } from '../kit/vite/specifiers.ts';
import { writeDocs } from './docs.ts';
import { measureDoors, overBudget, problemsOfDist, sizesPage } from './sizes.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const kit = join(root, 'kit');
const reports = join(kit, 'api');

/**
 * A report with the words of each inferred union in one order: the compiler writes them in the order in which it met
 * them, which differs from build to build.
 */
const withSortedUnions = (report: string): string =>
  report.replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '));

/** The report of one door, from the types that the build left in `kit/dist`. */
function reportOf(door: string, folder: string): string {
  const name = `${door}.api.md`;
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: kit,
      mainEntryPointFilePath: join(kit, 'dist', door, 'index.d.ts'),
      compiler: { tsconfigFilePath: join(kit, 'tsconfig.json') },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        // What a signature names without exporting it is part of the surface too.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(kit, 'package.json'),
  });
  // Its advice on docblocks is not ours; what it cannot read is thrown.
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return withSortedUnions(readFileSync(join(folder, name), 'utf8'));
}

/** Every report by its file name, as it has to be now. */
async function currentReports(): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-api-'));
  try {
    const texts = new Map<string, string>();
    for (const door of packageDoors) texts.set(`${door}.api.md`, reportOf(door, folder));
    texts.set('manifest.schema.json', manifestSchemaText());
    return texts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stored(name: string): string {
  const file = join(reports, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function firstDifference(was: string, is: string): string {
  const old = was.split('\n');
  const now = is.split('\n');
  const at = now.findIndex((line, index) => line !== old[index]);
  return at < 0 ? 'the end' : `line ${at + 1}: "${old[at] ?? ''}" is now "${now[at]}"`;
}

/** What the stored reports and budgets say that is no longer so; empty when all fits. */
async function problemsOfReports(): Promise<string[]> {
  const problems: string[] = [];
  const current = await currentReports();
  for (const [name, text] of current) {
    if (stored(name) !== text) problems.push(`kit/api/${name}: ${firstDifference(stored(name), text)}`);
  }
  for (const name of readdirSync(reports)) {
    if (name.endsWith('.api.md') && !current.has(name)) problems.push(`kit/api/${name} is of no door`);
  }
  const sizes = await measureDoors();
  problems.push(...overBudget(sizes), ...(await problemsOfDist()));
  if (stored('sizes.md') === '') problems.push('kit/api/sizes.md is missing');
  return problems;
}

async function writeReports(): Promise<void> {
  writeDocs();
  mkdirSync(reports, { recursive: true });
  for (const [name, text] of await currentReports()) writeFileSync(join(reports, name), text);
  writeFileSync(join(reports, 'sizes.md'), sizesPage(await measureDoors()));
}

/** Tells what no longer fits; answers an exit code. */
export async function reportProblems(): Promise<number> {
  const problems = await problemsOfReports();
  if (problems.length === 0) return 0;
  console.error(
    `${problems.join('\n')}\n\nIf that is meant: "pnpm api" writes the reports anew; a budget is raised by hand.`,
  );
  return 1;
}

async function main(args: string[]): Promise<number> {
  if (args.includes('--check')) return reportProblems();
  if (!args.includes('--no-build')) {
    const build = spawnSync('pnpm', ['--filter', '@wallet/kit', 'run', 'build'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (build.status !== 0) return build.status ?? 1;
  }
  await writeReports();
  const over = overBudget(await measureDoors());
  if (over.length > 0) console.error(over.join('\n'));
  return over.length > 0 ? 1 : 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exit(await main(process.argv.slice(2)));
}
