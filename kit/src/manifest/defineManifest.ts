import { firstHost, reasonsOfEveryApp } from './everyApp.ts';
import { type Manifest, type ScreenEntry, type ScreenFlag, screenFlags } from './Manifest.ts';
import { parameterOf, parametersOf, segmentsOf } from './path.ts';

const codePattern = /^[A-Za-z]\w*$/;
const prefixPattern = /^\/[\w-]*$/;
const ownerPattern = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const versionPattern = /^\d+\.\d+\.\d+$/;
const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+09:00$/;

function isUnder(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`));
}

function isAddress(path: string): boolean {
  return path === '/' || (/^(?:\/[^/?#\s]+)+$/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path));
}

/** What is wrong with one screen, and what to do about it. */
function faultsOf(code: string, entry: ScreenEntry, manifest: Manifest): string[] {
  const { path, title, flags = {}, aliasOf, redirect, window, flow, back, asks, memberAsks } = entry;
  const faults: string[] = [];
  const say = (isWrong: boolean, fault: string) => isWrong && faults.push(fault);
  const has = (other: string) => Object.hasOwn(manifest.screens, other);

  say(!codePattern.test(code), 'its code is no name for a component; use letters, digits and _');
  say(
    !isAddress(path),
    `its path "${path}" is no address; write /prefix/CODE without a trailing slash or a query`,
  );
  say(
    !isUnder(path, manifest.prefixes),
    `its path "${path}" is under none of ${manifest.prefixes.join(', ')}; move it, or add the prefix`,
  );
  say(
    segmentsOf(path).some((segment) => /[{}]/.test(segment) && parameterOf(segment) === undefined),
    `a parameter in "${path}" is not a whole segment; write /{name}/`,
  );
  const names = parametersOf(path);
  say(new Set(names).size < names.length, `"${path}" names a parameter twice; rename one`);
  say(!title.ko.trim() || !title.en.trim(), 'its title lacks a language; give ko and en');
  for (const [flag, value] of Object.entries(flags)) {
    say(
      !screenFlags.includes(flag as ScreenFlag),
      `"${flag}" is no route flag; use one of ${screenFlags.join(', ')}`,
    );
    say(value !== true, `its flag ${flag} is not true; leave it out instead`);
  }
  say(
    aliasOf !== undefined && !has(aliasOf),
    `it is an alias of ${aliasOf}, which is not in the manifest; add that`,
  );
  const target = aliasOf === undefined ? undefined : manifest.screens[aliasOf];
  say(target?.aliasOf !== undefined, `it is an alias of an alias; name ${target?.aliasOf} instead`);
  const wanted = Object.keys(target?.flags ?? {}).filter((flag) => !(flag in flags));
  say(
    wanted.length > 0,
    `as an alias of ${aliasOf} it would go around ${wanted.join(', ')}; set the same flags`,
  );
  say(
    target !== undefined && target.flow !== flow,
    `as an alias of ${aliasOf} another flow would open it; name the same flow`,
  );
  say(flow !== undefined && !flags.stepParam, 'it names a flow and needs no step; set the flag stepParam');
  say(
    redirect !== undefined && !redirect.startsWith('/'),
    `it redirects to "${redirect}"; write a path from the root`,
  );
  say(redirect === path, 'it redirects to itself; name another path');
  say(
    back !== undefined && !has(back),
    `its parent ${back} is not in the manifest; name a screen of this app`,
  );
  say(memberAsks !== undefined && !flags.forVisitor, 'all who see it are members; name what it asks in asks');
  if (asks ?? memberAsks) {
    const all = [...(asks ?? []), ...(memberAsks ?? [])];
    const isGuarded = Object.keys(flags).some((flag) => flag !== 'forVisitor') || manifest.area !== undefined;
    say(isGuarded, 'it asks before its guards were asked; leave asks out');
    say(
      path.includes('{') || all.some((ask) => !/^\/[\w/-]+(?:\?[\w=&%.-]+)?$/.test(ask)),
      'its asks are no addresses below /wApi; write /forest/v1/forests?prsnCnt=2',
    );
  }
  if (window) {
    say(
      !momentPattern.test(window.from) || !momentPattern.test(window.until),
      'its window is not in ISO texts with +09:00; write 2023-11-14T00:00:00+09:00',
    );
    say(
      Date.parse(window.from) >= Date.parse(window.until),
      'its window ends before it starts; swap the two',
    );
    say(window.otherwise === path, 'outside its window it would redirect to itself; name another path');
  }
  return faults.map((fault) => `Screen ${code}: ${fault}.`);
}

function duplicatesOf(screens: Manifest['screens']): string[] {
  const owners = new Map<string, string>();
  return Object.entries(screens).flatMap(([code, { path }]) => {
    const shape = `/${segmentsOf(path)
      .map((segment) => (parameterOf(segment) ? '{}' : segment))
      .join('/')}`;
    const owner = owners.get(shape);
    owners.set(shape, owner ?? code);
    return owner
      ? [`Screen ${code}: ${owner} has the same path "${path}"; only one of them can be opened.`]
      : [];
  });
}

/** What is wrong with who answers for an app and with what it asks of the phone app. */
function faultsOfNeeds({ bridge, nativeScreens, owners, capabilities = {}, minHost }: Manifest): string[] {
  const faults: string[] = [];
  if (bridge.includes('openNativeScreen') !== (nativeScreens !== undefined))
    faults.push('It lists openNativeScreen or nativeScreens alone; list both, or neither.');
  if (owners?.length === 0) faults.push('It names no owner; name a team, or leave owners out.');
  for (const owner of owners ?? []) {
    if (!ownerPattern.test(owner)) faults.push(`Its owner "${owner}" is no team; write forest-team.`);
  }
  for (const [method, { reason, required }] of Object.entries(capabilities)) {
    if (!bridge.includes(method))
      faults.push(
        `It says why it needs ${method}, which its bridge does not list; add it there, or drop this.`,
      );
    if (!reason.ko.trim() || !reason.en.trim())
      faults.push(`Its reason for ${method} lacks a language; give ko and en.`);
    if (required !== undefined && required !== true)
      faults.push(`Its capability ${method} has a required that is not true; leave it out instead.`);
  }
  for (const [line, version] of Object.entries(minHost ?? {})) {
    if (!versionPattern.test(version))
      faults.push(`Its minHost ${line} "${version}" is no version; write 6.0.0 without the letter.`);
  }
  return faults;
}

function faultsOfManifest(manifest: Manifest): string[] {
  const { id, name, prefixes, home, doors = [], screens } = manifest;
  const faults: string[] = [];
  if (!/^[a-z][a-z\d-]*$/.test(id))
    faults.push(`Its id "${id}" is not in small letters, digits and hyphens.`);
  if (!name.ko.trim() || !name.en.trim()) faults.push('Its name lacks a language; give ko and en.');
  if (prefixes.length === 0) faults.push('It owns no prefix; give at least one.');
  for (const prefix of prefixes) {
    if (!prefixPattern.test(prefix)) faults.push(`Its prefix "${prefix}" is not one segment; write /forest.`);
  }
  if (!Object.hasOwn(screens, home))
    faults.push(`Its home ${home} is not among its screens; add it or name another.`);
  if (screens[home]?.aliasOf || screens[home]?.redirect)
    faults.push(`Its home ${home} is no screen of its own.`);
  for (const door of doors) {
    if (!Object.hasOwn(screens, door))
      faults.push(`Its door ${door} is not among its screens; add it or leave it out.`);
  }
  for (const [code, entry] of Object.entries(screens)) faults.push(...faultsOf(code, entry, manifest));
  return [...faults, ...faultsOfNeeds(manifest), ...duplicatesOf(screens)];
}

/** True in the files that pages share: what is released was checked when it was built. */
declare const __WALLET_PAGE__: true | undefined;

/** A manifest as it is written: what is the same in nearly every app may be left out. */
export type WrittenManifest = Omit<Manifest, 'screens'> & {
  readonly screens: Readonly<Record<string, Omit<ScreenEntry, 'path'> & { readonly path?: string }>>;
};

/** The manifest that comes of it: each screen has its path. */
export type Completed<M extends WrittenManifest> = Omit<M, 'screens'> & {
  readonly screens: { readonly [C in keyof M['screens']]: M['screens'][C] & { readonly path: string } };
};

/** A path from prefix and code, the first phone app there is, and the reasons of what every app uses. */
function complete(written: WrittenManifest): Manifest {
  const [prefix = ''] = written.prefixes;
  const below = prefix === '/' ? '' : prefix;
  const screens = Object.entries(written.screens).map(
    ([code, entry]) => [code, { ...entry, path: entry.path ?? `${below}/${code}` }] as const,
  );
  const whole = { minHost: firstHost, ...written, screens: Object.fromEntries(screens) };
  // A page has no use for reasons: customers and reviewers read them in the registry.
  if (typeof __WALLET_PAGE__ !== 'undefined') return whole;
  const usual = written.bridge.flatMap((method) => {
    const capability = reasonsOfEveryApp[method];
    return capability ? [[method, capability] as const] : [];
  });
  if (usual.length === 0) return whole;
  return { ...whole, capabilities: { ...Object.fromEntries(usual), ...written.capabilities } };
}

/**
 * An app's manifest, checked when it is loaded by a test, a build or the dev server. Keeps its exact type: a code
 * without a screen then does not compile. Left out, a screen's path is prefix and code, `minHost` is the first phone
 * app of the specification, and a method that every app uses has its usual reason.
 *
 * @throws Error that lists everything that is wrong, why, and what to do
 */
export function defineManifest<const M extends WrittenManifest>(
  written: M & { readonly home: keyof M['screens'] & string },
): Completed<M> {
  const manifest = complete(written);
  const faults = typeof __WALLET_PAGE__ === 'undefined' ? faultsOfManifest(manifest) : [];
  if (faults.length > 0)
    throw new Error(`The manifest of ${manifest.id} cannot be used.\n${faults.join('\n')}`);
  return manifest as unknown as Completed<M>;
}
